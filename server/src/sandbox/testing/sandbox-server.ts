import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type OpenSandbox, openSandbox } from './open-sandbox.ts'

export interface Hook {
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

/** Foyer's side of the notifications: records what arrives and gives the planned answers. */
export interface HookListener {
  readonly url: string
  readonly received: Hook[]
  /** Status codes of the next answers; 200 when there are none left. */
  readonly answers: number[]
  close(): Promise<void>
}

export const listenForHooks = async (): Promise<HookListener> => {
  const received: Hook[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ body, headers: request.headers })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  return {
    url: `http://127.0.0.1:${port}/hooks/stripe`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The official SDK, pointed at a sandbox by a path prefix. */
export const stripeClient = (
  origin: string,
  config: Partial<Stripe.StripeConfig> = {},
  key = 'sk_test_demo',
): Stripe => {
  const { hostname, port } = new URL(origin)
  const httpClient = Stripe.createNodeHttpClient()
  const { makeRequest } = httpClient
  httpClient.makeRequest = (host, at, path, ...rest) =>
    makeRequest.call(httpClient, host, at, `/sandbox/stripe${path}`, ...rest)
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, httpClient, ...config })
}

export interface SandboxServer extends OpenSandbox {
  readonly database_url: string
  readonly hooks: HookListener
  /** The official SDK with the secret key. It retries only after a broken connection. */
  readonly stripe: Stripe
}

/** The sandbox on its own database, with a receiver for its notifications. Close it in `afterAll`. */
export const startSandbox = async (): Promise<SandboxServer> => {
  const database = await createTestDatabase()
  const hooks = await listenForHooks()
  const open = await openSandbox(database.url, hooks.url)
  return {
    ...open,
    database_url: database.url,
    hooks,
    stripe: stripeClient(open.origin, { maxNetworkRetries: 0 }),
    close: async () => {
      await open.close()
      await hooks.close()
      await database.drop()
    },
  }
}

/** Parameters of a payment that is confirmed at once, for its own order. */
export const payment = (payment_method: string, order_id: string = randomUUID()): Stripe.PaymentIntentCreateParams => ({
  amount: 1999,
  currency: 'eur',
  payment_method,
  allowed_payment_method_types: ['card'],
  confirm: true,
  metadata: { order_id, attempt_id: `attempt of ${order_id}` },
})

/** The error of a call. Throws if Stripe does not refuse it. */
export const refusalOf = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const caught: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (caught instanceof Stripe.errors.StripeError) return caught
  throw new Error(`Stripe did not refuse: ${String(caught)}`)
}

interface LedgerEntry {
  readonly id: string
  readonly gateway: string
  readonly order_id: string | null
  readonly attempt_id: string | null
  readonly amount: number
  readonly currency: string
  readonly at: string
}

/** What the providers really captured and refunded for one order. */
export const ledgerOf = async (
  { origin }: Pick<SandboxServer, 'origin'>,
  order_id: string,
): Promise<{ readonly captures: LedgerEntry[]; readonly refunds: LedgerEntry[] }> => {
  const answer = await fetch(`${origin}/sandbox/ledger`)
  // The documented format of the control.
  const { captures, refunds } = (await answer.json()) as { captures: LedgerEntry[]; refunds: LedgerEntry[] }
  const ofOrder = (entry: LedgerEntry): boolean => entry.order_id === order_id
  return { captures: captures.filter(ofOrder), refunds: refunds.filter(ofOrder) }
}

/** Plans a fault of Stripe's stand-in. */
export const planFault = async ({ origin }: Pick<SandboxServer, 'origin'>, fault: object): Promise<void> => {
  const answer = await fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: 'stripe', ...fault }),
  })
  if (answer.status !== 201) throw new Error(`the fault was refused: ${await answer.text()}`)
}
