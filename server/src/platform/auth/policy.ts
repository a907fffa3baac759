import type { Operation } from '@foyer/contract/endpoints.ts'
import type { Through } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'

/** Extra rights that the vendor can grant to an account. */
export type Permission = 'store' | 'create_trial'

/** Why the caller may see some data: it is their own, or a role or a colleague's permission lets them. */
export type Standing = 'own' | Through

/** The caller's access to an account's data. `refused` means that it belongs to their company but they lack the role. */
export type Access = Standing | 'refused' | 'hidden'

/** The caller's position in their company. */
export type Place = 'owner' | 'member'

/** The two people whom an invite, a request or an offer concerns. */
export type Side = 'sender' | 'receiver'

/** The purpose of a link in an e-mail. */
export type LinkPurpose =
  | 'email_confirm'
  | 'email_change'
  | 'password_reset'
  | 'invite'
  | 'attachment'
  | 'review'
  | 'newsletter'
  | 'mail_copy'

/**
 * Who may make one call. A module's policy has one line for each of its calls. The server, the buttons and the access
 * tests all derive from that line.
 */
export type Rule = (
  | { readonly of: 'anyone' | 'credentials' | 'customer' | 'operator' | 'media_server' }
  | { readonly of: 'self' }
  /** `and`: a second right on which the caller needs the same standing; those without it get 403. */
  | { readonly of: Right; readonly by: readonly [Standing, ...Standing[]]; readonly and?: Right }
  | { readonly of: 'company'; readonly by: readonly [Place, ...Place[]] }
  /** An invite or a request (`letter`), or an offer within the company (`offer`), open to the two people it concerns. */
  | { readonly of: 'letter' | 'offer'; readonly by: readonly [Side, ...Side[]] }
) & {
  /** Members of the owner's company know that it exists, so they get 403 where strangers get 404. */
  readonly members_see?: true
  /** Callers without this permission get 403. */
  readonly needs?: Permission
  /** Also open to people who followed a link with one of these purposes, besides those who are signed in. */
  readonly links?: readonly LinkPurpose[]
}

export type DataRule = Extract<Rule, { of: Right }>
export type CompanyRule = Extract<Rule, { of: 'company' }>
export type OfferRule = Extract<Rule, { of: 'letter' | 'offer' }>

/**
 * Which line of a policy admitted the caller: to the data of an account (`on` is that account), or to something of a
 * company (`on` is that company).
 */
export interface Admission {
  readonly rule: DataRule | CompanyRule
  readonly on: string
}

export type Policy<Call extends Operation = Operation> = Readonly<Record<Call, Rule>>

/** Needs no authentication. */
export const anyone = { of: 'anyone' } as const satisfies Rule
/** The call itself proves who the caller is, for example sign-in. */
export const credentials = { of: 'credentials' } as const satisfies Rule
/** Anyone signed in at the brand. The object belongs to the brand, not to one of its customers. */
export const customer = { of: 'customer' } as const satisfies Rule
/** Anyone signed in, about themselves only: objects of other people are not found. */
export const self = { of: 'self' } as const satisfies Rule
/**
 * Someone who followed a link with one of these purposes, about the account that the link was made for. If the call
 * takes a bearer token, signed-in customers may also make it about themselves.
 */
export const byLink = (...links: LinkPurpose[]) => ({ of: 'self', links }) as const satisfies Rule
/** The vendor's staff and programs. The scope of the call decides which keys open it. */
export const operator = { of: 'operator' } as const satisfies Rule
/** A media server, identified by the key of its licence. */
export const mediaServer = { of: 'media_server' } as const satisfies Rule
/** The customer, members of their company with the role, and colleagues with whom they share it. */
export const seenBy = (right: Right) => ({ of: right, by: ['own', 'company', 'sharing'] }) as const satisfies Rule
/** The customer and members of their company with the role. Colleagues may only read. */
export const changedBy = (right: Right) => ({ of: right, by: ['own', 'company'] }) as const satisfies Rule
/** Like `changedBy`, but both roles are needed: the action belongs to one right and affects what the other protects. */
export const changedByBoth = (right: Right, and: Right) => ({ ...changedBy(right), and }) as const satisfies Rule
/** Only the company's owner; other members get 403. */
export const companyOwner = { of: 'company', by: ['owner'] } as const satisfies Rule
/** The company's owner and all members. */
export const companyMember = { of: 'company', by: ['owner', 'member'] } as const satisfies Rule

/**
 * The outcome of a call on an account's data. Data that the caller does not know of is not found. Data that they may
 * see but not change is forbidden.
 */
export const verdictOn = (rule: DataRule, access: Access): 'granted' | 'forbidden' | 'not_found' => {
  if (access === 'hidden') return 'not_found'
  if (access === 'refused') return 'forbidden'
  return rule.by.includes(access) ? 'granted' : 'forbidden'
}

/** The outcome of a call on the caller's company. Without a company it is not found. */
export const verdictInCompany = (rule: CompanyRule, place: Place | null): 'granted' | 'forbidden' | 'not_found' => {
  if (place === null) return 'not_found'
  return rule.by.includes(place) ? 'granted' : 'forbidden'
}
