import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { asksOf, codeOfMissing, type Readiness } from '@foyer/contract/readiness.ts'
import { failure } from '../failure.ts'
import type { Actor, Identity } from './call.ts'
import type { Identified } from './identify.ts'

const refuseForeignFeature = (endpoint: EndpointDescription, { tenant }: Identified): void => {
  if (endpoint.feature !== undefined && !tenant.features[endpoint.feature]) throw failure('feature_off')
}

/** An operator's key opens what its scopes say, and nothing else. */
const refuseClosedScope = ({ scope }: EndpointDescription, { identity }: Identified): void => {
  if (scope !== undefined && identity.kind === 'operator' && !identity.operator.scopes.includes(scope))
    throw failure('forbidden', { meta: { scope } })
}

const isInPerson = (identity: Identity): boolean => {
  if (identity.kind === 'bearer') return identity.actor.acting_operator === null
  return identity.kind !== 'operator' || identity.operator.in_person
}

/** What people do themselves or not at all: money, proofs of who they are, what binds them. */
const refuseActing = ({ inPerson }: EndpointDescription, { identity }: Identified): void => {
  if (inPerson === true && !isInPerson(identity)) throw failure('in_person_only')
}

const isDone = (step: Readiness, { terms_accepted, password_filled, email_confirmed }: Actor): boolean =>
  ({ terms: terms_accepted, password: password_filled, email: email_confirmed })[step]

/** Whoever has yet to accept the terms, choose a password or confirm their e-mail; one who acts for them can do no more than they. */
const refuseUnready = (endpoint: EndpointDescription, { identity }: Identified): void => {
  if (identity.kind !== 'bearer') return
  const missing = asksOf(endpoint).find((step) => !isDone(step, identity.actor))
  if (missing !== undefined) throw failure(codeOfMissing[missing])
}

/** What the contract says of a call that holds whatever it is about: refused before anything of it is read. */
export const admit = (endpoint: EndpointDescription, identified: Identified): void => {
  refuseForeignFeature(endpoint, identified)
  refuseClosedScope(endpoint, identified)
  refuseActing(endpoint, identified)
  refuseUnready(endpoint, identified)
}
