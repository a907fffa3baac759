import type { QueryClient } from '@tanstack/react-query'
import { linkTokenOf } from '../api/link-token.ts'
import { followIn, hearOtherTabs } from '../api/other-tabs.ts'
import { carryPage, forgetPage } from '../api/previous-page.ts'
import { forgetTyped, noteSessionEnd } from '../api/session-end.ts'
import { type Session, sessionKeys } from '../api/session.ts'
import { tabStore } from '../lib/storage.ts'
import type { PortalRouter } from './router.ts'

interface Parts {
  readonly session: Session
  readonly queryClient: QueryClient
  readonly router: PortalRouter
}

/** Leaves without asking about unsaved changes: they could no longer be saved, and forms keep what was typed. */
const toSignIn = async ({ queryClient, router }: Parts): Promise<void> => {
  await queryClient.cancelQueries()
  await router.navigate({ to: '/auth/signin', replace: true, ignoreBlocker: true })
  queryClient.clear()
}

/**
 * Pages that belong to no account: sign-in pages and the pages of mailed links. Other pages may have been opened with a
 * token as well.
 * Decided by the address, because the session may turn out to be over before the first page is drawn.
 */
const isOpen = ({ router }: Parts): boolean =>
  router.matchRoutes(router.latestLocation).some(({ routeId }) => /^\/(?:auth|link)\//.test(routeId))

/** The token of the mailed link that opened this page, regardless of who is signed in. */
const linkHere = (parts: Parts): string | undefined =>
  isOpen(parts) ? linkTokenOf(tabStore, parts.router.latestLocation.pathname) : undefined

/**
 * Pages that need no session stay open when it ends: sign-in pages and what a mailed link has opened. All other cached
 * data belonged to the session and is dropped. Returns whether the current page is one of them.
 */
const stays = (parts: Parts): boolean => {
  const { queryClient, router } = parts
  const token = linkHere(parts)
  if (token === undefined && !router.latestLocation.pathname.startsWith('/auth/')) return false
  void queryClient.resetQueries({ predicate: ({ queryKey }) => !queryKey.includes(token) })
  return true
}

/** Keeps the screen in step with the session, as it changes in this tab or in another. */
export const followSession = (parts: Parts): void => {
  const { session, queryClient, router } = parts
  session.subscribe((event) => {
    if (event === 'signed_in') queryClient.clear()
    followIn(event, router, linkHere(parts) === undefined ? '/' : undefined)
    if (event === 'signed_out' || event === 'left') forgetTyped()
    if (event === 'signed_out') {
      forgetPage()
      void toSignIn(parts)
    }
    // Nobody asked to leave this tab's page, so the next sign-in leads back to it.
    if ((event === 'expired' || event === 'left') && !stays(parts)) {
      carryPage(router.latestLocation.href)
      if (event === 'expired') noteSessionEnd()
      void toSignIn(parts)
    }
  })
  hearOtherTabs((key) => {
    if (key === null || sessionKeys.some((name) => name === key)) session.followStore()
  })
}
