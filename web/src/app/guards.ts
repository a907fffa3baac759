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
  /** Adds the site map of those who are signed in to the router. */
  readonly loadPortal: () => Promise<void>
}

export interface Visitor {
  readonly profile: Profile
  readonly features: Features
}

interface Visit<Context> {
  readonly context: Context
  readonly location: { readonly href: string }
  /** A page that is only looked at beforehand, as when the pointer passes its link, leaves nothing behind. */
  readonly preload: boolean
}

const toSignIn = ({ location, preload }: Visit<RouterContext>) => {
  if (!preload) carryPage(location.href)
  return redirect({ to: '/auth/signin', replace: true })
}

/** Pages under /auth are for those who are signed out; others go back to where they were. What is stored of a session may be over: the profile tells. */
export const signedOut = async ({ context, preload }: Visit<RouterContext>): Promise<void> => {
  const { queryClient, session } = context
  if (session.isLoggedIn) await queryClient.ensureQueryData(profileQuery).catch(() => undefined)
  if (!session.isLoggedIn) return
  const page = carriedPage()
  if (!preload) forgetPage()
  throw redirect({ href: page, replace: true })
}

/** As last heard: where they are old they are asked for anew, which keeps nobody waiting, nor from going on where no answer comes. */
const featuresOf = (queryClient: QueryClient): Promise<Features> =>
  queryClient.ensureQueryData({ ...featuresQuery, revalidateIfStale: true })

/** Leads into the portal once its site map is there, or to sign-in. */
export const openPortal = async (visit: Visit<RouterContext>): Promise<void> => {
  const { context, location } = visit
  if (!context.session.isLoggedIn) throw toSignIn(visit)
  await context.loadPortal()
  throw redirect({ href: location.href, replace: true })
}

/** The portal is for those who are signed in; the page they wanted is carried to sign-in. */
export const signedIn = async (visit: Visit<RouterContext>): Promise<Visitor> => {
  const { queryClient, session } = visit.context
  if (!session.isLoggedIn) throw toSignIn(visit)
  try {
    const [profile, features] = await Promise.all([queryClient.ensureQueryData(profileQuery), featuresOf(queryClient)])
    // On a first load all of this and what follows would be one piece of work.
    await nextTask()
    return { profile, features }
  } catch (error) {
    if (statusOf(error) === 401) throw toSignIn(visit)
    throw error
  }
}

/** Most pages need the terms accepted and a password set; both are done on the profile. */
export const ready = ({ context }: Visit<Visitor>): void => {
  if (!isReady(context.profile, context.features)) throw redirect({ to: '/profile', replace: true })
}

/** The start page leads to the licences once the e-mail is confirmed. */
export const start = ({ context }: Visit<Visitor>): void => {
  const to = isConfirmed(context.profile, context.features) ? '/licenses' : '/profile'
  throw redirect({ to, replace: true })
}

/** Nothing in the portal leads to a page that is not there for somebody, so whoever comes typed its address: they are told. */
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

/** The same for pages that work signed out as well. */
export const openFeature =
  (name: FeatureName, otherwise: '/' | '/auth/signin') =>
  async ({ context }: Visit<RouterContext>): Promise<void> => {
    const features = await featuresOf(context.queryClient)
    if (!features[name]) throw redirect({ to: otherwise, replace: true })
  }

/** Pages that a mail's link opens are nothing without its token. */
export const linkToken = ({ location }: { readonly location: { readonly pathname: string } }): void => {
  if (linkTokenOf(tabStore, location.pathname) === undefined) throw redirect({ to: '/', replace: true })
}

/** What is sold needs the permission and billing. */
export const store = (visit: Visit<Visitor>): void => {
  if (visit.context.profile.permissions.store) return
  explain(visit, 'store')
  throw redirect({ to: '/', replace: true })
}

/** An address that only leads to another. */
export const goTo = (path: string) => (): void => {
  throw redirect({ href: path, replace: true })
}
