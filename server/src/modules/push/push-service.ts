import { createECDH, hkdfSync } from 'node:crypto'
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { Agent, request } from 'node:https'
import ipaddr from 'ipaddr.js'
import webPush from 'web-push'
import { isPushEndpoint } from './endpoint-rules.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly auth: string; readonly p256dh: string }
}

/** `gone`: the browser has unsubscribed, and nothing will ever arrive there again. */
export type Delivery = 'sent' | 'gone'

export interface PushService {
  /** The public half of the key that browsers subscribe with. */
  readonly server_key: string
  accepts(endpoint: string): boolean
  /** Throws where it may work later. */
  send(target: PushTarget, message: string): Promise<Delivery>
}

/** A stand-in of a push service: its endpoints have this host, and are reached at this address. */
export interface PushSandbox {
  readonly host: string
  readonly url: () => string
}

const patienceMs = 10_000
/** A message that could not be delivered for a day is old news. */
const keptSeconds = 86_400

/** The same key in every process and after every start, as browsers keep it: it follows from the installation's secret. */
const keysFrom = (secret: string): { readonly publicKey: string; readonly privateKey: string } => {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

type LookedUp = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/** Names are looked up at the very connection, so that none leads into our own network by the time it is used. */
export const publicLookup = (hostname: string, options: LookupOptions, done: LookedUp): void => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublic(address))) return done(new Error(`${hostname} is not public`), [])
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}

interface Post {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: publicLookup })

/** Answers the status; redirects are not followed. */
const postToInternet = ({ endpoint, headers, body }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = request(endpoint, { method: 'POST', headers, agent, timeout: patienceMs }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    sending.on('timeout', () => sending.destroy(new Error('the push service did not answer in time')))
    sending.on('error', reject)
    sending.end(body)
  })

const postToSandbox = async ({ endpoint, headers, body }: Post, sandbox: PushSandbox): Promise<number> => {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const to = new URL(endpoint).pathname
  const answer = await fetch(`${sandbox.url()}${to}`, {
    method: 'POST',
    headers: texts.filter(([name]) => name !== 'Content-Length'),
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Web Push (RFC 8030) with VAPID (RFC 8292), its messages encrypted for the browser alone (RFC 8291). */
export const createPushService = (secret: string, subject: string, sandbox: PushSandbox | null): PushService => {
  const keys = keysFrom(secret)
  const accepts = (endpoint: string): boolean => isPushEndpoint(endpoint, sandbox?.host ?? null)
  return {
    server_key: keys.publicKey,
    accepts,
    send: async (target, message) => {
      // Once more: what was accepted may have been stored under other rules.
      if (!accepts(target.endpoint)) return 'gone'
      const { endpoint, headers, body } = webPush.generateRequestDetails(target, message, {
        vapidDetails: { subject, ...keys },
        TTL: keptSeconds,
        urgency: 'normal',
      })
      const post: Post = { endpoint, headers, body }
      const isOwn = sandbox !== null && new URL(endpoint).host === sandbox.host
      const status = await (isOwn ? postToSandbox(post, sandbox) : postToInternet(post))
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`)
      return 'sent'
    },
  }
}
