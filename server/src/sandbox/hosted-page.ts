import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { failure } from '../platform/failure.ts'
import { pagePolicy, sendPage } from './page.ts'
import { payFormPage, type PayLocale, type Problem } from './pay-form.ts'
import { cardOfNumber, expiryOf } from './payment-cards.ts'
import type { Provider, ProviderContext } from './provider-api.ts'
import { capture, findSale, type Sale, updateSale } from './sales.ts'
import { inTransaction } from './transaction.ts'

const Submit = z.object({ number: z.string().default(''), expires: z.string().default('') })

export interface HostedPage {
  readonly service: string
  readonly path: string
  /** The customer has agreed to renewals, and nothing is charged now. */
  readonly subscribe: (context: ProviderContext, sale: Sale) => Promise<void>
  /** The payment was captured. */
  readonly paid: (context: ProviderContext, sale: Sale) => Promise<void>
  readonly declined: (context: ProviderContext, sale: Sale) => Promise<void>
}

const localeOf = (sale: Sale): PayLocale => (sale.facts['locale'] === 'ru' ? 'ru' : 'en')

const isRecurring = (sale: Sale): boolean => sale.facts['months'] !== undefined

const backOf = (sale: Sale): string => sale.facts['return_url'] ?? '/'

/** A redirect is allowed only if the shop gave a return address. */
const policyOf = (sale: Sale): string => {
  const back = backOf(sale)
  return pagePolicy(URL.canParse(back) ? `'self' ${new URL(back).origin}` : "'self'")
}

const showForm = (reply: FastifyReply, page: HostedPage, sale: Sale, problem?: Problem): FastifyReply => {
  const escaped = backOf(sale).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const html = payFormPage({
    service: page.service,
    locale: localeOf(sale),
    sale,
    action: sale.id,
    style: '../../style.css',
    back: { label: 'back', html: (label) => `<p><a href="${escaped}">${label}</a></p>` },
    problem,
    recurring: isRecurring(sale),
  })
  return sendPage(reply, html, policyOf(sale))
}

const pay = async (context: ProviderContext, page: HostedPage, id: string, given: z.output<typeof Submit>) => {
  const sale = await findSale(context.client, context.gateway, id)
  if (sale === undefined) throw failure('not_found')
  if (sale.status !== 'open' && sale.status !== 'declined') return { sale }
  const card = cardOfNumber(given.number)
  if (card === undefined || expiryOf(given.expires) === undefined) return { sale, problem: 'unknown' as const }
  if (card.declined !== undefined) {
    await updateSale(context.client, id, 'declined')
    await page.declined(context, { ...sale, status: 'declined' })
    return { sale, problem: 'declined' as const }
  }
  if (isRecurring(sale)) {
    await updateSale(context.client, id, 'waiting')
    await page.subscribe(context, sale)
    return { sale }
  }
  await capture(context, sale, { last_four: card.number.slice(-4) })
  await page.paid(context, { ...sale, status: 'completed' })
  return { sale }
}

/**
 * A provider's hosted page: the customer enters a card, the payment is captured, the shop is notified, and the customer
 * returns.
 */
export const mountHostedPage = (app: FastifyInstance, provider: Provider, page: HostedPage): void => {
  const { options, notifier, gateway } = provider
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: `${page.path}/:id`,
    handler: async ({ params }, reply) => {
      const sale = await findSale(options.pool, gateway, params.id)
      if (sale === undefined) throw failure('not_found')
      if (sale.status !== 'open' && sale.status !== 'declined') return reply.redirect(backOf(sale), 303)
      return showForm(reply, page, sale)
    },
  })
  app.route<{ Params: { id: string }; Body: z.output<typeof Submit> }>({
    method: 'POST',
    url: `${page.path}/:id`,
    schema: { body: Submit },
    handler: async ({ params, body }, reply) => {
      const { sale, problem } = await inTransaction(options.pool, (client) =>
        pay({ ...provider, client, now: options.clock.now() }, page, params.id, body),
      )
      notifier.wake()
      return problem === undefined ? reply.redirect(backOf(sale), 303) : showForm(reply, page, sale, problem)
    },
  })
}
