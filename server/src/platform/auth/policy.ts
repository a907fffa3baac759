import type { Operation } from '@foyer/contract/endpoints.ts'
import type { Through } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'

/** What the vendor lets an account do beyond the usual. */
export type Permission = 'store' | 'create_trial'

/** How the caller stands to data that they may see: their own, or seen through a role or a permission. */
export type Standing = 'own' | Through

/** How the caller stands to data of some account; `refused` where it is their company's and the role is missing. */
export type Access = Standing | 'refused' | 'hidden'

/** A place in the caller's company. */
export type Place = 'owner' | 'member'

/** Which of the two whom a letter or an offer concerns. */
export type Side = 'sender' | 'receiver'

/** What a link in a mail is for. */
export type LinkPurpose =
  | 'email_confirm'
  | 'email_change'
  | 'password_reset'
  | 'invite'
  | 'attachment'
  | 'review'
  | 'newsletter'

/** Who may make one call. A module's policy has a line for each of its calls; everything else follows from that line. */
export type Rule = (
  | { readonly of: 'anyone' | 'credentials' | 'customer' | 'operator' | 'media_server' }
  | { readonly of: 'self' }
  /** `and`: refused (403) to those to whom what this right is about is not open in the same way. */
  | { readonly of: Right; readonly by: readonly [Standing, ...Standing[]]; readonly and?: Right }
  | { readonly of: 'company'; readonly by: readonly [Place, ...Place[]] }
  /** An invite or a request, for the two whom it concerns; an offer is one within the company. */
  | { readonly of: 'letter' | 'offer'; readonly by: readonly [Side, ...Side[]] }
) & {
  /** Members of the owner's company are shown it: they are refused where strangers find nothing. */
  readonly members_see?: true
  /** Refused (403) to those without. */
  readonly needs?: Permission
  /** Whoever followed a link of one of these purposes, beside those who are signed in. */
  readonly links?: readonly LinkPurpose[]
}

export type DataRule = Extract<Rule, { of: Right }>
export type CompanyRule = Extract<Rule, { of: 'company' }>
export type OfferRule = Extract<Rule, { of: 'letter' | 'offer' }>

/** By which line of a policy the caller was let in to somebody's data (`on` an account) or to what is a company's (`on` that company). */
export interface Admission {
  readonly rule: DataRule | CompanyRule
  readonly on: string
}

export type Policy<Call extends Operation = Operation> = Readonly<Record<Call, Rule>>

/** Asks for no proof. */
export const anyone = { of: 'anyone' } as const satisfies Rule
/** The call is the very act of proving who one is. */
export const credentials = { of: 'credentials' } as const satisfies Rule
/** Everybody signed in at the brand; what it names belongs to the brand and not to one of them. */
export const customer = { of: 'customer' } as const satisfies Rule
/** Everybody signed in, about themselves alone: what belongs to somebody else is not found. */
export const self = { of: 'self' } as const satisfies Rule
/** Whoever followed a link of one of these purposes, about the account that it was made for; where the call takes a bearer, they about themselves. */
export const byLink = (...links: LinkPurpose[]) => ({ of: 'self', links }) as const satisfies Rule
/** The vendor's people and programs; what each key opens is said by the call's scope. */
export const operator = { of: 'operator' } as const satisfies Rule
/** A media server, by the key of its licence. */
export const mediaServer = { of: 'media_server' } as const satisfies Rule
/** The customer, members of their company with the role, and colleagues whom they let see it. */
export const seenBy = (right: Right) => ({ of: right, by: ['own', 'company', 'sharing'] }) as const satisfies Rule
/** The customer and members of their company with the role; for colleagues it is read-only. */
export const changedBy = (right: Right) => ({ of: right, by: ['own', 'company'] }) as const satisfies Rule
/** The same where both roles are needed: what is done with the one has its effect on what the other is about. */
export const changedByBoth = (right: Right, and: Right) => ({ ...changedBy(right), and }) as const satisfies Rule
/** The company's owner alone; other members are refused. */
export const companyOwner = { of: 'company', by: ['owner'] } as const satisfies Rule
/** Everybody in the company. */
export const companyMember = { of: 'company', by: ['owner', 'member'] } as const satisfies Rule

/** What a call on data of an account comes to. What nobody told the caller of is not found; what they may see, yet not do, is forbidden. */
export const verdictOn = (rule: DataRule, access: Access): 'granted' | 'forbidden' | 'not_found' => {
  if (access === 'hidden') return 'not_found'
  if (access === 'refused') return 'forbidden'
  return rule.by.includes(access) ? 'granted' : 'forbidden'
}

/** The same for a call on one's company; without one there is nothing to find. */
export const verdictInCompany = (rule: CompanyRule, place: Place | null): 'granted' | 'forbidden' | 'not_found' => {
  if (place === null) return 'not_found'
  return rule.by.includes(place) ? 'granted' : 'forbidden'
}
