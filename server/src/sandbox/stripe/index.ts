import { readFile } from 'node:fs/promises'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Notifier } from '../notifier.ts'
import type { SandboxOptions } from '../options.ts'
import type { Call } from './call.ts'
import { challengePage } from './challenge-page.ts'
import { chargeCalls } from './charges.ts'
import { customerCalls } from './customers.ts'
import { eventCalls } from './events.ts'
import { parseForm } from './form.ts'
import { paymentIntentCalls } from './payment-intent-calls.ts'
import { paymentMethodCalls } from './payment-method-calls.ts'
import { receiptPage } from './receipt-page.ts'
import { refundCalls } from './refunds.ts'
import { invalidRequest, Refusal } from './refusal.ts'
import { serve, type StripeSandbox } from './serve.ts'
import { setupIntentCalls } from './setup-intent-calls.ts'
import { tokenCalls } from './tokens.ts'

const calls: readonly Call[] = [
  ...tokenCalls,
  ...customerCalls,
  ...paymentMethodCalls,
  ...paymentIntentCalls,
  ...setupIntentCalls,
  ...chargeCalls,
  ...refundCalls,
  ...eventCalls,
]

/** The stand-in for Stripe.js and the parts that it loads. */
const scripts = [
  'stripe.js',
  'actions.js',
  'card-field.js',
  'card-rules.js',
  'card-style.js',
  'card-texts.js',
  'card-view.js',
  'challenge.js',
  'requests.js',
] as const

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error
  // Lock timeout: another request is working on the row.
  if (error.code === '55P03') {
    return invalidRequest('Another request works on this object; try again.', { code: 'lock_timeout' }, 429)
  }
  const status = error.statusCode ?? 500
  if (status < 500) return invalidRequest(error.message, {}, status)
  return new Refusal(500, { type: 'api_error', message: 'The sandbox failed.' })
}

const answerAsStripe = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = refusalOf(error)
    if (status >= 500) {
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'the Stripe sandbox failed')
      reply.header('stripe-should-retry', 'false')
    }
    return reply.status(status).type('application/json').send({ error: body })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0]}).`,
      },
    }),
  )
}

const api =
  (sandbox: StripeSandbox): FastifyPluginAsync =>
  async (app) => {
    answerAsStripe(app)
    for (const call of calls) app.route({ method: call.method, url: call.path, handler: serve(sandbox, call) })
  }

const browserScripts: FastifyPluginAsync = async (app) => {
  for (const name of scripts) {
    const text = await readFile(new URL(`browser/${name}`, import.meta.url), 'utf8')
    app.route({
      method: 'GET',
      url: `/${name}`,
      handler: (_request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
          .type('text/javascript; charset=utf-8')
          .send(text),
    })
  }
}

/** Stripe as Foyer's server, its SDK and the browser use it. */
export const stripe =
  (options: SandboxOptions, notifier: Notifier): FastifyPluginAsync =>
  async (app) => {
    const closing = new AbortController()
    app.addHook('preClose', async () => closing.abort())
    const sandbox: StripeSandbox = {
      options,
      notifier,
      prefix: app.prefix,
      keysInUse: new Set(),
      closing: closing.signal,
    }
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => parseForm(body),
    )
    await app.register(api(sandbox), { prefix: '/v1' })
    await app.register(challengePage(sandbox))
    await app.register(receiptPage(sandbox))
    await app.register(browserScripts)
  }
