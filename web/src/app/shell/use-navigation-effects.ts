import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { forgetViews, keepView } from '../../lib/last-view.ts'
import { leavePage } from '../shortcuts/row-keys.ts'

/**
 * Closes the menu overlay after every navigation, even to the same page, lets a new page know which one it came from, and
 * keeps how that one looked for the way back.
 */
export const useNavigationEffects = (closeMenu: () => void): void => {
  const router = useRouter()
  const onLeave = useEffectEvent(closeMenu)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        onLeave()
        if (!pathChanged || fromLocation === undefined) return
        leavePage(fromLocation.pathname)
        keepView(fromLocation.pathname, fromLocation.search)
      }),
    [router],
  )
  // The frame ends with the session. Whoever signs in next starts afresh.
  useEffect(() => () => forgetViews(), [])
}
