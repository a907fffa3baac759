import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
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

/** By then the first screen has what it needs. */
const aheadMs = 2_000

/**
 * What every page has: what keeps the focus, what is only read out, and the place where messages appear. That is fetched ahead, for the first
 * message may be that there is no network, and stays: what is put into a place that is there already is read out.
 */
export const RootLayout = () => {
  const [isThere, setThere] = useState(false)
  const any = useSyncExternalStore(toasts.subscribe, toasts.shown).length > 0
  useEffect(() => {
    // From its first drawing on: what has the focus may go with the first press.
    void import('../ui/keep-focus.ts').then((part) => part.keepFocus()).catch(() => undefined)
    const show = (): void => setThere(true)
    const timer = setTimeout(() => void Toasts.fetch().then(show, () => undefined), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <output className="sr" id={sayId} />
      <Outlet />
      {(any || isThere) && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
