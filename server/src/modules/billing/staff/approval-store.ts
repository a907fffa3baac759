import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { BillingApproval } from '../../../platform/database/tables.generated.ts'

export type ApprovalRow = Selectable<BillingApproval> & { readonly order_number: string }

const withNumber = (tx: Tx) =>
  tx
    .selectFrom('billing.approval')
    .selectAll()
    .select(
      sql<string>`(select number from billing."order" where "order".id = billing.approval.order_id)`.as('order_number'),
    )

const approvalList = {
  name: 'approvals',
  sortKeys: { requested_at: { expression: sql`requested_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listApprovals = (tx: Tx, state: string | undefined, page: PageRequest): Promise<Page<ApprovalRow>> =>
  readPage(state === undefined ? withNumber(tx) : withNumber(tx).where('state', '=', state), approvalList, page)

export const findApproval = (tx: Tx, id: string): Promise<ApprovalRow | undefined> =>
  withNumber(tx).where('id', '=', id).executeTakeFirst()

/** What is asked for about an order and not decided yet; asked under the lock of its order or payment, where requests follow each other. */
export const findPending = (tx: Tx, orderId: string): Promise<ApprovalRow | undefined> =>
  withNumber(tx).where('order_id', '=', orderId).where('state', '=', 'pending').executeTakeFirst()

export const insertApproval = async (tx: Tx, row: Insertable<BillingApproval>): Promise<void> => {
  await tx.insertInto('billing.approval').values(row).execute()
}

/** The request, locked: of two who decide at once the second finds it decided. */
export const lockApproval = (tx: Tx, id: string): Promise<Selectable<BillingApproval> | undefined> =>
  tx.selectFrom('billing.approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const decideApproval = async (
  tx: Tx,
  id: string,
  decision: Pick<
    Insertable<BillingApproval>,
    'state' | 'decided_by' | 'decided_handle' | 'decided_at' | 'decision_reason'
  >,
): Promise<void> => {
  await tx.updateTable('billing.approval').set(decision).where('id', '=', id).execute()
}
