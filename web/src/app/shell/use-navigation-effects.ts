import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { leavePage } from '../shortcuts/row-keys.ts'

/** Wherever the menu leads, to the very page it lies over as well, its overlay goes; a new page knows which one it came from. */
export const useNavigationEffects = (closeMenu: () => void): void => {
  const router = useRouter()
  const onLeave = useEffectEvent(closeMenu)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        onLeave()
        if (pathChanged && fromLocation !== undefined) leavePage(fromLocation.pathname)
      }),
    [router],
  )
}
