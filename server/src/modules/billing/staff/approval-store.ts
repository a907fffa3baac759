import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { BillingApproval } from '../../../platform/database/tables.generated.ts'

export interface ApprovalRow extends Selectable<BillingApproval> {
  readonly order_number: string
  /** The reference of the transfer that paid the order: a refund of it is sent by hand. */
  readonly transfer: string | null
}

const orderNumber = sql<string>`(select number from billing."order" where "order".id = billing.approval.order_id)`

const transfer = sql<string | null>`(select transaction_id from billing.payment
  where payment.order_id = billing.approval.order_id and payment.gateway = 'bank_transfer')`

const withOrder = (tx: Tx) =>
  tx
    .selectFrom('billing.approval')
    .selectAll()
    .select([orderNumber.as('order_number'), transfer.as('transfer')])

const approvalList = {
  name: 'approvals',
  sortKeys: { requested_at: { expression: sql`requested_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listApprovals = (tx: Tx, state: string | undefined, page: PageRequest): Promise<Page<ApprovalRow>> =>
  readPage(state === undefined ? withOrder(tx) : withOrder(tx).where('state', '=', state), approvalList, page)

export const findApproval = (tx: Tx, id: string): Promise<ApprovalRow | undefined> =>
  withOrder(tx).where('id', '=', id).executeTakeFirst()

/** The open request about an order. Read under the lock of its order or payment, which serializes requests. */
export const findPending = (tx: Tx, orderId: string): Promise<ApprovalRow | undefined> =>
  withOrder(tx).where('order_id', '=', orderId).where('state', '=', 'pending').executeTakeFirst()

/** Whether a transfer waits for a decision, for this order or for another invoice of its licence that its price depends on. */
export const isTransferAwaited = async (
  tx: Tx,
  { id, deliverable_id }: { readonly id: string; readonly deliverable_id: string | null },
): Promise<boolean> => {
  const { rows } = await sql`
    select from billing.approval a join billing."order" o on o.id = a.order_id
    where a.state = 'pending' and a.action = 'mark_paid' and (o.id = ${id} or o.deliverable_id = ${deliverable_id})
    limit 1`.execute(tx)
  return rows.length > 0
}

/** The transfer for another invoice of this licence that waits for a decision. */
export const findAwaitedBeside = async (
  tx: Tx,
  orderId: string,
  licenceId: string,
): Promise<{ readonly id: string } | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select a.id from billing.approval a join billing."order" o on o.id = a.order_id
    where a.state = 'pending' and a.action = 'mark_paid' and o.deliverable_id = ${licenceId} and o.id <> ${orderId}
    limit 1`.execute(tx)
  return rows[0]
}

/**
 * Those of these licences for which money has arrived that waits for a decision of staff: a transfer for that of a second operator, or a
 * payment that was left to people.
 */
export const listAwaitedLicences = async (tx: Tx, licenceIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (licenceIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select o.deliverable_id as id from billing."order" o join billing.approval a on a.order_id = o.id
    where o.deliverable_id = any(${licenceIds}::uuid[]) and a.state = 'pending' and a.action = 'mark_paid'
    union select licence_id from billing.payment_attempt
    where licence_id = any(${licenceIds}::uuid[]) and state in ('started', 'requires_action', 'unknown')
      and leased_until = 'infinity'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Open requests made before then, oldest first. */
export const listWaiting = async (tx: Tx, before: Date): Promise<string[]> => {
  const rows = await tx
    .selectFrom('billing.approval')
    .select('id')
    .where('state', '=', sql.lit('pending'))
    .where('requested_at', '<', before)
    .orderBy('requested_at')
    .execute()
  return rows.map(({ id }) => id)
}

export const insertApproval = async (tx: Tx, row: Insertable<BillingApproval>): Promise<void> => {
  await tx.insertInto('billing.approval').values(row).execute()
}

/** The request, locked: of two concurrent decisions, the second finds it decided. */
export const lockApproval = (tx: Tx, id: string): Promise<Selectable<BillingApproval> | undefined> =>
  tx.selectFrom('billing.approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decideApproval = async (
  tx: Tx,
  id: string,
  decision: Pick<
    Insertable<BillingApproval>,
    'state' | 'carried_out' | 'decided_by' | 'decided_handle' | 'decided_at' | 'decision_reason'
  >,
): Promise<void> => {
  await tx.updateTable('billing.approval').set(decision).where('id', '=', id).execute()
}
