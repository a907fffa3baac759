import { Outlet } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { toasts } from '../ui/toast-store.ts'

const Toasts = lazyPart(async () => (await import('../ui/toasts.tsx')).Toasts)

/** What every page has: the place where messages appear, loaded with the first of them. */
export const RootLayout = () => {
  const any = useSyncExternalStore(toasts.subscribe, toasts.shown).length > 0
  return (
    <>
      <Outlet />
      {any && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
