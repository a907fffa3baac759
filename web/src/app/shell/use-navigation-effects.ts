import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { leavePage } from '../shortcuts/row-keys.ts'

/** Closes the menu overlay after every navigation, even to the same page, and lets a new page know which one it came from. */
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
