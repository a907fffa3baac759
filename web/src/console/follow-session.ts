import type { QueryClient } from '@tanstack/react-query'
import { forgetTyped, noteSessionEnd } from '../api/session-end.ts'
import { consolePath } from './guards.ts'
import { forgetViews } from './list/last-view.ts'
import { paths } from './paths.ts'
import type { ConsoleRouter } from './router.ts'
import type { ConsoleSession } from './session.ts'

interface Parts {
  readonly session: ConsoleSession
  readonly queryClient: QueryClient
  readonly router: ConsoleRouter
}

/** Leads the screen wherever the session goes, in this tab or in another. */
export const followSession = ({ session, queryClient, router }: Parts): void => {
  // Nobody is asked about what is not saved: it could be saved no more, and forms keep it themselves.
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
    // Nobody asked to leave the page of this tab: whoever signs in again comes back to it.
    if (event === 'expired' || event === 'left') {
      if (event === 'expired') noteSessionEnd()
      void leave(consolePath(router.state.location.href))
    }
  })
  addEventListener('storage', ({ key }) => session.followStore(key))
}
