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
    // Nobody asked to leave this tab's page, so the next sign-in leads back to it.
    if (event === 'expired' || event === 'left') {
      if (event === 'expired') noteSessionEnd()
      void leave(consolePath(router.state.location.href))
    }
  })
  addEventListener('storage', ({ key }) => session.followStore(key))
}
