import Stripe from 'stripe'

export interface StripeSettings {
  readonly secret_key: string
  readonly webhook_secrets: readonly string[]
  /** Another origin and path that speak Stripe's API. */
  readonly api_url?: string | undefined
}

/** A customer waits for the answer; what is not known by then is settled in the background. */
const timeoutMs = 8_000

/** The official SDK. It repeats nothing by itself: whoever repeats, does so under the attempt's own key. */
export const stripeClient = ({ secret_key, api_url }: StripeSettings): Stripe => {
  const common = { timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, apiVersion: Stripe.API_VERSION as never }
  if (api_url === undefined) return new Stripe(secret_key, common)
  const { hostname, port, protocol, pathname } = new URL(api_url)
  const prefix = pathname.replace(/\/$/, '')
  // The SDK knows hosts, not paths: its fetch is told where the API begins.
  const below: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    url.pathname = prefix + url.pathname
    return fetch(url, init)
  }
  return new Stripe(secret_key, {
    ...common,
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(below),
  })
}
