import { type Insertable, type Selectable, sql } from 'kysely'
import type { Side } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { CompanyTransfer } from '../../../platform/database/tables.generated.ts'

export type TransferRow = Selectable<CompanyTransfer>
export type TransferEnd = 'accepted' | 'declined' | 'withdrawn'

/** The person's side of the offer; null for all others, who do not learn of it. */
export const sideOf = (offer: TransferRow | undefined, accountId: string): Side | null => {
  if (offer?.from_id === accountId) return 'sender'
  return offer?.to_id === accountId ? 'receiver' : null
}

/** The company's only pending offer, unless it has expired. */
export const findOpenTransfer = (tx: Tx, companyId: string, now: Date): Promise<TransferRow | undefined> =>
  tx
    .selectFrom('company.transfer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', sql.lit('pending'))
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const insertTransfer = async (tx: Tx, row: Insertable<CompanyTransfer>): Promise<void> => {
  await tx.insertInto('company.transfer').values(row).execute()
}

/** Ends any pending offer of the company, expired or not. */
export const updateTransferEnd = async (
  tx: Tx,
  companyId: string,
  status: TransferEnd,
  ended_at: Date,
): Promise<void> => {
  await tx
    .updateTable('company.transfer')
    .set({ status, ended_at })
    .where('company_id', '=', companyId)
    .where('status', '=', sql.lit('pending'))
    .execute()
}
