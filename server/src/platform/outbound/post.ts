import { Agent as HttpAgent, type IncomingMessage, request as requestPlainly } from 'node:http'
import { Agent as HttpsAgent, request as requestSecurely } from 'node:https'
import { isPrivateLiteral, publicLookup } from './public-address.ts'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
  /** The timeout of the whole request, in milliseconds. */
  readonly patienceMs: number
  /** `public` rejects addresses of private networks and of this machine, also behind a host name. */
  readonly reach: 'public' | 'anywhere'
}

export interface Posted {
  readonly status: number
  /** The value of the Retry-After header. */
  readonly retry_after: string | null
  /** The first thousand bytes of the answer. */
  readonly excerpt: string
}

const excerptBytes = 1000
const kept = { keepAlive: true, maxSockets: 20 } as const

const agents = {
  public: {
    'http:': new HttpAgent({ ...kept, lookup: publicLookup }),
    'https:': new HttpsAgent({ ...kept, lookup: publicLookup }),
  },
  anywhere: { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) },
} as const

/** Reads as much of the body as is kept, then closes the connection. Once there is a status, it counts, however the body ends. */
const read = (answer: IncomingMessage): Promise<Posted> =>
  new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const finish = (): void => {
      const bytes = Buffer.concat(parts).subarray(0, excerptBytes)
      // `stream: true` drops a character that was cut off at the end.
      const text = new TextDecoder().decode(bytes, { stream: true })
      resolve({
        status: answer.statusCode ?? 0,
        retry_after: answer.headers['retry-after'] ?? null,
        excerpt: text.replaceAll('\u0000', ''),
      })
    }
    answer.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size < excerptBytes) return
      finish()
      answer.destroy()
    })
    answer.on('end', finish)
    answer.on('error', finish)
    answer.on('close', finish)
  })

/**
 * Posts to a URL that was configured or entered, so it is not trusted. Redirects are not followed. Throws if no status
 * arrives in time.
 */
export const post = ({ url, headers, body, patienceMs, reach }: Post): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url)
    // A host name is checked when it is resolved; an IP address is never resolved, so it is checked here.
    if (reach === 'public' && isPrivateLiteral(hostname)) return reject(new Error(`${hostname} is not public`))
    const isSecure = protocol === 'https:'
    const agent = agents[reach][isSecure ? 'https:' : 'http:']
    const request = isSecure ? requestSecurely : requestPlainly
    const signal = AbortSignal.timeout(patienceMs)
    const sending = request(url, { method: 'POST', headers, agent, signal }, (answer) => resolve(read(answer)))
    // An answer that switches protocols gives no response event, so the socket has to be closed here.
    sending.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new Error('the other side left HTTP'))
    })
    sending.on('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${Math.round(patienceMs / 1000)} s`) : error),
    )
    sending.end(body)
  })
