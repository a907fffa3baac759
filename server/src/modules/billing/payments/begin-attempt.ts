import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { type AttemptRow, insertAttempt } from './attempt-store.ts'
import type { CheckoutRow } from './checkout-store.ts'

type Begun = Pick<
  AttemptRow,
  'id' | 'gateway_ref' | 'once_key' | 'card_last_four' | 'card_type' | 'instrument' | 'instrument_kind'
> & {
  readonly state: 'started' | 'unknown'
}

/**
 * Begins the attempt of a customer who pays in a gateway's own window or on its page. It begins when the gateway asks or reports. From
 * then on it holds the order like every other attempt: the unique index decides. For a payment that was made elsewhere in the past, the
 * caller names the means of payment.
 */
export const beginAttempt = (
  { clock }: Services,
  tx: Tx,
  order: LockedOrder,
  { account_id, gateway }: Pick<CheckoutRow, 'account_id' | 'gateway'>,
  begun: Partial<Begun>,
): Promise<AttemptRow> =>
  insertAttempt(tx, order, clock.now(), {
    id: makeId(clock),
    account_id,
    gateway,
    instrument: 'checkout',
    instrument_kind: 'checkout',
    ...begun,
  })
