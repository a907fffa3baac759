import { createDecipheriv } from 'node:crypto'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { failure } from '../../platform/failure.ts'
import { readForms } from '../form-bodies.ts'
import { mountHostedPage } from '../hosted-page.ts'
import type { Notifier } from '../notifier.ts'
import type { SandboxOptions } from '../options.ts'
import { type Provider, type ProviderContext, serveProvider } from '../provider-api.ts'
import { capture, insertSale, type Sale } from '../sales.ts'
import { subscribe } from '../subscriptions.ts'
import { inTransaction } from '../transaction.ts'
import { payProCalls } from './api.ts'
import { ipn } from './ipns.ts'
import { payProAccount } from './signature.ts'

const Checkout = z.object({
  'products[1][id]': z.literal('90001'),
  'products[1][data]': z.string(),
  currency: z.enum(Currency.options),
  language: z.string().default('en'),
  'billing-email': z.string().default(''),
  'x-attempt': z.string(),
  'x-order': z.string().optional(),
  'exit-link': z.url(),
})

/** Decrypts the price that the shop encrypted. A price that was changed in the browser does not decrypt. */
const decrypted = (data: string): URLSearchParams => {
  try {
    const { dynamic_key, dynamic_iv } = payProAccount
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(dynamic_key), Buffer.from(dynamic_iv))
    const text = Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()])
    return new URLSearchParams(text.toString('utf8'))
  } catch {
    throw failure('bad_request')
  }
}

const open = (context: ProviderContext, asked: z.output<typeof Checkout>): Promise<Sale> => {
  const dynamic = decrypted(asked['products[1][data]'])
  const amount = dynamic.get(`Price[${asked.currency}][Amount]`)
  if (amount === null) throw failure('bad_request')
  const months = dynamic.get('Subscription[Months]')
  return insertSale(context, {
    reference: asked['x-attempt'],
    order_id: asked['x-order'] ?? null,
    status: 'open',
    amount: decimalOf(money(amount, asked.currency)),
    currency: asked.currency,
    facts: {
      description: dynamic.get('Name[en]') ?? '',
      email: asked['billing-email'],
      locale: asked.language,
      return_url: asked['exit-link'],
      ...(months !== null && { months, starts_on: dynamic.get('Subscription[StartsOn]') ?? '' }),
    },
  })
}

/**
 * A subscription that starts later begins with a free trial, and is reported as one. If it starts today, the order
 * itself charges the first period and is reported like any other, except for its subscription number.
 */
const agree = async (context: ProviderContext, sale: Sale): Promise<void> => {
  const { months = '1', starts_on = '' } = sale.facts
  const period = { months: Number(months), from: new Date(`${starts_on}T00:00:00Z`) }
  const isTrial = starts_on > dayOf(context.now)
  const { id } = await subscribe(context, sale, { ...period, isFirstPaid: !isTrial })
  if (!isTrial) await capture(context, sale)
  const kind = isTrial ? 'TrialCharge' : 'OrderCharged'
  await ipn(context, kind, { ...sale, status: 'completed' }, { SUBSCRIPTION_ID: id })
}

/** PayPro Global as Foyer's server and its customers use it: the API, the store's page, notifications. */
export const payPro =
  (options: SandboxOptions, notifier: Notifier): FastifyPluginAsync =>
  async (app) => {
    readForms(app)
    const provider: Provider = { gateway: 'paypro', options, notifier }
    for (const call of payProCalls)
      app.route({ method: 'POST', url: call.name.replace('POST ', ''), handler: serveProvider(provider, call) })
    app.route<{ Querystring: z.output<typeof Checkout> }>({
      method: 'GET',
      url: '/checkout',
      schema: { querystring: Checkout },
      handler: async ({ query }, reply) => {
        const sale = await inTransaction(options.pool, (client) =>
          open({ ...provider, client, now: options.clock.now() }, query),
        )
        return reply.redirect(`checkout/${sale.id}`, 303)
      },
    })
    mountHostedPage(app, provider, {
      service: 'PayPro',
      path: '/checkout',
      declined: (context, sale) => ipn(context, 'OrderDeclined', sale),
      paid: (context, sale) => ipn(context, 'OrderCharged', sale),
      subscribe: agree,
    })
  }
