import type {
  CompanyAction,
  CompanyActivity,
  SharingAction,
  SharingActivity,
} from '@foyer/contract/company/activity.ts'
import { type ColleaguePermission, colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import type { Roles } from '@foyer/contract/company/company.ts'
import type { ActivityRow } from './activity-store.ts'
import { type People, rolesOf } from './present.ts'

interface StoredChanges {
  readonly email?: string
  readonly title?: string
  readonly roles?: Roles
}

/** Somebody without an account acts under the address that the link was mailed to. */
const actorOf = (row: ActivityRow, people: People): string | null =>
  people.get(row.actor)?.email ?? (row.actor.includes('@') ? row.actor : null)

/** Device and address are shown to the owner for people in the company only, not for a person who declined an invite, nor for staff. */
const placeOf = (row: ActivityRow, people: People): string | null =>
  row.action === 'invite_rejected' || !people.has(row.actor) ? null : row.actor_ip

export const presentActivity = (row: ActivityRow, people: People): CompanyActivity => {
  // Written only by this module's own use cases.
  const { email, title, roles } = row.changes as StoredChanges
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as CompanyAction,
    actor: actorOf(row, people),
    ip: placeOf(row, people),
    subject: email ?? title ?? null,
    roles: roles === undefined ? null : rolesOf(roles),
  }
}

interface SharingContext {
  readonly viewerId: string
  readonly people: People
  /** The recipients of requests, by their ids. */
  readonly recipients: ReadonlyMap<string, string>
}

/** The other of the two people concerned. */
const colleagueOf = (row: ActivityRow, { viewerId, people, recipients }: SharingContext): string | null => {
  const sender = row.account_id ?? ''
  if (row.object_type === 'colleague_request' && sender === viewerId) return recipients.get(row.object_id) ?? null
  const id = row.object_type === 'account' && sender === viewerId ? row.object_id : sender
  return people.get(id)?.email ?? null
}

export const presentSharing = (row: ActivityRow, context: SharingContext): SharingActivity => {
  const { viewerId, people } = context
  // Written only by this module's own use cases: permissions by name, if the action was about any.
  const changes = row.changes as Partial<Record<ColleaguePermission, boolean>>
  const given = Object.values(changes).includes(true)
  // A new share lists all four rights. Those that stay hidden are left out.
  const told = given || row.action === 'colleague_added'
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as SharingAction,
    actor: actorOf(row, people),
    ip: row.actor === viewerId ? row.actor_ip : null,
    colleague: colleagueOf(row, context),
    permissions: colleaguePermissions.filter((permission) => changes[permission] === told),
    given,
    own: row.account_id === viewerId,
  }
}
