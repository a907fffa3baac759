import type { Tx } from '../../platform/database/database.ts'

/** Each deletes at most `most` rows that ended before this time, and returns how many there were. */
type Deleting = (tx: Tx, before: Date, most: number) => Promise<number>

/** Nobody notes that an invite or an offer has expired. */
const overBefore =
  (table: 'company.invite' | 'company.transfer'): Deleting =>
  async (tx, before, most) => {
    const old = tx
      .selectFrom(table)
      .select('id')
      .where((eb) => eb(eb.fn.coalesce('ended_at', 'expires_at'), '<', before))
      .limit(most)
    const { numDeletedRows } = await tx.deleteFrom(table).where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  }

export const deleteOldInvites = overBefore('company.invite')

export const deleteOldTransfers = overBefore('company.transfer')

/** Open requests stay: they do not expire. */
export const deleteOldRequests: Deleting = async (tx, before, most) => {
  const old = tx.selectFrom('company.colleague_request').select('id').where('ended_at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('company.colleague_request').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
