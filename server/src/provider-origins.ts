import type { Settings } from './config.ts'
import type { ProviderOrigins } from './platform/http/security.ts'

type Brand = Settings['brands'][string]

/** The origin of a script on another server. The demo's scripts are our own. */
const hostOf = (script_url: string | undefined): string | null =>
  script_url?.startsWith('https:') === true ? new URL(script_url).origin : null

/** A provider whose script, frames and calls share these origins. */
const alike = (...origins: readonly string[]): ProviderOrigins => ({
  scripts: origins,
  connections: origins,
  frames: origins,
})

/**
 * Stripe.js loads parts of itself from changing hosts, and shows the bank's page in a frame on another (source:
 * docs.stripe.com/security/guide, content security policy).
 */
const ofStripe = (host: string): ProviderOrigins => ({
  scripts: [host, 'https://*.js.stripe.com'],
  connections: [host, 'https://api.stripe.com'],
  frames: [host, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
})

const ofBrand = ({ gateways: { stripe, cloudpayments }, recaptcha }: Brand): ProviderOrigins[] => {
  const [cards, window, captcha] = [stripe, cloudpayments, recaptcha].map((keys) => hostOf(keys?.script_url))
  return [
    ...(cards ? [ofStripe(cards)] : []),
    ...(window ? [alike(window)] : []),
    // reCAPTCHA's script loads parts of itself from a second host.
    ...(captcha ? [alike(captcha, 'https://www.gstatic.com')] : []),
  ]
}

/** Origins of the card forms and payment windows that the brands' pages load. */
export const providerOrigins = ({ brands }: Pick<Settings, 'brands'>): ProviderOrigins => {
  const all = Object.values(brands).flatMap(ofBrand)
  const every = (kind: keyof ProviderOrigins): string[] => [...new Set(all.flatMap((one) => one[kind]))]
  return { scripts: every('scripts'), connections: every('connections'), frames: every('frames') }
}
