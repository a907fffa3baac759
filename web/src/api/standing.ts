import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Features } from './feature-flags.ts'

/** If the brand does not ask for confirmation, everybody counts as confirmed. */
export const isConfirmed = (profile: Profile, features: Features): boolean =>
  profile.email_confirmed || !features.account_confirmation

/** Terms accepted (or not required) and a password set: what most pages need. */
export const isReady = (profile: Profile, features: Features): boolean =>
  (profile.terms_accepted || !features.terms) && profile.password_filled
