import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type pg from 'pg'
import { type Fault, type RequestMode, requestModes, takeFault } from './faults.ts'
import type { Notifier } from './notifier.ts'
import type { Gateway, SandboxOptions } from './options.ts'
import { inTransaction } from './transaction.ts'

/** Longer than a shop may let its customer wait. */
const slowMs = 15_000

export interface Provider {
  readonly gateway: Gateway
  readonly options: SandboxOptions
  readonly notifier: Notifier
}

export interface ProviderContext extends Provider {
  readonly client: pg.PoolClient
  readonly now: Date
}

export interface ProviderCall {
  /** `METHOD /path`, as faults refer to it. */
  readonly name: string
  readonly movesMoney: boolean
  /** Returns the answer as JSON. A thrown error rolls everything back. */
  readonly run: (context: ProviderContext, request: FastifyRequest) => Promise<object>
}

/** Fields that only some providers, or some versions of their API, include. */
const notPromised = new Set(['refunded', 'balanceRefundedAmount', 'orderItemId'])

const sparse = (body: object): object =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (notPromised.has(key) ? undefined : value))) as object

const send = (reply: FastifyReply, body: object, fault: Fault<RequestMode> | undefined): FastifyReply => {
  if (fault?.mode === 'drop_answer') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (fault?.mode === 'garbage') return reply.type('text/html').send('<html><body>It works!</body></html>')
  if (fault?.mode === 'fail_after')
    return reply.status(500).send({ message: 'The sandbox was told to fail afterwards.' })
  return reply.send(fault?.mode === 'sparse' ? sparse(body) : body)
}

/** Serves one call of a provider's API: applies planned faults, then runs one transaction and commits it before the answer. */
export const serveProvider =
  (provider: Provider, { name, movesMoney, run }: ProviderCall): RouteHandlerMethod =>
  async (request, reply) => {
    const { options, gateway, notifier } = provider
    reply.header('cache-control', 'no-store')
    const fault = await takeFault(options.pool, gateway, requestModes, { name, movesMoney })
    if (fault?.mode === 'slow') await delay(fault.delay_ms ?? slowMs, undefined, { ref: false })
    if (fault?.mode === 'fail_before')
      return reply.status(500).send({ message: 'The sandbox was told to fail beforehand.' })
    const body = await inTransaction(options.pool, (client) =>
      run({ ...provider, client, now: options.clock.now() }, request),
    )
    notifier.wake()
    return send(reply, body, fault)
  }
