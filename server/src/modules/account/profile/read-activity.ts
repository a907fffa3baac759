import type { AccountActivity } from '@foyer/contract/account/activity.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import { isOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { listEarlierEmails } from '../earlier-email-store.ts'
import type { Services } from '../services.ts'
import { getAccounts } from '../store.ts'
import { type ActivityRow, pageOfActivity } from './activity-store.ts'

/** What staff do only with a reason that the customer may read. Their other reasons are for themselves. */
const explained: readonly string[] = ['operator_asked_to_act', 'operator_acts', 'account_closed']

const handleOf = (actor: string): string => actor.slice('operator:'.length)

/** The names of those who did something: of staff their own, of other customers the address that they had then. */
export type Names = (row: Pick<ActivityRow, 'actor' | 'at'>) => string | null

export const namesOf = async (
  { staffNames }: Services,
  tx: Tx,
  rows: readonly Pick<ActivityRow, 'actor'>[],
): Promise<Names> => {
  const actors = [...new Set(rows.map(({ actor }) => actor))]
  const ids = actors.filter(isId)
  const [staff, people, earlier] = await Promise.all([
    staffNames(tx, actors.filter(isOperator).map(handleOf)),
    getAccounts(tx, ids),
    listEarlierEmails(tx, ids),
  ])
  return ({ actor, at }) => {
    if (isOperator(actor)) return staff.get(handleOf(actor)) ?? handleOf(actor)
    // Somebody without an account, who followed a link.
    if (actor.includes('@')) return actor
    const then = earlier.find(({ account_id, until }) => account_id === actor && until > at)
    const person = people.get(actor)
    return then?.email ?? (person === undefined || person.erased_at !== null ? null : person.email)
  }
}

const actorOf = (actor: string, accountId: string): AccountActivity['by'] => {
  if (actor === accountId) return 'you'
  if (isOperator(actor)) return 'vendor'
  return isId(actor) || actor.includes('@') ? 'colleague' : 'system'
}

/** An entry without what is only its author's: their address, and the reasons that staff give for themselves. */
export const presentActivity =
  (accountId: string, names: Names) =>
  (row: ActivityRow): AccountActivity => {
    const by = actorOf(row.actor, accountId)
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      object_type: row.object_type,
      object_id: row.object_id,
      by,
      name: by === 'vendor' || by === 'colleague' ? names(row) : null,
      ip: by === 'you' ? row.actor_ip : null,
      reason: by === 'you' || explained.includes(row.action) ? row.reason : null,
    }
  }

/** GET /profile/activity */
export const readActivity =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit }: PageQuery): Promise<Page<AccountActivity>> =>
    services.database.read(tenant, async (tx) => {
      const asked = { cursors: services.cursors, sort: '-at', cursor, limit }
      const page = await pageOfActivity(tx, actor.account_id, asked)
      const names = await namesOf(services, tx, page.rows)
      return { ...page, rows: page.rows.map(presentActivity(actor.account_id, names)) }
    })
