import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Roles } from './company.ts'

/** Everything that a company's history tells of. */
export const companyActions = [
  'company_created',
  'company_renamed',
  'company_joined',
  'company_left',
  'member_invited',
  'invite_resent',
  'invite_link_copied',
  'invite_rejected',
  'invite_cancelled',
  'member_roles_changed',
  'member_removed',
  'transfer_offered',
  'transfer_withdrawn',
  'transfer_declined',
  'company_transferred',
] as const
export type CompanyAction = (typeof companyActions)[number]

/** Who did what, when and from where. */
export const CompanyActivity = z.object({
  id: Id,
  at: Time,
  action: z.enum(companyActions),
  /** E-mail of who did it; null for the vendor. */
  actor: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** Whom or what it was about: an e-mail, or the company's title. */
  subject: z.nullable(z.string()),
  /** The roles that were given, or changed to. */
  roles: z.nullable(Roles),
})
export type CompanyActivity = z.infer<typeof CompanyActivity>
