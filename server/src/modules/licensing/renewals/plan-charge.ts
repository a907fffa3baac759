import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'
import { findOpenRenewal, type RenewalChange, type RenewalRow, updateRenewal } from './renewal-store.ts'

type Charged = Pick<LockedRow, 'blocked_at'>

/** The day of a charge as its invoice tells it: none while the vendor has blocked the licence, for then nothing is charged. */
const chargeDay = ({ blocked_at }: Charged, try_at: Date | null): string | null =>
  try_at === null || blocked_at !== null ? null : dayOf(try_at)

/** Its invoice tells when the card is charged for a renewal. */
export const tellCharge = (
  { billing }: Pick<Services, 'billing'>,
  tx: Tx,
  licence: Charged,
  { order_id, try_at }: Pick<RenewalRow, 'order_id' | 'try_at'>,
): Promise<void> => billing.noteCharge(tx, order_id, chargeDay(licence, try_at))

/** Changes when the card is charged for an open renewal; its invoice tells the day. */
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

/** The licence has been blocked, or let go on: the invoice of its next period promises a charge no more, or again. */
export const retellCharge = async (
  services: Pick<Services, 'billing'>,
  tx: Tx,
  licence: Charged & Pick<LockedRow, 'id'>,
): Promise<void> => {
  const renewal = await findOpenRenewal(tx, licence.id)
  if (renewal?.state === 'open') await tellCharge(services, tx, licence, renewal)
}
