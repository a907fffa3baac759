import type {
  CompanyAction,
  CompanyActivity,
  SharingAction,
  SharingActivity,
} from '@foyer/contract/company/activity.ts'
import { type ColleaguePermission, colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import type { Roles } from '@foyer/contract/company/company.ts'
import { rolesOf } from '../present.ts'
import type { ActivityRow } from './activity-store.ts'
import type { Addresses } from './address-then.ts'

interface StoredChanges {
  readonly email?: string
  readonly title?: string
  readonly roles?: Roles
}

/** Somebody without an account acts under the address that the link was mailed to. */
const actorOf = (row: ActivityRow, addresses: Addresses): string | null =>
  addresses.of(row.actor, row.at) ?? (row.actor.includes('@') ? row.actor : null)

/** Shown to the owner for people in the company only: not for those who have left it or declined an invite, nor for staff. */
const placeOf = (row: ActivityRow, addresses: Addresses): string | null =>
  row.action === 'invite_rejected' || !addresses.isPresent(row.actor) ? null : row.actor_ip

export const presentActivity = (row: ActivityRow, addresses: Addresses): CompanyActivity => {
  // Written only by this module's own use cases.
  const { email, title, roles } = row.changes as StoredChanges
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as CompanyAction,
    actor: actorOf(row, addresses),
    ip: placeOf(row, addresses),
    subject: email ?? title ?? null,
    roles: roles === undefined ? null : rolesOf(roles),
  }
}

interface SharingContext {
  readonly viewerId: string
  readonly addresses: Addresses
  /** The recipients of requests, by their ids. */
  readonly recipients: ReadonlyMap<string, string>
}

/** The other of the two people concerned. */
const colleagueOf = (row: ActivityRow, { viewerId, addresses, recipients }: SharingContext): string | null => {
  const sender = row.account_id ?? ''
  if (row.object_type === 'colleague_request' && sender === viewerId) return recipients.get(row.object_id) ?? null
  const id = row.object_type === 'account' && sender === viewerId ? row.object_id : sender
  return addresses.of(id, row.at)
}

export const presentSharing = (row: ActivityRow, context: SharingContext): SharingActivity => {
  const { viewerId, addresses } = context
  // Written only by this module's own use cases: permissions by name, if the action was about any.
  const changes = row.changes as Partial<Record<ColleaguePermission, boolean>>
  const given = Object.values(changes).includes(true)
  // A new share lists all four rights. Those that stay hidden are left out.
  const told = given || row.action === 'colleague_added'
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as SharingAction,
    actor: actorOf(row, addresses),
    ip: row.actor === viewerId ? row.actor_ip : null,
    colleague: colleagueOf(row, context),
    permissions: colleaguePermissions.filter((permission) => changes[permission] === told),
    given,
    own: row.account_id === viewerId,
  }
}
