import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import { type DeliverableRow, listServers, type StoredServer } from './store.ts'

/** What a licence is shown with and its own row does not know. */
export interface Surroundings {
  readonly now: Date
  /** In UTC. */
  readonly today: string
  readonly owner: Owner
  /** In percent, of the owner's country today. */
  readonly tax: string
  readonly servers: readonly StoredServer[]
  readonly unpaid_order_id: string | null
}

/** Reads them for all rows at once: a subquery beside each row costs PostgreSQL several times as much. */
export const readSurroundings = async (
  { billing, clock }: Pick<Services, 'billing' | 'clock'>,
  tx: Tx,
  rows: readonly DeliverableRow[],
): Promise<(row: DeliverableRow, owner: Owner, tax: string) => Surroundings> => {
  const ids = rows.map(({ id }) => id)
  const [servers, orders] = await Promise.all([listServers(tx, ids), billing.openOrders(tx, ids)])
  const unpaid = new Map(orders.map(({ deliverable_id, id }) => [deliverable_id, id]))
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  return ({ id }, owner, tax) => ({
    now,
    today,
    owner,
    tax,
    servers: servers.get(id) ?? [],
    unpaid_order_id: unpaid.get(id) ?? null,
  })
}
