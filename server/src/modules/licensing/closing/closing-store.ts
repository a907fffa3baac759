import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { stillRunsIn } from '../state-store.ts'
import { type LockedRow } from '../store.ts'

/** The licences of an account that nobody has ended, locked in a fixed order. */
export const lockOwned = (tx: Tx, accountId: string): Promise<LockedRow[]> =>
  tx
    .selectFrom('licensing.deliverable')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('terminated_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export interface Running {
  /** Those that stop on a day, or renew. */
  readonly till: number
  readonly perpetual: number
}

/** How many of an account’s licences run, in the words of the lists of licences. */
export const countRunning = (tx: Tx, accountId: string, today: string): Promise<Running> =>
  tx
    .selectFrom('licensing.deliverable')
    .select([
      sql<number>`count(*) filter (where paid_till is not null)`.as('till'),
      sql<number>`count(*) filter (where paid_till is null)`.as('perpetual'),
    ])
    .where('account_id', '=', accountId)
    .where(stillRunsIn(today))
    .executeTakeFirstOrThrow()

/** What the owner wrote on their licences, and with whose name files were made: of their licences, or by this address. */
export const emptyWords = async (
  tx: Tx,
  { id, email, erased_email }: Readonly<Record<'id' | 'email' | 'erased_email', string>>,
): Promise<void> => {
  await tx
    .updateTable('licensing.deliverable')
    .set({ user_comment: '' })
    .where('account_id', '=', id)
    .where('user_comment', '<>', '')
    .execute()
  await sql`
    update licensing.offline_activation set initiator_email = ${erased_email}, initiator_name = '', initiator_ip = ''
    where lower(initiator_email) = ${email}`.execute(tx)
}
