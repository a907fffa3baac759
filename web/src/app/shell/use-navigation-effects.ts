import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { countArrival } from '../../ui/page-title.ts'

/** A new page takes the overlay menu away, and starts its headline's turn to be focused. */
export const useNavigationEffects = (closeMenu: () => void): void => {
  const router = useRouter()
  const onLeave = useEffectEvent(closeMenu)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        countArrival()
        onLeave()
      }),
    [router],
  )
}
