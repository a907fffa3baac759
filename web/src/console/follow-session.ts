import type { QueryClient } from '@tanstack/react-query'
import { followIn, hearOtherTabs } from '../api/other-tabs.ts'
import { forgetTyped, noteSessionEnd } from '../api/session-end.ts'
import { forgetViews } from '../lib/last-view.ts'
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
    if (event === 'switched') forgetViews()
    // The page of a mailed link is for people who are signed in as well, and leads on to nothing.
    const isLink = router.latestLocation.pathname === paths.choosePassword
    if (event !== 'entered' || !isLink) followIn(event, router, isLink ? undefined : paths.home)
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
  hearOtherTabs((key) => session.followStore(key))
}
