import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import { post } from '../../platform/outbound/post.ts'
import { isPushEndpoint } from './endpoint-rules.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly auth: string; readonly p256dh: string }
}

/**
 * `gone`: the browser has unsubscribed, and nothing will reach this endpoint again. `refused`, with its status:
 * retrying cannot help. The browser may have subscribed with another key, or the fault may be ours; the response does
 * not tell which.
 */
export type Delivery = 'sent' | 'gone' | { readonly refused: number }

export interface PushService {
  /** The public key that browsers subscribe with. */
  readonly server_key: string
  accepts(endpoint: string): boolean
  /** Rejects when a later attempt may succeed. */
  send(target: PushTarget, message: string): Promise<Delivery>
}

/** A stand-in for a push service. */
export interface PushSandbox {
  /** The address that serves one of its endpoints; null for all other endpoints. */
  readonly addressOf: (endpoint: URL) => string | null
}

const patienceMs = 10_000
/** Client errors that are temporary. */
const later = new Set([408, 425, 429])
/** A message that could not be delivered within a day is outdated. */
const keptSeconds = 86_400

/**
 * Browsers subscribe with this key for good, so it must be the same in every process and after every start. It is
 * derived from the secret of the installation.
 */
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

/** Returns the status of the response. */
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

/** Web Push (RFC 8030) with VAPID (RFC 8292). Messages are encrypted for the browser (RFC 8291). */
export const createPushService = (secret: string, subject: string, sandbox: PushSandbox | null): PushService => {
  const keys = keysFrom(secret)
  const ownAddress = (endpoint: URL): string | null => sandbox?.addressOf(endpoint) ?? null
  const accepts = (endpoint: string): boolean => isPushEndpoint(endpoint, (url) => ownAddress(url) !== null)
  return {
    server_key: keys.publicKey,
    accepts,
    send: async (target, message) => {
      // Checked again: the endpoint may have been stored under older rules.
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
