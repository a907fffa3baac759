import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import type { ProviderCall } from '../provider-api.ts'
import { findSale, giveBack, insertSale, listSales, type Sale } from '../sales.ts'
import { endSubscription } from '../subscriptions.ts'
import { alert, isSoldOnce, orderNumber } from './alerts.ts'

const vendor = { vendor_id: z.literal('12345'), vendor_auth_code: z.literal('pdl_demo_code') }

const refused = (message: string) => ({ success: false, error: { code: 107, message } })

/** Errors have status 200, like all other answers of this API. */
const answer =
  <S extends z.ZodType>(
    schema: S,
    work: (asked: z.output<S>, ...rest: Parameters<ProviderCall['run']>) => Promise<object>,
  ): ProviderCall['run'] =>
  async (context, request) => {
    const asked = schema.safeParse(request.body)
    return asked.success ? work(asked.data, context, request) : refused('You do not have permission to do that')
  }

const Price = z.string().regex(/^[A-Z]{3}:\d+(\.\d+)?$/)
const Link = z.object({
  ...vendor,
  product_id: z.string(),
  title: z.string().default(''),
  'prices[0]': Price,
  passthrough: z.string().max(1000),
  return_url: z.url(),
  customer_email: z.string().default(''),
  customer_country: z.string().default(''),
  'recurring_prices[0]': Price.optional(),
  trial_days: z.string().optional(),
})

/** The plans of the demo's vendor, with the months between charges. All its other products are single sales. */
const plans: Readonly<Record<string, string>> = { '700101': '1', '700103': '3', '700106': '6', '700112': '12' }

const Ids = z.object({ attempt_id: z.string(), order_id: z.string().nullable() })

const idsOf = (passthrough: string): z.output<typeof Ids> => {
  try {
    return Ids.parse(JSON.parse(passthrough))
  } catch {
    return { attempt_id: passthrough, order_id: null }
  }
}

const generatePayLink: ProviderCall = {
  name: 'POST /2.0/product/generate_pay_link',
  movesMoney: true,
  run: answer(Link, async (asked, context) => {
    const [code = '', initial = ''] = asked['prices[0]'].split(':')
    const months = plans[asked.product_id]
    const recurring = asked['recurring_prices[0]']?.split(':')[1]
    if ((months === undefined) !== (recurring === undefined)) return refused('Only plans have recurring prices')
    const { attempt_id, order_id } = idsOf(asked.passthrough)
    const sale = await insertSale(context, {
      reference: attempt_id,
      order_id,
      status: 'open',
      amount: decimalOf(money(recurring ?? initial, Currency.parse(code))),
      currency: code,
      facts: {
        passthrough: asked.passthrough,
        description: asked.title,
        email: asked.customer_email,
        country: asked.customer_country,
        return_url: asked.return_url,
        ...(months === undefined ? { one_off: 'yes' } : { months, initial, trial_days: asked.trial_days ?? '0' }),
      },
    })
    return { success: true, response: { url: `${context.options.publicUrl()}/sandbox/paddle/checkout/${sale.id}` } }
  }),
}

const Refund = z.object({
  ...vendor,
  order_id: z.string(),
  amount: z.string().optional(),
  reason: z.string().default(''),
})

const refund: ProviderCall = {
  name: 'POST /2.0/payment/refund',
  movesMoney: true,
  run: answer(Refund, async ({ order_id, amount }, context) => {
    const sale = await findSale(context.client, 'paddle', order_id.split('-')[0] ?? '')
    const asked = sale && money(amount ?? sale.amount, Currency.parse(sale.currency))
    const back = sale && asked && (await giveBack(context, sale, asked))
    if (sale === undefined || back === undefined) return refused('So much cannot be returned')
    await alert(context, 'payment_refunded', {
      order_id: orderNumber(sale),
      gross_refund: back.amount,
      currency: back.currency,
      passthrough: sale.facts['passthrough'] ?? '',
      refund_type: back.amount === sale.amount ? 'full' : 'partial',
    })
    return { success: true, response: { refund_request_id: Number(back.id) } }
  }),
}

const Cancel = z.object({ ...vendor, subscription_id: z.string() })

const cancel: ProviderCall = {
  name: 'POST /2.0/subscription/users_cancel',
  movesMoney: false,
  run: answer(Cancel, async ({ subscription_id }, context) => {
    const ended = await endSubscription(context.client, 'paddle', subscription_id)
    if (ended === undefined) return refused('There is no such subscription')
    await alert(context, 'subscription_cancelled', {
      subscription_id,
      passthrough: ended.facts['passthrough'] ?? '',
      status: 'deleted',
    })
    return { success: true, response: null }
  }),
}

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

const present = (sale: Sale) => ({
  order_id: isSoldOnce(sale) ? Number(sale.id) : orderNumber(sale),
  checkout_id: `${sale.id}-chre`,
  amount: sale.amount,
  currency: sale.currency,
  status: sale.status,
  created_at: stamp(sale.at),
  passthrough: sale.facts['passthrough'] ?? null,
  receipt_url: null,
  refunded: sale.refunded,
})

const Transactions = z.object({ ...vendor, page: z.string().regex(/^\d+$/).default('1') })
const pageSize = 15

const transactions: ProviderCall = {
  name: 'POST /2.0/product/:id/transactions',
  movesMoney: true,
  run: answer(Transactions, async ({ page }, { client }) => {
    const rows = await listSales(client, 'paddle', { offset: (Number(page) - 1) * pageSize, limit: pageSize })
    const taken = rows.filter(({ status, facts }) => status !== 'declined' && facts['refund_of'] === undefined)
    return { success: true, response: taken.map(present) }
  }),
}

const transactionsOfOrder: ProviderCall = {
  name: 'POST /2.0/order/:id/transactions',
  movesMoney: true,
  run: answer(z.object(vendor), async (_, { client }, { params }) => {
    const { id } = params as { readonly id: string }
    const sale = await findSale(client, 'paddle', id.split('-')[0] ?? '')
    return sale === undefined ? refused('There is no such order') : { success: true, response: [present(sale)] }
  }),
}

export const paddleCalls: readonly ProviderCall[] = [generatePayLink, refund, cancel, transactions, transactionsOfOrder]
