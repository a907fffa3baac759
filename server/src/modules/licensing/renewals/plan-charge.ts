import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { type RenewalChange, type RenewalRow, updateRenewal } from './renewal-store.ts'

/** The day of a charge as its invoice tells it. */
export const chargeDay = (try_at: Date | null): string | null => (try_at === null ? null : dayOf(try_at))

/** Changes when the card is charged for an open renewal; its invoice tells the day. */
export const planCharge = async (
  { billing }: Pick<Services, 'billing'>,
  tx: Tx,
  { id, order_id }: Pick<RenewalRow, 'id' | 'order_id'>,
  change: RenewalChange & { readonly try_at: Date | null },
): Promise<void> => {
  await updateRenewal(tx, id, change)
  await billing.noteCharge(tx, order_id, chargeDay(change.try_at))
}
