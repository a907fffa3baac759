import type { EndpointDescription } from './endpoint.ts'
import type { ErrorCode } from './vocabulary/errors.ts'

/** The steps before a person can use the portal, in the order in which they are taken. */
export const readinessSteps = ['terms', 'password', 'email'] as const
export type Readiness = (typeof readinessSteps)[number]

/** The error code (403) for each missing step. */
export const codeOfMissing = {
  terms: 'terms_needed',
  password: 'password_needed',
  email: 'confirmed_email_needed',
} as const satisfies Record<Readiness, ErrorCode>

/** Pages need accepted terms and a password. They are shown before the e-mail is confirmed, so that a person can look around meanwhile. */
export const toSee: readonly Readiness[] = ['terms', 'password']
/** Changes also need a confirmed e-mail: nobody should act in the name of an address that may be someone else’s. */
export const toAct: readonly Readiness[] = [...readinessSteps]

/**
 * The steps that a call requires of a person with an access token: what the endpoint itself says, or else `toSee` for reads and `toAct` for
 * changes. Links in e-mails, operators and media servers need none.
 */
export const asksOf = ({
  asks,
  auth,
  method,
}: Pick<EndpointDescription, 'asks' | 'auth' | 'method'>): readonly Readiness[] => {
  if (!auth.includes('bearer')) return []
  return asks ?? (method === 'GET' ? toSee : toAct)
}
