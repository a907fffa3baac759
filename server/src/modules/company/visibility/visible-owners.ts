import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { type Access, type DataRule, verdictOn } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { RevisionOf } from '../../../platform/http/unchanged.ts'
import type { Services } from '../services.ts'
import { findChief, findOwners, idsOf, nobody, onlyOwner, type Owners, readableOwners, seenRevision } from '../store.ts'

/** By account id, the owners of rows that are not the viewer's own, and how the viewer has access to them. */
export type RowOwners = ReadonlyMap<string, NonNullable<Owner>>

export const listedOwners =
  ({ account }: Services) =>
  async (tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<Owners> => {
    if (filter === undefined) return readableOwners(viewerId, right)
    if (filter === 'me') return onlyOwner(viewerId)
    const owner = await account.findByEmail(tx, filter)
    return owner === undefined ? nobody : readableOwners(viewerId, right, owner.id)
  }

/** The same as ids, for data outside PostgreSQL. */
export const listedOwnerIds =
  (services: Services) =>
  async (tx: Tx, viewerId: string, right: Right, filter: string | undefined): Promise<string[]> =>
    idsOf(tx, await listedOwners(services)(tx, viewerId, right, filter))

/** The owners of these rows, for rows of other accounts only. */
export const ownersOf =
  ({ account }: Services) =>
  async (tx: Tx, viewerId: string, rows: readonly { readonly account_id: string }[]): Promise<RowOwners> => {
    const others = [...new Set(rows.map(({ account_id }) => account_id))].filter((id) => id !== viewerId)
    if (others.length === 0) return new Map()
    const chief = await findChief(tx, viewerId)
    const accounts = await account.getAll(tx, others)
    return new Map(
      [...accounts].map(([id, { email }]) => [id, { email, through: id === chief ? 'company' : 'sharing' }] as const),
    )
  }

/** The person’s access to that owner’s data. In the owner’s company they have it as a member, whatever is shared with them as well. */
export const accessTo = async (tx: Tx, viewerId: string, ownerId: string, right: Right): Promise<Access> => {
  if (viewerId === ownerId) return 'own'
  const found = (await findOwners(tx, viewerId, right)).filter(({ account_id }) => account_id === ownerId)
  return found.find(({ granted }) => granted)?.through ?? (found.length === 0 ? 'hidden' : 'refused')
}

/**
 * Checks the caller’s access to that owner’s data by a line of the policy, and returns how they have it. Throws 404 `not_found` for
 * strangers, and 403 `forbidden` if a role, a permission or the required right is missing.
 */
export const admit = async (
  tx: Tx,
  { actor, admissions }: ActorCall,
  ownerId: string,
  rule: DataRule,
): Promise<Access> => {
  const access = await accessTo(tx, actor.account_id, ownerId, rule.of)
  const verdict = verdictOn(rule, access)
  if (verdict !== 'granted') throw failure(verdict)
  const { and } = rule
  if (and !== undefined && verdictOn(rule, await accessTo(tx, actor.account_id, ownerId, and)) !== 'granted')
    throw failure('forbidden')
  if (rule.needs !== undefined && !actor.permissions[rule.needs]) throw failure('forbidden')
  if (access !== 'own') admissions?.push({ rule, on: ownerId })
  return access
}

export const revisionOf =
  ({ database }: Services): RevisionOf =>
  async ({ tenant, actor }, areas) => {
    const rows = await database.hotRead<{ readonly revision: string }>(tenant, seenRevision, [actor.account_id, areas])
    return rows[0]?.revision ?? ''
  }
