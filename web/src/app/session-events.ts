import type { QueryClient } from '@tanstack/react-query'
import { linkTokenOf } from '../api/link-token.ts'
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

/** Nobody is asked about what is not saved: it could be saved no more, and forms keep it themselves. */
const toSignIn = async ({ queryClient, router }: Parts): Promise<void> => {
  await queryClient.cancelQueries()
  await router.navigate({ to: '/auth/signin', replace: true, ignoreBlocker: true })
  queryClient.clear()
}

/**
 * Pages that are shown to nobody in particular: those before sign-in, and those of mails' links. Others may have been opened with a token, too.
 * By the address: a session may be known to have ended before the first page is there.
 */
const isOpen = ({ router }: Parts): boolean =>
  router.matchRoutes(router.latestLocation).some(({ routeId }) => /^\/(?:auth|link)\//.test(routeId))

/** The token of the mail's link that opened this page, whoever is signed in. */
const linkHere = (parts: Parts): string | undefined =>
  isOpen(parts) ? linkTokenOf(tabStore, parts.router.latestLocation.pathname) : undefined

/**
 * Pages that need no session stay where one ends: those before sign-in, and what a mail's link has opened. Everything else that is known was
 * told to the session. Returns whether the page is one of them.
 */
const stays = (parts: Parts): boolean => {
  const { queryClient, router } = parts
  const token = linkHere(parts)
  if (token === undefined && !router.latestLocation.pathname.startsWith('/auth/')) return false
  void queryClient.resetQueries({ predicate: ({ queryKey }) => !queryKey.includes(token) })
  return true
}

/** Leads the screen wherever the session goes, in this tab or in another. */
export const followSession = (parts: Parts): void => {
  const { session, queryClient, router } = parts
  session.subscribe((event) => {
    if (event === 'signed_in') queryClient.clear()
    // Another tab signed in: a fresh start leads on from sign-in, or out of what belongs to the other account.
    if (event === 'entered') location.reload()
    if (event === 'switched') {
      // Nobody is asked whether to stay: what is typed here could be saved for nobody.
      router.history.destroy()
      if (linkHere(parts) === undefined) location.replace('/')
      else location.reload()
    }
    if (event === 'signed_out' || event === 'left') forgetTyped()
    if (event === 'signed_out') {
      forgetPage()
      void toSignIn(parts)
    }
    // Nobody asked to leave the page of this tab: whoever signs in again comes back to it.
    if ((event === 'expired' || event === 'left') && !stays(parts)) {
      carryPage(router.latestLocation.href)
      if (event === 'expired') noteSessionEnd()
      void toSignIn(parts)
    }
  })
  addEventListener('storage', ({ key }) => {
    if (key !== null && !sessionKeys.some((name) => name === key)) return
    session.followStore()
  })
}
