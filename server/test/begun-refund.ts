import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

/**
 * Leaves a refund as a process does that died two minutes ago, right after the refund was decided. `amount` is a
 * decimal in the payment's currency.
 */
export const leaveRefundBegun = async (
  { platform, database_url }: RunningFoyer,
  orderId: string,
  amount: string,
): Promise<void> => {
  const begun = new Date(platform.clock.now().getTime() - 120_000)
  await askDatabase(
    database_url,
    `insert into billing.refund (id, tenant, payment_id, order_id, account_id, gateway, transaction_id, amount, currency, origin, reason, state, created_at, updated_at, leased_until)
     select gen_random_uuid(), tenant, id, order_id, account_id, gateway, transaction_id, $3, currency, 'operator', 'goodwill', 'started', $2, $2, $2
     from billing.payment where order_id = $1`,
    [orderId, begun, amount],
  )
}
