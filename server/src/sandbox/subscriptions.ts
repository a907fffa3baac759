import type { Gateway, Queryable, SandboxOptions } from './options.ts'
import { alert as paddleAlert, saleFields as paddleFields } from './paddle/alerts.ts'
import { ipn } from './paypro/ipns.ts'
import type { ProviderContext } from './provider-api.ts'
import { capture, insertSale, type Sale } from './sales.ts'
import { inTransaction } from './transaction.ts'

export interface Subscription {
  readonly id: string
  readonly gateway: Gateway
  readonly reference: string
  readonly status: string
  readonly amount: string
  readonly currency: string
  readonly period_months: number
  readonly next_at: Date
  readonly facts: Readonly<Record<string, string>>
}

const columns = 'id::text, gateway, reference, status, amount::text, currency, period_months, next_at, facts'

/** The customer has agreed to periodic charges from this time on, or has already paid the first one. */
export const subscribe = async (
  { client, gateway }: ProviderContext,
  sale: Sale,
  { months, from, isFirstPaid }: { readonly months: number; readonly from: Date; readonly isFirstPaid: boolean },
): Promise<Subscription> => {
  const { rows } = await client.query<Subscription>(
    `insert into sandbox.subscription (gateway, reference, status, amount, currency, period_months, next_at, facts)
     values ($1, $2, 'active', $3, $4, $5, $6::timestamptz + make_interval(months => $7), $8) returning ${columns}`,
    [
      gateway,
      sale.reference,
      sale.amount,
      sale.currency,
      months,
      from,
      isFirstPaid ? months : 0,
      JSON.stringify(sale.facts),
    ],
  )
  const [row] = rows
  if (row === undefined) throw new Error('unreachable: an insert returns its row')
  return row
}

/** Undefined if there is none or it has ended. */
export const endSubscription = async (
  client: Queryable,
  gateway: Gateway,
  id: string,
): Promise<Subscription | undefined> => {
  const { rows } = await client.query<Subscription>(
    `update sandbox.subscription set status = 'ended' where gateway = $1 and id::text = $2 and status = 'active' returning ${columns}`,
    [gateway, id],
  )
  return rows[0]
}

/** Charges one period, or what precedes the first, and notifies Foyer. */
export const chargeSubscription = async (context: ProviderContext, subscription: Subscription): Promise<void> => {
  const { id, reference, amount, currency, facts, gateway } = subscription
  const sale = await insertSale(context, { reference, order_id: null, status: 'open', amount, currency, facts })
  await capture(context, sale)
  const paid = { ...sale, status: 'completed' as const }
  if (gateway === 'paddle')
    await paddleAlert(context, 'subscription_payment_succeeded', {
      ...paddleFields(context, paid),
      subscription_id: id,
      subscription_payment_id: sale.id,
    })
  else await ipn(context, 'SubscriptionChargeSucceed', paid, { SUBSCRIPTION_ID: id })
}

/** Charges every subscription that is due, each once per period. */
export const chargeSubscriptions = async (options: SandboxOptions): Promise<void> => {
  const now = options.clock.now()
  await inTransaction(options.pool, async (client) => {
    const { rows } = await client.query<Subscription>(
      `update sandbox.subscription set next_at = next_at + make_interval(months => period_months)
       where status = 'active' and next_at <= $1 returning ${columns}`,
      [now],
    )
    // No notifier is needed here: the clock delivers the notifications next.
    const notifier = {
      wake: () => undefined,
      deliverDue: async () => undefined,
      start: () => undefined,
      stop: async () => undefined,
    }
    for (const row of rows) await chargeSubscription({ gateway: row.gateway, options, notifier, client, now }, row)
  })
}
