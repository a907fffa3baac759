import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'
import { findOpenRenewal, type RenewalChange, type RenewalRow, updateRenewal } from './renewal-store.ts'

type Charged = Pick<LockedRow, 'blocked_at'>

/** The day of a charge as its invoice shows it: none while the licence is blocked, because then nothing is charged. */
const chargeDay = ({ blocked_at }: Charged, try_at: Date | null): string | null =>
  try_at === null || blocked_at !== null ? null : dayOf(try_at)

/** Writes on the invoice when the card is charged for a renewal. */
export const tellCharge = (
  { billing }: Pick<Services, 'billing'>,
  tx: Tx,
  licence: Charged,
  { order_id, try_at }: Pick<RenewalRow, 'order_id' | 'try_at'>,
): Promise<void> => billing.noteCharge(tx, order_id, chargeDay(licence, try_at))

/** Changes when the card is charged for an open renewal, also on its invoice. */
export const planCharge = async (
  services: Pick<Services, 'billing'>,
  tx: Tx,
  licence: Charged,
  { id, order_id }: Pick<RenewalRow, 'id' | 'order_id'>,
  change: RenewalChange & { readonly try_at: Date | null },
): Promise<void> => {
  await updateRenewal(tx, id, change)
  await tellCharge(services, tx, licence, { order_id, try_at: change.try_at })
}

/** After blocking or unblocking: removes the day of the charge from the invoice of the next period, or puts it back. */
export const retellCharge = async (
  services: Pick<Services, 'billing'>,
  tx: Tx,
  licence: Charged & Pick<LockedRow, 'id'>,
): Promise<void> => {
  const renewal = await findOpenRenewal(tx, licence.id)
  if (renewal?.state === 'open') await tellCharge(services, tx, licence, renewal)
}
