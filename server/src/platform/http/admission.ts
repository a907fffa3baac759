import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { asksOf, codeOfMissing, type Readiness } from '@foyer/contract/readiness.ts'
import { failure } from '../failure.ts'
import type { Actor, Identity } from './call.ts'
import type { Identified } from './identify.ts'

const refuseForeignFeature = (endpoint: EndpointDescription, { tenant }: Identified): void => {
  if (endpoint.feature !== undefined && !tenant.features[endpoint.feature]) throw failure('feature_off')
}

/** An operator's key may do only what its scopes allow. */
const refuseClosedScope = ({ scope }: EndpointDescription, { identity }: Identified): void => {
  if (scope !== undefined && identity.kind === 'operator' && !identity.operator.scopes.includes(scope))
    throw failure('forbidden', { meta: { scope } })
}

const isInPerson = (identity: Identity): boolean => {
  if (identity.kind === 'bearer') return identity.actor.acting_operator === null
  return identity.kind !== 'operator' || identity.operator.in_person
}

/** Calls that people must make themselves: money, proofs of identity, legally binding acts. */
const refuseActing = ({ inPerson }: EndpointDescription, { identity }: Identified): void => {
  if (inPerson === true && !isInPerson(identity)) throw failure('in_person_only')
}

const isDone = (step: Readiness, { terms_accepted, password_filled, email_confirmed }: Actor): boolean =>
  ({ terms: terms_accepted, password: password_filled, email: email_confirmed })[step]

/**
 * Refuses customers who have yet to accept the terms, choose a password or confirm their e-mail. Operators who act for
 * them can do no more.
 */
const refuseUnready = (endpoint: EndpointDescription, { identity }: Identified): void => {
  if (identity.kind !== 'bearer') return
  const missing = asksOf(endpoint).find((step) => !isDone(step, identity.actor))
  if (missing !== undefined) throw failure(codeOfMissing[missing])
}

/**
 * Checks every rule of the contract that does not depend on the object of the call, before the body is read. Throws 403
 * with the code of the rule, for example `feature_off` or `in_person_only`.
 */
export const admit = (endpoint: EndpointDescription, identified: Identified): void => {
  refuseForeignFeature(endpoint, identified)
  refuseClosedScope(endpoint, identified)
  refuseActing(endpoint, identified)
  refuseUnready(endpoint, identified)
}
