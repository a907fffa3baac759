import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { OrderRow } from './order-store.ts'

export interface OrderRef {
  readonly id: string
  readonly number: string
}

export interface Replacements {
  /** The cancelled order whose place this one takes. */
  readonly replaces: OrderRef | null
  /** The order that was issued in the place of this one. */
  readonly replaced_by: OrderRef | null
}

/** Both neighbours of an order among those that were issued again. */
export const findReplacements = async (
  tx: Tx,
  { tenant, id, replaces, cancelled_at }: Pick<OrderRow, 'tenant' | 'id' | 'replaces' | 'cancelled_at'>,
): Promise<Replacements> => {
  // Nearly all orders have neither.
  if (replaces === null && cancelled_at === null) return { replaces: null, replaced_by: null }
  const rows = await tx
    .selectFrom('billing.order')
    .select(['id', 'number', sql<boolean>`replaces is not distinct from ${id}`.as('is_later')])
    .where('tenant', '=', tenant)
    .where((is) => is.or([is('replaces', '=', id), ...(replaces === null ? [] : [is('id', '=', replaces)])]))
    .execute()
  const ref = (isLater: boolean): OrderRef | null => {
    const found = rows.find(({ is_later }) => is_later === isLater)
    return found === undefined ? null : { id: found.id, number: found.number }
  }
  return { replaces: ref(false), replaced_by: ref(true) }
}
