import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ShownOpenOrder } from '../billing/index.ts'
import { listServers, type ServersOf } from './servers/listed-store.ts'
import type { Services } from './services.ts'
import type { DeliverableRow } from './store.ts'

/** What is shown with a licence and is not in its row. */
export interface LicenceContext {
  readonly now: Date
  /** In UTC. */
  readonly today: string
  readonly owner: Owner
  /** In percent, for the owner’s country today. */
  readonly tax: string
  readonly servers: ServersOf
  /** The order to pay first. */
  readonly open_order: ShownOpenOrder | null
  /** Whether the reader may know more of it than its id. */
  readonly sees_order: boolean
}

/** Reads it for all rows at once: a subquery per row costs PostgreSQL several times as much. */
export const readContexts = async (
  { billing, clock }: Pick<Services, 'billing' | 'clock'>,
  tx: Tx,
  rows: readonly DeliverableRow[],
): Promise<(row: DeliverableRow, owner: Owner, tax: string, sees_order: boolean) => LicenceContext> => {
  const ids = rows.map(({ id }) => id)
  const now = clock.now()
  const [serversOf, orders] = await Promise.all([listServers(tx, ids, now), billing.openOrders(tx, ids)])
  const unpaid = new Map(orders.map((order) => [order.deliverable_id, order]))
  const today = dayOf(now)
  return ({ id }, owner, tax, sees_order) => ({
    now,
    today,
    owner,
    tax,
    servers: serversOf(id),
    open_order: unpaid.get(id) ?? null,
    sees_order,
  })
}
