import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from '../ui/toast-store.ts'

const Toasts = lazy(() => import('../ui/toasts.tsx').then((file) => ({ default: file.Toasts })))

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
