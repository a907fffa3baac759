import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { requiredText } from '../vocabulary/text.ts'
import { Colleague } from './colleague.ts'

const roles = { billing: z.boolean(), tickets: z.boolean(), deliverables: z.boolean(), retroview: z.boolean() }

/** What a member may see and do in the owner's name. */
export const Roles = z.object(roles)
export type Roles = z.infer<typeof Roles>
const RolesBody = z.strictObject(roles)

/** The title is null while the account has no company. */
export const Company = z.object({ title: z.nullable(z.string()), colleagues: z.array(Colleague) })
export type Company = z.infer<typeof Company>

export const CompanyBody = z.strictObject({ title: requiredText(200) })
export type CompanyBody = z.infer<typeof CompanyBody>

export const Member = z.object({ id: Id, email: Email, owner: z.boolean(), roles: Roles })
export type Member = z.infer<typeof Member>

export const MemberBody = z.strictObject({ roles: RolesBody })
export type MemberBody = z.infer<typeof MemberBody>

export const inviteDirections = ['outgoing', 'incoming'] as const

export const Invite = z.object({
  id: Id,
  expires_at: Time,
  email: Email,
  roles: Roles,
  company: z.object({ title: z.string() }),
})
export type Invite = z.infer<typeof Invite>

export const InviteBody = z.strictObject({ email: Email, roles: RolesBody })
export type InviteBody = z.infer<typeof InviteBody>
