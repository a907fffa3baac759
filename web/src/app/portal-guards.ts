import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { Profile } from '@foyer/contract/account/profile.ts'
import { redirect } from '@tanstack/react-router'
import { t } from 'i18next'
import { statusOf } from '../api/failure.ts'
import type { Features } from '../api/feature-flags.ts'
import { profileQuery } from '../api/profile.ts'
import { isConfirmed, isReady } from '../api/standing.ts'
import { nextTask } from '../lib/next-task.ts'
import { toasts } from '../ui/toast-store.ts'
import { featuresOf, type RouterContext, toSignIn, type Visit } from './guards.ts'

/* Guards of the pages for signed-in users; sign-in does without. */

export interface Visitor {
  readonly profile: Profile
  readonly features: Features
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
