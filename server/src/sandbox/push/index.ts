import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { SandboxOptions } from '../options.ts'
import { recordMessage } from '../outbox.ts'
import { isSentBy } from './check-vapid.ts'
import { decryptPush } from './decrypt.ts'

/** The host of this push service's endpoints. Nothing answers there outside of the sandbox. */
const pushHost = 'push.sandbox.invalid'

/** A real Chromium builds its own endpoint from one of these origins and the token that it got when it registered. */
const chromiumOrigins = ['https://fcm.googleapis.com', 'https://jmt17.google.com']
const tokenPrefix = 'sandbox-'

/** The path below the sandbox's push service where an endpoint is served; null for real push services. */
export const pushPath = ({ origin, host, pathname }: URL): string | null => {
  if (host === pushHost) return pathname
  const token = pathname.split('/').at(-1) ?? ''
  if (!chromiumOrigins.includes(origin) || !token.startsWith(tokenPrefix)) return null
  return `/send/${token.slice(tokenPrefix.length)}`
}

const Wish = z.strictObject({
  /** The public key of the permitted sender, in base64url: `applicationServerKey`. */
  server_key: z.string().min(1),
  tenant: z.string().default('aurora'),
})

const Message = z.object({ title: z.string(), body: z.string(), path: z.string() })

interface SubscriberRow {
  readonly id: string
  readonly tenant: string
  /** Null for a real browser, which decrypts messages itself. */
  readonly private_key: Buffer | null
  readonly auth: Buffer | null
  readonly server_key: Buffer
  readonly gone: boolean
  readonly received: readonly string[]
}

/** Creates the browser's half of a subscription. Returns what the browser would give to the page. */
const addSubscriber = async ({ pool }: SandboxOptions, { tenant, server_key }: z.output<typeof Wish>) => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const id = randomUUID()
  const auth = randomBytes(16)
  await pool.query(
    'insert into sandbox.push_subscriber (id, tenant, private_key, auth, server_key) values ($1, $2, $3, $4, $5)',
    [id, tenant, curve.getPrivateKey(), auth, Buffer.from(server_key, 'base64url')],
  )
  const keys = { auth: auth.toString('base64url'), p256dh: curve.getPublicKey('base64url') }
  return { endpoint: `https://${pushHost}/send/${id}`, keys }
}

/** Registers a real browser, which has its own keys. Returns the token at the end of its endpoint. */
const addBrowser = async ({ pool }: SandboxOptions, { tenant, server_key }: z.output<typeof Wish>) => {
  const id = randomUUID()
  await pool.query('insert into sandbox.push_subscriber (id, tenant, server_key) values ($1, $2, $3)', [
    id,
    tenant,
    Buffer.from(server_key, 'base64url'),
  ])
  return { token: `${tokenPrefix}${id}` }
}

const keep = async ({ pool }: SandboxOptions, { id }: SubscriberRow, message: string): Promise<void> => {
  await pool.query('update sandbox.push_subscriber set received = received || $2 where id = $1', [id, [message]])
}

const take = async (options: SandboxOptions, subscriber: SubscriberRow, body: Buffer): Promise<void> => {
  const { private_key, auth } = subscriber
  if (private_key === null || auth === null) return keep(options, subscriber, body.toString('base64'))
  const read = decryptPush(body, { private_key, auth })
  const { title, body: text, path } = Message.parse(JSON.parse(read))
  await keep(options, subscriber, read)
  const to = `https://${pushHost}/send/${subscriber.id}`
  const links = [`${options.publicUrl()}${path}`]
  const { tenant } = subscriber
  await recordMessage(options, { tenant, kind: 'push', to, subject: title, text, html: null, links })
}

/**
 * A push service and the browser behind it: issues subscriptions, verifies senders (VAPID), decrypts messages and keeps
 * them in the outbox.
 */
export const push =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    const { pool } = options
    const find = async (id: string): Promise<SubscriberRow | undefined> =>
      (await pool.query<SubscriberRow>('select * from sandbox.push_subscriber where id::text = $1', [id])).rows[0]
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: 8_192 }, (_, body, done) =>
      done(null, body),
    )

    for (const [url, add] of Object.entries({ '/subscriptions': addSubscriber, '/browsers': addBrowser }))
      app.route<{ Body: z.output<typeof Wish> }>({
        method: 'POST',
        url,
        schema: { body: Wish },
        handler: async ({ body }, reply) => reply.code(201).send(await add(options, body)),
      })

    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/subscriptions/:id',
      handler: async ({ params }, reply) => {
        const subscriber = await find(params.id)
        return subscriber === undefined ? reply.code(404).send() : { messages: subscriber.received }
      },
    })

    app.route<{ Params: { id: string } }>({
      method: 'DELETE',
      url: '/subscriptions/:id',
      handler: async ({ params }, reply) => {
        await pool.query('update sandbox.push_subscriber set gone = true where id::text = $1', [params.id])
        return reply.code(204).send()
      },
    })

    app.route<{ Params: { id: string }; Body: Buffer }>({
      method: 'POST',
      url: '/send/:id',
      handler: async ({ params, headers, body }, reply) => {
        const subscriber = await find(params.id)
        if (subscriber === undefined) return reply.code(404).send()
        if (subscriber.gone) return reply.code(410).send()
        const audiences = subscriber.private_key === null ? chromiumOrigins : [`https://${pushHost}`]
        const allowed = await isSentBy(headers.authorization ?? '', subscriber.server_key, audiences)
        if (!allowed || headers.ttl === undefined) return reply.code(403).send()
        await take(options, subscriber, body)
        return reply.code(201).send()
      },
    })
  }
