import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type pg from 'pg'
import { Stripe } from 'stripe'
import { type Fault, type RequestMode, requestModes, takeFault } from '../faults.ts'
import { queueNotifications } from '../notifications.ts'
import type { Notifier } from '../notifier.ts'
import type { SandboxOptions } from '../options.ts'
import { inTransaction } from '../transaction.ts'
import { authenticate, type KeyKind, secretKeyRequired, stripeAccount } from './account.ts'
import type { Call, CallIds, Context, PreparedCall } from './call.ts'
import { notificationsOf } from './events.ts'
import { expandAll } from './expand.ts'
import { type Form, parseForm } from './form.ts'
import { type Answer, findAnswer, fingerprintOf, keepAnswer, type KeyedRequest, lockKey } from './idempotency.ts'
import { stripeId } from './ids.ts'
import { apiError, invalidRequest, keyInUse, Refusal } from './refusal.ts'

/** Longer than a shop may let its customer wait. */
const slowMs = 15_000

export interface StripeSandbox {
  readonly options: SandboxOptions
  readonly notifier: Notifier
  readonly prefix: string
  /** Idempotency keys that this process is working on, from the first byte to the last. */
  readonly keysInUse: Set<string>
  /** Aborted when the server stops, so that slow answers no longer wait. */
  readonly closing: AbortSignal
}

interface Received {
  readonly prepared: PreparedCall
  readonly name: string
  readonly key: KeyKind
  readonly keyed: KeyedRequest | undefined
  readonly request_id: string
}

const formOf = (request: FastifyRequest): Form => {
  if (request.method === 'POST') return (request.body as Form | undefined) ?? {} // Set by the only body parser here.
  return parseForm(request.url.split('?', 2)[1] ?? '')
}

const keyedOf = (request: FastifyRequest, key: KeyKind, form: Form): KeyedRequest | undefined => {
  const idempotency_key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof idempotency_key !== 'string') return undefined
  if (idempotency_key.length === 0 || idempotency_key.length > 255) {
    throw invalidRequest('An Idempotency-Key has 1 to 255 characters.', { param: 'Idempotency-Key' })
  }
  const [path = ''] = request.url.split('?', 1)
  return {
    api_key: key === 'secret' ? stripeAccount.secret_key : stripeAccount.publishable_key,
    idempotency_key,
    fingerprint: fingerprintOf(request.method, path, form),
  }
}

/** Identifies the caller and the call. Throws errors that occur before anything is done or stored. */
const receive = (call: Call, request: FastifyRequest, request_id: string): Received => {
  const key = authenticate(request)
  if (key === 'publishable' && !call.browser) throw secretKeyRequired()
  const form = formOf(request)
  const { id = '', inner = '' } = request.params as Partial<CallIds> // The paths of calls use these names.
  return {
    prepared: call.prepare(form, { id, inner }),
    name: `${call.method} /v1${call.path}`,
    key,
    keyed: keyedOf(request, key, form),
    request_id,
  }
}

type Outcome = Pick<Answer, 'status' | 'body'>

const refused = ({ status, body }: Refusal): Outcome => ({ status, body: JSON.stringify({ error: body }, null, 2) })

/** Runs the call. After an error everything is rolled back, except what a bank was asked. */
const perform = async (context: Context, { prepared }: Received): Promise<Outcome> => {
  await context.client.query('savepoint call')
  try {
    const result = await expandAll(context.client, await prepared.run(context), prepared.expand)
    return { status: 200, body: JSON.stringify(result, null, 2) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!error.keepsEffects) {
      await context.client.query('rollback to savepoint call')
      context.announced.length = 0
    }
    return refused(error)
  }
}

interface Executed extends Answer {
  readonly replayed: boolean
}

/** Runs a request in one transaction: effects, notifications and the stored answer are committed together. */
const execute = (
  { options, prefix }: StripeSandbox,
  received: Received,
  fault: Fault<RequestMode> | undefined,
): Promise<Executed> =>
  inTransaction(options.pool, async (client: pg.PoolClient) => {
    const { keyed, key, request_id } = received
    const now = options.clock.now()
    if (keyed !== undefined) {
      if (!(await lockKey(client, keyed))) throw keyInUse()
      const kept = await findAnswer(client, keyed, now)
      if (kept !== undefined) return { ...kept, replayed: true }
    }
    const request = { id: request_id, idempotency_key: keyed?.idempotency_key ?? null }
    const context: Context = { client, options, now, key, request, prefix, announced: [] }
    const done = await perform(context, received)
    await queueNotifications(client, options, 'stripe', notificationsOf(context.announced))
    // Stripe stores a failure after the work was done, so a replay of the key repeats the failure.
    const outcome = fault?.mode === 'fail_after' ? refused(apiError('The sandbox was told to fail afterwards.')) : done
    const answer: Answer = { ...outcome, request_id }
    if (keyed !== undefined) await keepAnswer(client, keyed, answer, now)
    return { ...answer, replayed: false }
  })

const send = (
  reply: FastifyReply,
  { status, body, request_id, replayed }: Executed,
  fault: Fault<RequestMode> | undefined,
): FastifyReply => {
  if (fault?.mode === 'drop_answer') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (fault?.mode === 'garbage') return reply.type('text/html').send('<html><body>It works!</body></html>')
  if (replayed) reply.headers({ 'idempotent-replayed': 'true', 'original-request': request_id })
  if (status >= 500) reply.header('stripe-should-retry', 'false')
  return reply.status(status).type('application/json').send(body)
}

/** While a key is being worked on, here or in another process, a second request with it is refused. */
const claimKey = (keysInUse: Set<string>, keyed: KeyedRequest | undefined): (() => void) => {
  if (keyed === undefined) return () => undefined
  const name = `${keyed.api_key} ${keyed.idempotency_key}`
  if (keysInUse.has(name)) throw keyInUse()
  keysInUse.add(name)
  return () => keysInUse.delete(name)
}

/** Mounts a call: keys, parameters, planned faults, idempotency, one transaction, the answer. */
export const serve =
  (sandbox: StripeSandbox, call: Call): RouteHandlerMethod =>
  async (request, reply) => {
    const { options, notifier, keysInUse, closing } = sandbox
    const request_id = stripeId('req')
    reply.headers({ 'request-id': request_id, 'stripe-version': Stripe.API_VERSION, 'cache-control': 'no-store' })
    const received = receive(call, request, request_id)
    const { name, prepared, keyed } = received
    if (keyed !== undefined) reply.header('idempotency-key', keyed.idempotency_key)
    const releaseKey = claimKey(keysInUse, keyed)
    try {
      const fault = await takeFault(options.pool, 'stripe', requestModes, { name, movesMoney: prepared.movesMoney })
      if (fault?.mode === 'slow') await delay(fault.delay_ms ?? slowMs, undefined, { signal: closing })
      if (fault?.mode === 'fail_before') throw apiError('The sandbox was told to fail beforehand.')
      const executed = await execute(sandbox, received, fault)
      notifier.wake()
      return send(reply, executed, fault)
    } finally {
      releaseKey()
    }
  }
