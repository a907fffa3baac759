import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { Operator } from '@foyer/contract/operator/operator.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Admission } from '../auth/policy.ts'

/** The person behind an access token, as the database knows them now. */
export interface Actor {
  readonly account_id: string
  readonly session_id: string
  /** When the access token of this call expires, in milliseconds. */
  readonly token_expires_at: number
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** Two letters; determines the tax. */
  readonly country: string
  readonly currency: Currency
  /** True if the current version of the terms is accepted, or if none has to be. */
  readonly terms_accepted: boolean
  readonly email_confirmed: boolean
  readonly password_filled: boolean
  readonly permissions: { readonly store: boolean; readonly create_trial: boolean }
  /** The operator who acts for the customer in this session; null if it is the customer. */
  readonly acting_operator: { readonly handle: string; readonly name: string } | null
}

/** An operator, as the database knows them now. */
export interface CallingOperator extends Operator {
  /** The id of the key or session that was presented. */
  readonly credential_id: string
  /** True if they signed in themselves instead of using a key. */
  readonly in_person: boolean
  /** The colleague who chose their mailbox within the last three days; null if there is none. */
  readonly let_in_by: string | null
}

/** The licence of a media server’s key. */
export interface CallingLicence {
  readonly deliverable_id: string
  readonly key_hash: Buffer
  /** What the key calls it in signed documents. */
  readonly license: string
}

/** Who is calling, by the authentication kind that they used. */
export type Identity =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly actor: Actor }
  | { readonly kind: 'operator'; readonly operator: CallingOperator }
  | { readonly kind: 'basic'; readonly email: string; readonly password: string; readonly otp: string | null }
  | { readonly kind: 'refresh' | 'trial' | 'email' | 'custom'; readonly token: string }
  /** Not yet verified: only the use case knows what was signed. */
  | { readonly kind: 'signed'; readonly until: string; readonly signature: string }
  | ({ readonly kind: 'licence' } & CallingLicence)

/** What every use case knows about the call that it serves. */
export interface Call {
  readonly tenant: string
  readonly locale: Locale
  readonly request_id: string
  readonly ip: string
  readonly user_agent: string
  /** A stable, secret identifier that the caller's browser sends. */
  readonly device?: string
  /**
   * Present if the answer will be stored for replays. Collects the admissions that the answer depended on, so that a
   * caller who has lost one since does not get the answer again.
   */
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

/** A call of a media server, identified by the licence that it runs on. */
export interface LicenceCall extends Call, CallingLicence {}

/**
 * The call type of an endpoint. Endpoints for bearers get the actor, those for media servers the licence, those for
 * operators the operator. All others get the identity.
 */
export type CallOf<E extends EndpointDescription> = E['auth'] extends readonly ['bearer']
  ? ActorCall
  : E['auth'] extends readonly ['licence']
    ? LicenceCall
    : E['auth'] extends readonly ['operator']
      ? OperatorCall
      : IdentityCall
