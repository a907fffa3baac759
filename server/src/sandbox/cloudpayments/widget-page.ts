import { randomBytes } from 'node:crypto'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { failure } from '../../platform/failure.ts'
import { readForms } from '../form-bodies.ts'
import { sendPage } from '../page.ts'
import { confirmPage, donePage, payFormPage, type PayLocale, type Problem } from '../pay-form.ts'
import { cardOfNumber, expiryOf, type PaymentCard } from '../payment-cards.ts'
import type { Provider, ProviderContext } from '../provider-api.ts'
import { capture, findSale, insertSale, type Sale, updateSale } from '../sales.ts'
import { inTransaction } from '../transaction.ts'
import { announce, mayTake } from './notices.ts'
import { cloudPaymentsAccount } from './signature.ts'

const style = '../style.css'

const Open = z.object({
  publicId: z.literal(cloudPaymentsAccount.public_id),
  amount: z.string(),
  currency: z.enum(Currency.options),
  description: z.string().default(''),
  invoiceId: z.string(),
  accountId: z.string().default(''),
  data: z.string().default(''),
  language: z.string().default('en-US'),
})

const Submit = z.object({
  step: z.enum(['pay', 'confirm', 'refuse']),
  number: z.string().default(''),
  expires: z.string().default(''),
})

const localeOf = (sale: Sale): PayLocale => (sale.facts['language']?.startsWith('ru') === true ? 'ru' : 'en')

const formOf = (sale: Sale, problem?: Problem): string =>
  payFormPage({
    service: 'CloudPayments',
    locale: localeOf(sale),
    sale,
    action: sale.id,
    style: `../${style}`,
    back: { label: 'close', html: () => '' },
    problem,
  })

const orderIn = (data: string): string | null => /"order_id":"([0-9a-f-]{36})"/.exec(data)?.[1] ?? null

const open = (context: ProviderContext, asked: z.output<typeof Open>): Promise<Sale> =>
  insertSale(context, {
    reference: asked.invoiceId,
    order_id: orderIn(asked.data),
    status: 'open',
    amount: decimalOf(money(asked.amount, asked.currency)),
    currency: asked.currency,
    facts: { account: asked.accountId, description: asked.description, data: asked.data, language: asked.language },
  })

const cardFacts = ({ number, type }: PaymentCard, expires: string) => ({
  first_six: number.slice(0, 6),
  last_four: number.slice(-4),
  type,
  expires,
})

const decline = async (context: ProviderContext, sale: Sale, reason: number): Promise<string> => {
  await updateSale(context.client, sale.id, 'declined', { reason: String(reason) })
  await announce(context, 'fail', sale, { ReasonCode: String(reason), Reason: 'Declined', Status: 'Declined' })
  return formOf(sale, 'declined')
}

/** Captures the payment unless the card's bank declines. The card is saved under a token that the shop may charge later. */
const take = async (context: ProviderContext, sale: Sale, declined: number | undefined): Promise<string> => {
  if (declined !== undefined) return decline(context, sale, declined)
  await capture(context, sale)
  const token = `tk_${randomBytes(12).toString('hex')}_${sale.facts['last_four'] ?? ''}`
  await announce(context, 'pay', sale, { Status: 'Completed', Token: token })
  return donePage({ locale: localeOf(sale), style: `../${style}` }, sale.id)
}

/** The shop is asked as soon as "Pay" is pressed. Only then does the bank ask the cardholder, who may never answer. */
const pay = async (context: ProviderContext, found: Sale, given: z.output<typeof Submit>): Promise<string> => {
  const known = cardOfNumber(given.number)
  const expires = expiryOf(given.expires)
  if (known === undefined || expires === undefined) return formOf(found, 'unknown')
  // Each attempted card is a separate transaction of the same invoice.
  const sale = found.status === 'open' ? found : await insertSale(context, { ...found, status: 'open' })
  const facts = { ...cardFacts(known, expires), number: known.number }
  const typed: Sale = { ...sale, facts: { ...sale.facts, ...facts } }
  if (!(await mayTake(context, typed))) {
    await updateSale(context.client, sale.id, 'declined', { ...facts, reason: '5300' })
    return formOf(sale, 'refused')
  }
  await updateSale(context.client, sale.id, known.asks === true ? 'waiting' : 'open', facts)
  if (known.asks !== true) return take(context, typed, known.declined)
  return confirmPage({ locale: localeOf(sale), action: sale.id, style: `../${style}` })
}

const submit = async (context: ProviderContext, id: string, given: z.output<typeof Submit>): Promise<string> => {
  const sale = await findSale(context.client, 'cloudpayments', id)
  if (sale === undefined) throw failure('not_found')
  if (sale.status === 'completed') return donePage({ locale: localeOf(sale), style: `../${style}` }, sale.id)
  if (given.step === 'pay') return pay(context, sale, given)
  // Only a bank that asked can be answered.
  if (sale.status !== 'waiting') return formOf(sale)
  if (given.step === 'refuse') return decline(context, sale, 5206)
  return take(context, sale, cardOfNumber(sale.facts['number'] ?? '')?.declined)
}

/** The content of the window on the shop's page: a card form without scripts. The window's script reads the outcome. */
export const widgetPage =
  (provider: Provider): FastifyPluginAsync =>
  async (app) => {
    const { options, notifier } = provider
    readForms(app)
    const work = <T>(run: (context: ProviderContext) => Promise<T>): Promise<T> =>
      inTransaction(options.pool, (client) => run({ ...provider, client, now: options.clock.now() }))

    app.route<{ Querystring: z.output<typeof Open> }>({
      method: 'GET',
      url: '/widget',
      schema: { querystring: Open },
      handler: async ({ query }, reply) => {
        const sale = await work((context) => open(context, query))
        return reply.redirect(`widget/${sale.id}`, 303)
      },
    })

    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/widget/:id',
      handler: async ({ params }, reply) => {
        const sale = await findSale(options.pool, 'cloudpayments', params.id)
        if (sale === undefined) throw failure('not_found')
        return sendPage(reply, formOf(sale))
      },
    })

    app.route<{ Params: { id: string }; Body: z.output<typeof Submit> }>({
      method: 'POST',
      url: '/widget/:id',
      schema: { body: Submit },
      handler: async ({ params, body }, reply) => {
        const html = await work((context) => submit(context, params.id, body))
        notifier.wake()
        return sendPage(reply, html)
      },
    })
  }
