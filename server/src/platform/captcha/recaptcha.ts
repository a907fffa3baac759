import * as z from 'zod/mini'
import { failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { CaptchaProvider } from './captcha.ts'

export interface RecaptchaSettings {
  readonly site_key: string
  readonly secret_key: string
  readonly script_url: string
  readonly verify_url: string
  /** Whether pages of the brand can be served on this host. */
  readonly isOwnHost: (host: string) => boolean
  readonly log: Log
}

/** Google's endpoint for verifying tokens. */
export const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})

/** What Google says of a secret key that is not its own (developers.google.com/recaptcha/docs/verify). */
const isKeyRefused = (code: string): boolean => code === 'missing-input-secret' || code === 'invalid-input-secret'

const patienceMs = 5_000

/** Logs why nobody passes: the reason is in the settings or the network, and no visitor can tell. */
const ask = async (url: string, form: URLSearchParams, log: Log): Promise<z.output<typeof Verdict>> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`the captcha provider answered ${answer.status}`)
    const verdict = Verdict.parse(await answer.json())
    if (verdict['error-codes']?.some(isKeyRefused) === true)
      throw new Error('the captcha provider refuses the secret key of the brand')
    return verdict
  } catch (error) {
    log.error({ err: error }, 'no captcha can be verified')
    // Fail closed: without Google's answer nobody passes.
    throw failure('unavailable', { meta: { retry_after: 5 } })
  }
}

/** Google's checkbox, for brands that have configured its keys. */
export const recaptcha = ({
  site_key,
  secret_key,
  script_url,
  verify_url,
  isOwnHost,
  log,
}: RecaptchaSettings): CaptchaProvider => ({
  challenge: async () => ({ provider: 'recaptcha', site_key, script_url }),
  solvedBy: async (token, ip) => {
    const form = new URLSearchParams({ secret: secret_key, response: token, remoteip: ip })
    const { success, hostname } = await ask(verify_url, form, log)
    return success && hostname !== undefined && isOwnHost(hostname) ? token : null
  },
})
