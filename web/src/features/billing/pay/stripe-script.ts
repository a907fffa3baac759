import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

const scripts = new Map<string, Promise<StripeConstructor>>()

const addScript = (url: string): Promise<StripeConstructor> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      scripts.delete(url)
      reject(new Error(`the card form's script did not load: ${url}`))
    }
    script.src = url
    script.addEventListener('error', fail)
    script.addEventListener('load', () => (window.Stripe === undefined ? fail() : resolve(window.Stripe)))
    document.head.append(script)
  })

/** Loads the gateway's script once, from the URL that the gateway gives. A failed load can be retried. */
const stripeScript = (url: string): Promise<StripeConstructor> => {
  const known = scripts.get(url) ?? addScript(url)
  scripts.set(url, known)
  return known
}

export interface StripeAccess {
  readonly public_key: string
  readonly script_url: string
}

/** Stripe in the language of the screen. */
export const openStripe = async ({ public_key, script_url }: StripeAccess, locale: Locale): Promise<Stripe> => {
  const create = await stripeScript(new URL(script_url, location.origin).href)
  return create(public_key, { locale })
}
