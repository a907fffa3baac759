import type { Tx } from '../../platform/database/database.ts'
import type { PastCapture } from '../../sandbox/index.ts'
import { askSandbox } from './ask-sandbox.ts'
import type { Surroundings } from './surroundings.ts'

const takenByProviders = (tx: Tx) =>
  tx
    .selectFrom('billing.payment as p')
    .innerJoin('account.account as a', 'a.id', 'p.account_id')
    .leftJoin('billing.payment_attempt as t', 't.id', 'p.attempt_id')
    .select([
      'p.gateway',
      'p.transaction_id',
      'p.order_id',
      'p.amount',
      'p.currency',
      'p.description',
      'a.email',
      't.card_last_four',
      'p.created_at',
    ])
    .where('p.gateway', '<>', 'bank_transfer')
    .orderBy('p.created_at')
    .execute()

/** Tells the providers' stand-ins of past payments, so that their records contain them and they can be refunded. */
export const tellProviders = async ({ tenant, database, sandboxUrl }: Surroundings): Promise<void> => {
  const taken = await database.read(tenant, takenByProviders)
  const captures = taken.map(({ created_at, gateway, ...payment }) => ({
    ...payment,
    // The query returns gateways only; transfers are excluded.
    gateway: gateway as PastCapture['gateway'],
    at: created_at.toISOString(),
  }))
  await askSandbox(`${sandboxUrl}/past`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ captures }),
  })
}
