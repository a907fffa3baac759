import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { listCaptured } from '../payments/attempt-store.ts'
import { findPaymentByTransaction } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { returnMoney } from './return-money.ts'

/**
 * A locked order has just been paid or cancelled: what gateways captured for it otherwise than asked, and nobody recorded, goes back like
 * everything that is not owed.
 */
export const returnUnbooked = async (
  services: Services,
  tx: Tx,
  { id: order_id, tenant, account_id }: Pick<LockedOrder, 'id' | 'tenant' | 'account_id'>,
): Promise<void> => {
  for (const { gateway, captured } of await listCaptured(tx, order_id)) {
    const { transaction_id, amount, currency } = captured
    if ((await findPaymentByTransaction(tx, gateway, transaction_id)) !== undefined) continue
    await returnMoney(services, tx, {
      tenant,
      account_id,
      order_id,
      gateway,
      transaction_id,
      amount: money(amount, currencyOf(currency)),
      origin: 'surplus',
      reason: 'more arrived than was owed',
    })
  }
}
