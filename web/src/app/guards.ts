import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { Profile } from '@foyer/contract/account/profile.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { t } from 'i18next'
import { statusOf } from '../api/failure.ts'
import type { Features } from '../api/feature-flags.ts'
import { featuresQuery } from '../api/features.ts'
import { linkTokenOf } from '../api/link-token.ts'
import { carriedPage, carryPage, forgetPage } from '../api/previous-page.ts'
import { profileQuery } from '../api/profile.ts'
import type { Session } from '../api/session.ts'
import { isConfirmed, isReady } from '../api/standing.ts'
import { nextTask } from '../lib/next-task.ts'
import { tabStore } from '../lib/storage.ts'
import { toasts } from '../ui/toast-store.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly session: Session
  /** Adds the site map for signed-in users to the router. */
  readonly loadPortal: () => Promise<void>
}

export interface Visitor {
  readonly profile: Profile
  readonly features: Features
}

interface Visit<Context> {
  readonly context: Context
  readonly location: { readonly href: string }
  /**
   * True if the page is only preloaded, for example while the pointer hovers over its link. Preloading must have no
   * side effects.
   */
  readonly preload: boolean
}

const toSignIn = ({ location, preload }: Visit<RouterContext>) => {
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
const featuresOf = (queryClient: QueryClient): Promise<Features> =>
  queryClient.ensureQueryData({ ...featuresQuery, revalidateIfStale: true })

/** Leads into the portal once its site map is loaded, or to sign-in. */
export const openPortal = async (visit: Visit<RouterContext>): Promise<void> => {
  const { context, location } = visit
  if (!context.session.isLoggedIn) throw toSignIn(visit)
  await context.loadPortal()
  throw redirect({ href: location.href, replace: true })
}

/** The portal is for signed-in users. Others go to sign-in, and the page they wanted is kept for later. */
export const signedIn = async (visit: Visit<RouterContext>): Promise<Visitor> => {
  const { queryClient, session } = visit.context
  if (!session.isLoggedIn) throw toSignIn(visit)
  try {
    const [profile, features] = await Promise.all([queryClient.ensureQueryData(profileQuery), featuresOf(queryClient)])
    // On a first load, this and what follows would otherwise be one long task.
    await nextTask()
    return { profile, features }
  } catch (error) {
    if (statusOf(error) === 401) throw toSignIn(visit)
    throw error
  }
}

/** Most pages need accepted terms and a password. Both are set on the profile page. */
export const ready = ({ context }: Visit<Visitor>): void => {
  if (!isReady(context.profile, context.features)) throw redirect({ to: '/profile', replace: true })
}

/** The start page leads to the licences once the e-mail is confirmed. */
export const start = ({ context }: Visit<Visitor>): void => {
  const to = isConfirmed(context.profile, context.features) ? '/licenses' : '/profile'
  throw redirect({ to, replace: true })
}

/** No link in the portal leads to a page that the visitor cannot use, so they typed its address: a toast explains. */
const explain = ({ preload }: { readonly preload: boolean }, why: 'feature' | 'store'): void => {
  if (!preload) toasts.show({ tone: 'warn', title: t(`refused.${why}`), details: [t(`refused.${why}_text`)] })
}

/** An area whose feature is off does not exist for this brand. */
export const onlyWith = (feature: FeatureName) => ({
  staticData: { feature },
  beforeLoad: (visit: Visit<Visitor>): void => {
    if (visit.context.features[feature]) return
    explain(visit, 'feature')
    throw redirect({ to: '/', replace: true })
  },
})

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

/** The shop needs its permission. */
export const store = (visit: Visit<Visitor>): void => {
  if (visit.context.profile.permissions.store) return
  explain(visit, 'store')
  throw redirect({ to: '/', replace: true })
}

/** An address that only redirects. */
export const goTo = (path: string) => (): void => {
  throw redirect({ href: path, replace: true })
}
