import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { Operator } from '@foyer/contract/operator/operator.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Admission } from '../auth/policy.ts'

/** The person behind an access token, as the database knows them at this moment. */
export interface Actor {
  readonly account_id: string
  readonly session_id: string
  /** When the access token of this call ends, in milliseconds. */
  readonly token_expires_at: number
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** Two letters; decides the tax. */
  readonly country: string
  readonly currency: Currency
  /** Of the version that is shown now, or none is asked for. */
  readonly terms_accepted: boolean
  readonly email_confirmed: boolean
  readonly password_filled: boolean
  readonly permissions: { readonly store: boolean; readonly create_trial: boolean }
  /** Someone of the vendor's who acts for the person in this session; null where it is they themselves. */
  readonly acting_operator: { readonly handle: string; readonly name: string } | null
}

/** Someone of the vendor's, as the database knows them at this moment. */
export interface CallingOperator extends Operator {
  /** Of the key or session that was shown. */
  readonly credential_id: string
  /** Signed in themselves, rather than by a key. */
  readonly in_person: boolean
}

/** Who calls, by whichever of the endpoint's auth kinds they used. */
export type Identity =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly actor: Actor }
  | { readonly kind: 'operator'; readonly operator: CallingOperator }
  | { readonly kind: 'basic'; readonly email: string; readonly password: string; readonly otp: string | null }
  | { readonly kind: 'refresh' | 'trial' | 'email' | 'custom'; readonly token: string }
  /** Not checked yet: the use case knows what was signed. */
  | { readonly kind: 'signed'; readonly until: string; readonly signature: string }
  | { readonly kind: 'licence'; readonly deliverable_id: string }

/** What every use case knows of the call that it serves. */
export interface Call {
  readonly tenant: string
  readonly locale: Locale
  readonly request_id: string
  readonly ip: string
  readonly user_agent: string
  /** What the caller's browser calls itself, the same each time; nobody else knows it. */
  readonly device?: string
  /** Where its answer will be kept: gathers what of others' it came to, so that whoever has lost the right since is told it no more. */
  readonly admissions?: Admission[]
}

export interface ActorCall extends Call {
  readonly actor: Actor
}

export interface OperatorCall extends Call {
  readonly operator: CallingOperator
}

export interface IdentityCall extends Call {
  readonly identity: Identity
}

/** A media server's call, by the licence that it runs on. */
export interface LicenceCall extends Call {
  readonly deliverable_id: string
}

/** Endpoints for bearers alone hand their actor over, those for media servers the licence, those for operators the operator; the others say who it was. */
export type CallOf<E extends EndpointDescription> = E['auth'] extends readonly ['bearer']
  ? ActorCall
  : E['auth'] extends readonly ['licence']
    ? LicenceCall
    : E['auth'] extends readonly ['operator']
      ? OperatorCall
      : IdentityCall
