import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Features } from './feature-flags.ts'

/** With confirmation switched off nobody has to confirm. */
export const isConfirmed = (profile: Profile, features: Features): boolean =>
  profile.email_confirmed || !features.account_confirmation

/** Terms accepted (or not asked for) and a password set: what most pages need. */
export const isReady = (profile: Profile, features: Features): boolean =>
  (profile.terms_accepted || !features.terms) && profile.password_filled
