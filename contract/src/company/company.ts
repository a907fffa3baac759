import * as z from 'zod/mini'
import { LoginInfo } from '../account/tokens.ts'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { rule } from '../vocabulary/rule.ts'
import { requiredLine } from '../vocabulary/text.ts'
import { Colleague } from './colleague.ts'

const roles = { billing: z.boolean(), tickets: z.boolean(), deliverables: z.boolean(), retroview: z.boolean() }

/** What a member may see and do in the owner's name. */
export const Roles = z.object(roles)
export type Roles = z.infer<typeof Roles>
const RolesBody = z.strictObject(roles)

export const places = ['owner', 'member'] as const

/** Title, place and time are null while the account has no company. */
export const Company = z.object({
  title: z.nullable(z.string()),
  /** Whom the caller shares with, or is asked to share with: open requests count too, so that they can be reached. */
  colleagues: z.array(Colleague),
  /** What the caller is in it. */
  place: z.nullable(z.enum(places)),
  created_at: z.nullable(Time),
})
export type Company = z.infer<typeof Company>

export const CompanyBody = z.strictObject({ title: requiredLine(200) })
export type CompanyBody = z.infer<typeof CompanyBody>

/** How well a member's account is kept; for the owner's eyes. */
export const MemberSecurity = z.object({ second_factor: z.boolean(), last_sign_in_at: z.nullable(Time) })
export type MemberSecurity = z.infer<typeof MemberSecurity>

export const Member = z.object({
  id: Id,
  email: Email,
  name: z.string(),
  owner: z.boolean(),
  /** The caller's own row. */
  you: z.boolean(),
  roles: Roles,
  joined_at: Time,
  /** Null for everybody but the owner. */
  security: z.nullable(MemberSecurity),
})
export type Member = z.infer<typeof Member>

/** The roles that are given or taken. Those that are left out stay as they are: somebody else may have changed them since the caller looked. */
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
  email: Email,
  roles: Roles,
  company: z.object({ title: z.string() }),
  invited_by: Email,
  created_at: Time,
})
export type Invite = z.infer<typeof Invite>

export const InviteBody = z.strictObject({ email: Email, roles: RolesBody })
export type InviteBody = z.infer<typeof InviteBody>

/** What accepting would mean for the person who is invited. */
export const InviteView = z.object({
  ...Invite.shape,
  /** The company that they leave by accepting; null where there is none, or where the link does not prove who they are. */
  leaves: z.nullable(z.object({ title: z.string() })),
  /** The link was handed over by other ways than mail. It proves nothing of whoever has it, so that it tells nobody whether the e-mail has an account. */
  handed_over: z.boolean(),
  /** Accepting needs a sign-in: the link was handed over, or nobody has confirmed the e-mail of the account that there is. */
  needs_sign_in: z.boolean(),
})
export type InviteView = z.infer<typeof InviteView>

/** With tokens where accepting made an account: the page goes on signed in and asks for a password. */
export const AcceptedInvite = z.object({
  ...Invite.shape,
  access_token: z.nullable(LoginInfo.shape.access_token),
  refresh_token: z.nullable(LoginInfo.shape.refresh_token),
})
export type AcceptedInvite = z.infer<typeof AcceptedInvite>

/** An invite's address, to be handed over by other ways than mail. */
export const InviteLink = z.object({ url: z.string() })
export type InviteLink = z.infer<typeof InviteLink>

/** The offer of a company to one of its members. Ownership passes when they accept. */
export const Transfer = z.object({ id: Id, from: Email, to: Email, created_at: Time, expires_at: Time })
export type Transfer = z.infer<typeof Transfer>

export const TransferBody = z.strictObject({ member_id: Id })
export type TransferBody = z.infer<typeof TransferBody>
