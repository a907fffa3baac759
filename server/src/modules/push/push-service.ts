import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import { post } from '../../platform/outbound/post.ts'
import { isPushEndpoint } from './endpoint-rules.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly auth: string; readonly p256dh: string }
}

/**
 * `gone`: the browser has unsubscribed, and nothing will ever arrive there again. `refused`, with its status: it would be as often as it is sent,
 * be it that the browser subscribed with another key than ours, be it that ours is at fault. From an answer these cannot be told apart.
 */
export type Delivery = 'sent' | 'gone' | { readonly refused: number }

export interface PushService {
  /** The public half of the key that browsers subscribe with. */
  readonly server_key: string
  accepts(endpoint: string): boolean
  /** Throws where it may work later. */
  send(target: PushTarget, message: string): Promise<Delivery>
}

/** A stand-in of a push service. */
export interface PushSandbox {
  /** Where an endpoint of its own is reached; null for all others. */
  readonly addressOf: (endpoint: URL) => string | null
}

const patienceMs = 10_000
/** Of the refusals those that say "not now". */
const later = new Set([408, 425, 429])
/** A message that could not be delivered for a day is old news. */
const keptSeconds = 86_400

/** The same key in every process and after every start, as browsers keep it: it follows from the installation's secret. */
const keysFrom = (secret: string): { readonly publicKey: string; readonly privateKey: string } => {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

interface Post {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Answers the status. */
const postToInternet = async ({ endpoint, headers, body }: Post): Promise<number> =>
  (await post({ url: endpoint, headers, body, patienceMs, reach: 'public' })).status

const postToSandbox = async ({ endpoint, headers, body }: Post): Promise<number> => {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const answer = await fetch(endpoint, {
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
  const ownAddress = (endpoint: URL): string | null => sandbox?.addressOf(endpoint) ?? null
  const accepts = (endpoint: string): boolean => isPushEndpoint(endpoint, (url) => ownAddress(url) !== null)
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
      const own = ownAddress(new URL(endpoint))
      const status = await (own === null
        ? postToInternet({ endpoint, headers, body })
        : postToSandbox({ endpoint: own, headers, body }))
      if (status === 404 || status === 410) return 'gone'
      if (status >= 400 && status < 500 && !later.has(status)) return { refused: status }
      if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`)
      return 'sent'
    },
  }
}
