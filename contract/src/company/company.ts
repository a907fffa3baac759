import * as z from 'zod/mini'
import { LoginInfo } from '../account/tokens.ts'
import { Email, TypedEmail } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { rule } from '../vocabulary/rule.ts'
import { requiredLine } from '../vocabulary/text.ts'
import { Colleague } from './colleague.ts'

const roles = {
  /** Orders, invoices, payments and saved cards. */
  billing: z.boolean(),
  tickets: z.boolean(),
  /** Licences and other deliverables. */
  deliverables: z.boolean(),
  /** Usage statistics. */
  retroview: z.boolean(),
}

/** What a member may see and do in the owner’s name. */
export const Roles = z.object(roles)
export type Roles = z.infer<typeof Roles>
const RolesBody = z.strictObject(roles)

export const places = ['owner', 'member'] as const

/** The caller’s company. Title, place and time are null without one. */
export const Company = z.object({
  title: z.nullable(z.string()),
  /** The caller’s colleagues, including accounts with an open request. */
  colleagues: z.array(Colleague),
  /** The caller’s position in the company. */
  place: z.nullable(z.enum(places)),
  created_at: z.nullable(Time),
})
export type Company = z.infer<typeof Company>

export const CompanyBody = z.strictObject({ title: requiredLine(200) })
export type CompanyBody = z.infer<typeof CompanyBody>

/** How well a member’s account is protected. */
export const MemberSecurity = z.object({
  /** Whether they sign in with a second factor. */
  second_factor: z.boolean(),
  /** Null if they have never signed in. */
  last_sign_in_at: z.nullable(Time),
})
export type MemberSecurity = z.infer<typeof MemberSecurity>

export const Member = z.object({
  id: Id,
  email: Email,
  name: z.string(),
  /** Whether this is the company’s owner. */
  owner: z.boolean(),
  /** Whether this is the caller. */
  you: z.boolean(),
  roles: Roles,
  joined_at: Time,
  /** Only shown to the owner; null for everyone else. */
  security: z.nullable(MemberSecurity),
})
export type Member = z.infer<typeof Member>

/** The roles to grant (true) or withdraw (false). Roles left out stay as they are. */
const RolesChange = z
  .strictObject({
    billing: z.exactOptional(z.boolean()),
    tickets: z.exactOptional(z.boolean()),
    deliverables: z.exactOptional(z.boolean()),
    retroview: z.exactOptional(z.boolean()),
  })
  .check(rule((changed) => (Object.keys(changed).length > 0 ? null : 'invalid')))

export const MemberBody = z.strictObject({ roles: RolesChange })
export type MemberBody = z.infer<typeof MemberBody>

export const inviteDirections = ['outgoing', 'incoming'] as const

export const Invite = z.object({
  id: Id,
  expires_at: Time,
  /** The e-mail of the invited person. */
  email: Email,
  /** The roles they get by accepting. */
  roles: Roles,
  company: z.object({ title: z.string() }),
  /** The e-mail of the person who invited them. */
  invited_by: Email,
  created_at: Time,
})
export type Invite = z.infer<typeof Invite>

/** An invite that was created or sent again. `mailed` is false when the address has received too many invites: the link can be copied instead. */
export const SentInvite = z.object({ ...Invite.shape, mailed: z.boolean() })
export type SentInvite = z.infer<typeof SentInvite>

export const InviteBody = z.strictObject({ email: TypedEmail, roles: RolesBody })
export type InviteBody = z.infer<typeof InviteBody>

/** An open invite with the consequences of accepting it. */
export const InviteView = z.object({
  ...Invite.shape,
  /** The company that the invited person leaves by accepting; null if there is none, or if the link does not prove who they are. */
  leaves: z.nullable(z.object({ title: z.string() })),
  /**
   * Whether the link was shared by other means than e-mail. Such a link does not prove who uses it, so the answer does not reveal whether
   * the e-mail has an account.
   */
  handed_over: z.boolean(),
  /** Whether accepting requires signing in: the link was handed over, or the account’s e-mail has not been confirmed. */
  needs_sign_in: z.boolean(),
})
export type InviteView = z.infer<typeof InviteView>

/** The accepted invite, with tokens if accepting created an account. That account has no password yet. */
export const AcceptedInvite = z.object({
  ...Invite.shape,
  /** Null if the person already had an account. */
  access_token: z.nullable(LoginInfo.shape.access_token),
  /** Null if the person already had an account. */
  refresh_token: z.nullable(LoginInfo.shape.refresh_token),
})
export type AcceptedInvite = z.infer<typeof AcceptedInvite>

/** A link to an invite, to hand over by other means than e-mail. */
export const InviteLink = z.object({ url: z.string() })
export type InviteLink = z.infer<typeof InviteLink>

/** An offer to transfer a company to one of its members. The member becomes the owner by accepting. */
export const Transfer = z.object({
  id: Id,
  /** The e-mail of the owner. */
  from: Email,
  /** The e-mail of the member. */
  to: Email,
  created_at: Time,
  expires_at: Time,
})
export type Transfer = z.infer<typeof Transfer>

export const TransferBody = z.strictObject({ member_id: Id })
export type TransferBody = z.infer<typeof TransferBody>
