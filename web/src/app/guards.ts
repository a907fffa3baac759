import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Features } from '../api/feature-flags.ts'
import { featuresQuery } from '../api/features.ts'
import { linkTokenOf } from '../api/link-token.ts'
import { carriedPage, carryPage, forgetPage } from '../api/previous-page.ts'
import { profileQuery } from '../api/profile.ts'
import type { Session } from '../api/session.ts'
import { tabStore } from '../lib/storage.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly session: Session
  /** Adds the site map for signed-in users to the router. */
  readonly loadPortal: () => Promise<void>
}

export interface Visit<Context> {
  readonly context: Context
  readonly location: { readonly href: string }
  /**
   * True if the page is only preloaded, for example while the pointer hovers over its link. Preloading must have no
   * side effects.
   */
  readonly preload: boolean
}

/** Leads to sign-in. The page they wanted is kept for later. */
export const toSignIn = ({ location, preload }: Visit<RouterContext>) => {
  if (!preload) carryPage(location.href)
  return redirect({ to: '/auth/signin', replace: true })
}

/**
 * Pages under /auth are for signed-out visitors; others go back to where they were. A stored session may have expired,
 * so this asks for the profile first.
 */
export const signedOut = async ({ context, preload }: Visit<RouterContext>): Promise<void> => {
  const { queryClient, session } = context
  if (session.isLoggedIn) await queryClient.ensureQueryData(profileQuery).catch(() => undefined)
  if (!session.isLoggedIn) return
  const page = carriedPage()
  if (!preload) forgetPage()
  throw redirect({ href: page, replace: true })
}

/**
 * The features as last known. Stale ones are refetched in the background, so that nobody waits, and a failed request
 * stops nobody.
 */
export const featuresOf = (queryClient: QueryClient): Promise<Features> =>
  queryClient.ensureQueryData({ ...featuresQuery, revalidateIfStale: true })

/** Leads into the portal once its site map is loaded, or to sign-in. */
export const openPortal = async (visit: Visit<RouterContext>): Promise<void> => {
  const { context, location } = visit
  if (!context.session.isLoggedIn) throw toSignIn(visit)
  await context.loadPortal()
  throw redirect({ href: location.href, replace: true })
}

/** The same for pages that also work signed out. */
export const openFeature =
  (name: FeatureName, otherwise: '/' | '/auth/signin') =>
  async ({ context }: Visit<RouterContext>): Promise<void> => {
    const features = await featuresOf(context.queryClient)
    if (!features[name]) throw redirect({ to: otherwise, replace: true })
  }

/** Pages that a mailed link opens need its token. */
export const linkToken = ({ location }: { readonly location: { readonly pathname: string } }): void => {
  if (linkTokenOf(tabStore, location.pathname) === undefined) throw redirect({ to: '/', replace: true })
}
