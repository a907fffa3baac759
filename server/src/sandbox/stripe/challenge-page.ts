import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import { queueNotifications } from '../notifications.ts'
import type { Queryable } from '../options.ts'
import { escapeHtml, page, pagePolicy, sendPage } from '../page.ts'
import { inTransaction } from '../transaction.ts'
import type { KeyKind } from './account.ts'
import type { Context } from './call.ts'
import { moneyOf } from './currency.ts'
import { notificationsOf } from './events.ts'
import { endChallenge } from './payment-flow.ts'
import { getIntent } from './payment-intents.ts'
import { Refusal } from './refusal.ts'
import type { StripeSandbox } from './serve.ts'
import { endSetupChallenge } from './setup-intents.ts'
import type { Stored } from './store.ts'

const texts = {
  en: {
    title: 'Confirm with your bank',
    pay: (amount: string) => `Your bank asks whether you want to pay ${amount}.`,
    save: 'Your bank asks whether this card may be saved.',
    sandbox: 'This is a sandbox: no bank is asked and no money moves.',
    complete: 'Complete',
    fail: 'Fail',
    done: 'Done',
    over: 'You can go back to the shop.',
  },
  ru: {
    title: 'Подтверждение в банке',
    pay: (amount: string) => `Банк спрашивает, хотите ли вы заплатить ${amount}.`,
    save: 'Банк спрашивает, можно ли сохранить эту карту.',
    sandbox: 'Это песочница: банк не участвует, деньги не списываются.',
    complete: 'Подтвердить',
    fail: 'Отказать',
    done: 'Готово',
    over: 'Можно вернуться в магазин.',
  },
} as const

const Ask = z.object({ client_secret: z.string(), locale: z.enum(['en', 'ru']).catch('en') })
const Settle = Ask.extend({ outcome: z.enum(['complete', 'fail']) })
type Ask = z.output<typeof Ask>

type StoredEither = Stored<'payment_intent'> | Stored<'setup_intent'>

const isSetup = (id: string): boolean => id.startsWith('seti_')

const findEither = (context: { client: Queryable; key: KeyKind }, id: string, secret: string): Promise<StoredEither> =>
  isSetup(id)
    ? getIntent(context, 'setup_intent', id, { secret })
    : getIntent(context, 'payment_intent', id, { secret })

const amountOf = ({ amount, currency }: Stripe.PaymentIntent, locale: Ask['locale']): string => {
  const money = moneyOf(amount, currency)
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency })
  return format.format(decimalOf(money) as `${number}`) // A plain decimal string, exact where a number might not be.
}

const challengeHtml = ({ body }: StoredEither, { client_secret, locale }: Ask): string => {
  const say = texts[locale]
  const question = body.object === 'payment_intent' ? say.pay(amountOf(body, locale)) : say.save
  const button = (outcome: string, label: string, look: string) =>
    `<button name="outcome" value="${outcome}"${look}>${label}</button>`
  return page({
    title: say.title,
    style: '../../style.css',
    lang: locale,
    main: `<h1>${say.title}</h1><p>${escapeHtml(question)}</p><p>${say.sandbox}</p>
      <form method="post" action="${escapeHtml(body.id)}">
        <input type="hidden" name="client_secret" value="${escapeHtml(client_secret)}">
        <input type="hidden" name="locale" value="${locale}">
        ${button('complete', say.complete, ' class="primary"')}${button('fail', say.fail, '')}
      </form>`,
  })
}

const overHtml = (locale: Ask['locale']): string =>
  page({
    title: texts[locale].done,
    style: '../../style.css',
    lang: locale,
    main: `<h1>${texts[locale].done}</h1><p role="status">${texts[locale].over}</p>`,
  })

/** The URL to which the browser returns after the challenge, with the outcome as Stripe adds it. */
const backTo = ({ body, facts }: StoredEither): string | undefined => {
  if (facts.return_url === null) return undefined
  const url = new URL(facts.return_url)
  url.searchParams.set(body.object, body.id)
  url.searchParams.set(`${body.object}_client_secret`, body.client_secret ?? '')
  url.searchParams.set('redirect_status', body.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}

const settle = (sandbox: StripeSandbox, id: string, { client_secret, outcome }: z.output<typeof Settle>) =>
  inTransaction(sandbox.options.pool, async (client): Promise<StoredEither> => {
    const { options, prefix } = sandbox
    const context: Context = {
      client,
      options,
      prefix,
      now: options.clock.now(),
      key: 'publishable',
      request: { id: null, idempotency_key: null },
      announced: [],
    }
    const passed = outcome === 'complete'
    const secret = { secret: client_secret, lock: true }
    const settled = isSetup(id)
      ? await endSetupChallenge(context, await getIntent(context, 'setup_intent', id, secret), passed)
      : await endChallenge(context, await getIntent(context, 'payment_intent', id, secret), passed)
    await queueNotifications(client, options, 'stripe', notificationsOf(context.announced))
    return settled
  })

/** The bank's page for a 3-D Secure challenge. It needs no script. Anyone who knows the intent's secret may answer it. */
export const challengePage =
  (sandbox: StripeSandbox): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const status = error instanceof Refusal ? 404 : 400
      if (!(error instanceof Refusal)) request.log.info({ err: error }, 'a challenge was refused')
      const main = '<h1>Nothing to confirm</h1><p>This address does not belong to a payment that waits for you.</p>'
      return sendPage(reply.status(status), page({ title: 'Nothing to confirm', style: '../../style.css', main }))
    })

    app.route<{ Params: { id: string }; Querystring: Ask }>({
      method: 'GET',
      url: '/3ds/:id',
      schema: { querystring: Ask },
      handler: async ({ params, query }, reply) => {
        const { pool: client } = sandbox.options
        const stored = await findEither({ client, key: 'publishable' }, params.id, query.client_secret)
        if (stored.body.status !== 'requires_action') return sendPage(reply, overHtml(query.locale))
        // Submitting the form redirects to the shop's page, so the policy must allow its origin.
        const { return_url } = stored.facts
        const policy = pagePolicy(return_url === null ? "'self'" : `'self' ${new URL(return_url).origin}`)
        return sendPage(reply, challengeHtml(stored, query), policy)
      },
    })

    app.route<{ Params: { id: string }; Body: z.output<typeof Settle> }>({
      method: 'POST',
      url: '/3ds/:id',
      schema: { body: Settle },
      handler: async ({ params: { id }, body }, reply) => {
        const settled = await settle(sandbox, id, body)
        sandbox.notifier.wake()
        const query = new URLSearchParams({ client_secret: body.client_secret, locale: body.locale })
        return reply.redirect(backTo(settled) ?? `${sandbox.prefix}/3ds/${id}?${query.toString()}`, 303)
      },
    })
  }
