import type { FeatureName, Features as Flags } from '@foyer/contract/account/features.ts'

export type Features = Readonly<Flags>

/** Every feature, exactly once: a missing or surplus one does not compile. */
const names = Object.keys({
  sign_up: true,
  password_recovery: true,
  account_confirmation: true,
  contacts: true,
  tickets: true,
  billing: true,
  company: true,
  terms: true,
} satisfies Record<FeatureName, true>)

/** A boolean flag is used as it is; any other value means on. */
export const readFeatures = (flags: Readonly<Record<string, unknown>>): Features =>
  // The keys are the names above.
  Object.fromEntries(names.map((name) => [name, flags[name] !== false])) as Features
