import type { QueryClient } from '@tanstack/react-query'
import { forgetTyped, noteSessionEnd } from '../api/session-end.ts'
import { forgetViews } from './list/last-view.ts'
import { paths } from './paths.ts'
import { consolePath, isEntry } from './return-path.ts'
import type { ConsoleRouter } from './router.ts'
import type { ConsoleSession } from './session.ts'

interface Parts {
  readonly session: ConsoleSession
  readonly queryClient: QueryClient
  readonly router: ConsoleRouter
}

/** Keeps the screen in step with the session, as it changes in this tab or in another. */
export const followSession = ({ session, queryClient, router }: Parts): void => {
  // Leaves without asking about unsaved changes: they could no longer be saved, and forms keep what was typed.
  const leave = async (next: string): Promise<void> => {
    await queryClient.cancelQueries()
    const query = next === paths.home ? '' : `?next=${encodeURIComponent(next)}`
    await router.navigate({ href: paths.signIn + query, replace: true, ignoreBlocker: true })
    queryClient.clear()
  }
  session.subscribe((event) => {
    if (event === 'signed_in') queryClient.clear()
    if (event === 'signed_out' || event === 'left') forgetTyped()
    if (event === 'signed_out') {
      forgetViews()
      void leave(paths.home)
    }
    if (event === 'expired' || event === 'left') {
      // Decided by the address, because the session may turn out to be over before the first page is drawn.
      const { href } = router.latestLocation
      // A page that needs no session stays, and with it what is typed there.
      if (isEntry(href)) return queryClient.removeQueries({ type: 'inactive' })
      if (event === 'expired') noteSessionEnd()
      // Nobody asked to leave this tab's page, so the next sign-in leads back to it.
      void leave(consolePath(href))
    }
    return undefined
  })
  addEventListener('storage', ({ key }) => session.followStore(key))
}
