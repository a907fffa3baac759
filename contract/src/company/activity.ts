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

/** Who did what, when and from where. */
export const CompanyActivity = z.object({
  id: Id,
  at: Time,
  action: z.enum(companyActions),
  /** E-mail of who did it; null for the vendor. */
  actor: z.nullable(z.string()),
  /** Of people in the company. */
  ip: z.nullable(z.string()),
  /** Whom or what it was about: an e-mail, or the company's title. */
  subject: z.nullable(z.string()),
  /** The roles that were given, or changed to. */
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

/** Who let whom see what, or no longer, when and from where. */
export const SharingActivity = z.object({
  id: Id,
  at: Time,
  action: z.enum(sharingActions),
  /** E-mail of who did it; null for the vendor. */
  actor: z.nullable(z.string()),
  /** Of the caller's own acts alone: where a colleague works from is not theirs to know. */
  ip: z.nullable(z.string()),
  /** E-mail of the other of the two; null where their account is no more. */
  colleague: z.nullable(z.string()),
  /** What was given or withdrawn; nothing where the act was about neither. */
  permissions: z.array(z.enum(colleaguePermissions)),
  given: z.boolean(),
  /** Whose data it is about: the caller's own, or the colleague's. */
  own: z.boolean(),
})
export type SharingActivity = z.infer<typeof SharingActivity>
