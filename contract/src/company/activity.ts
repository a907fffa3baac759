import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { colleaguePermissions } from './colleague.ts'
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

/** An entry of the company’s activity log. */
export const CompanyActivity = z.object({
  id: Id,
  at: Time,
  /** What was done. */
  action: z.enum(companyActions),
  /** The e-mail of the person who did it, for those who have left the company the one they had then; null for the vendor. */
  actor: z.nullable(z.string()),
  /** The address it was done from; null if somebody did it who is not in the company now, or it is not known. */
  ip: z.nullable(z.string()),
  /** The person or company it was done to: an e-mail, or the company’s title. Null if there is none. */
  subject: z.nullable(z.string()),
  /** The roles that were given or changed to; null for other actions. */
  roles: z.nullable(Roles),
})
export type CompanyActivity = z.infer<typeof CompanyActivity>

/** Everything that a person's history of sharing tells of. */
export const sharingActions = [
  'colleague_requested',
  'colleague_request_accepted',
  'colleague_request_rejected',
  'colleague_request_withdrawn',
  'colleague_added',
  'colleague_permission_changed',
  'colleague_removed',
] as const
export type SharingAction = (typeof sharingActions)[number]

/** An entry of the history of sharing. */
export const SharingActivity = z.object({
  id: Id,
  at: Time,
  /** What was done. */
  action: z.enum(sharingActions),
  /** The e-mail of the person who did it; null for the vendor. */
  actor: z.nullable(z.string()),
  /** Only given for the caller’s own actions. */
  ip: z.nullable(z.string()),
  /** The e-mail of the other account, for former colleagues the one it had then; null if it no longer exists. */
  colleague: z.nullable(z.string()),
  /** The permissions that were granted or withdrawn; empty for other actions. */
  permissions: z.array(z.enum(colleaguePermissions)),
  /** True if permissions were granted, false if they were withdrawn. */
  given: z.boolean(),
  /** True if it is about the caller’s own data, false if it is about the colleague’s. */
  own: z.boolean(),
})
export type SharingActivity = z.infer<typeof SharingActivity>
