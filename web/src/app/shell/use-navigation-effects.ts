import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { leavePage } from '../shortcuts/row-keys.ts'

/** A new page takes the overlay menu away, and knows which one it came from. */
export const useNavigationEffects = (closeMenu: () => void): void => {
  const router = useRouter()
  const onLeave = useEffectEvent(closeMenu)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        leavePage(fromLocation.pathname)
        onLeave()
      }),
    [router],
  )
}
