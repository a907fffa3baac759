import { Outlet } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { sayId } from '../ui/say.ts'
import { toasts } from '../ui/toast-store.ts'

const Toasts = lazyPart(
  async () => {
    const part = await import('../ui/toasts.tsx')
    return part.Toasts
  },
  () => null,
)

/** The first screen has loaded what it needs by this time. */
const aheadMs = 2_000

/**
 * What every page has: the focus keeper, the live region and the place for toasts. The toast area is loaded ahead of
 * time, because the first message may be that the network is gone. It stays mounted, because screen readers announce
 * only what is added to an existing live region.
 */
export const RootLayout = () => {
  const [isThere, setThere] = useState(false)
  const any = useSyncExternalStore(toasts.subscribe, toasts.shown).length > 0
  useEffect(() => {
    // From the first drawing on, because the first click may already remove the focused element.
    void import('../ui/keep-focus.ts').then((part) => part.keepFocus()).catch(() => undefined)
    const show = (): void => setThere(true)
    const timer = setTimeout(() => void Toasts.fetch().then(show, () => undefined), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <output className="sr" id={sayId} />
      <Outlet />
      {(any || isThere) && <Toasts />}
    </>
  )
}
