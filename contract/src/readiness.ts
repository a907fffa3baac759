import type { EndpointDescription } from './endpoint.ts'
import type { ErrorCode } from './vocabulary/errors.ts'

/** What a person does before the portal is theirs, in the order in which they are led through it. */
export const readinessSteps = ['terms', 'password', 'email'] as const
export type Readiness = (typeof readinessSteps)[number]

/** The refusal (403) for want of each. */
export const codeOfMissing = {
  terms: 'terms_needed',
  password: 'password_needed',
  email: 'confirmed_email_needed',
} as const satisfies Record<Readiness, ErrorCode>

/** The pages of the portal ask for terms and password (SHELL-32 to SHELL-34), and show themselves to somebody whose e-mail is yet to be confirmed. */
export const toSee: readonly Readiness[] = ['terms', 'password']
/** Nobody acts in the name of an address that may be another's. */
export const toAct: readonly Readiness[] = [...readinessSteps]

/**
 * What a call asks of the person who makes it with an access token. What the endpoint says itself stands; all others ask for accepted terms and a
 * password, and those that change something for a confirmed e-mail, too. Links of mails, operators and media servers are asked nothing.
 */
export const asksOf = ({
  asks,
  auth,
  method,
}: Pick<EndpointDescription, 'asks' | 'auth' | 'method'>): readonly Readiness[] => {
  if (!auth.includes('bearer')) return []
  return asks ?? (method === 'GET' ? toSee : toAct)
}
