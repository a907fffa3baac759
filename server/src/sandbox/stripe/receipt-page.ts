import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Stripe } from 'stripe'
import { escapeHtml, page, sendPage } from '../page.ts'
import { moneyOf } from './currency.ts'
import { Refusal } from './refusal.ts'
import type { StripeSandbox } from './serve.ts'
import { getObject } from './store.ts'

const moneyText = (amount: number, currency: string): string => {
  const money = moneyOf(amount, currency)
  return `${decimalOf(money)} ${money.currency}`
}

const linesOf = (charge: Stripe.Charge): readonly (readonly [string, string])[] => {
  const card = charge.payment_method_details?.card
  return [
    ['Amount', moneyText(charge.amount, charge.currency)],
    ...(charge.amount_refunded === 0
      ? []
      : [['Refunded', moneyText(charge.amount_refunded, charge.currency)] as const]),
    ['Paid', new Date(charge.created * 1000).toISOString().slice(0, 16).replace('T', ' ')],
    ['Card', `${card?.brand ?? ''} •••• ${card?.last4 ?? ''}`],
    ['Reference', charge.description ?? charge.metadata['order_id'] ?? charge.id],
  ]
}

/** The page of a charge's `receipt_url`. As at Stripe, knowing its random id is enough to see it. */
export const receiptPage =
  ({ options }: StripeSandbox): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      const main = '<h1>No such receipt</h1><p>The address is not that of a payment.</p>'
      const status = error instanceof Refusal ? error.status : 500
      return sendPage(reply.status(status), page({ title: 'No such receipt', style: '../../style.css', main }))
    })

    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/receipts/:id',
      handler: async ({ params }, reply) => {
        const { body } = await getObject(options.pool, 'charge', params.id)
        const lines = linesOf(body).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
        const main = `<h1>Receipt</h1><p>Foyer sandbox: no money moved.</p><dl>${lines.join('')}</dl>`
        return sendPage(reply, page({ title: 'Receipt', style: '../../style.css', main }))
      },
    })
  }
