import Stripe from 'stripe'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { callMs, keysRefused } from '../provider-call.ts'

export interface StripeSettings {
  readonly secret_key: string
  readonly webhook_secrets: readonly string[]
  /** Another origin and path that speak Stripe's API. */
  readonly api_url?: string | undefined
}

/** An answer that Stripe's API did not give deliberately: a server error, a rate limit, or a page by somebody else. */
const tellsNothing = ({ status, headers }: Response): boolean =>
  status >= 500 || status === 429 || headers.get('content-type')?.includes('json') !== true

/** The official SDK, without its automatic retries: our own retries use the attempt's key. */
export const stripeClient = ({ secret_key, api_url }: StripeSettings, line: CircuitBreaker): Stripe => {
  const { hostname, port, protocol, pathname } = new URL(api_url ?? 'https://api.stripe.com')
  const prefix = pathname.replace(/\/$/, '')
  // The SDK has settings for the host but not for a path, so its fetch adds the path.
  const below: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = prefix + url.pathname
    const answer = await line.call(() => fetch(url, init), tellsNothing)
    if (keysRefused.has(answer.status)) line.noteRefusedKeys(answer.status)
    return answer
  }
  return new Stripe(secret_key, {
    timeout: callMs,
    maxNetworkRetries: 0,
    telemetry: false,
    apiVersion: Stripe.API_VERSION,
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(below),
  })
}
