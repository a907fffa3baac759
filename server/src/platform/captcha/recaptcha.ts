import * as z from 'zod/mini'
import { failure } from '../failure.ts'
import type { CaptchaProvider } from './captcha.ts'

export interface RecaptchaSettings {
  readonly site_key: string
  readonly secret_key: string
  readonly script_url: string
  readonly verify_url: string
  /** Whether pages of the brand can be served on this host. */
  readonly isOwnHost: (host: string) => boolean
}

/** Google's endpoint for verifying tokens. */
export const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'

const Verdict = z.object({ success: z.boolean(), hostname: z.optional(z.string()) })

const patienceMs = 5_000

const ask = async (url: string, form: URLSearchParams): Promise<z.output<typeof Verdict>> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`the captcha provider answered ${answer.status}`)
    return Verdict.parse(await answer.json())
  } catch {
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
}: RecaptchaSettings): CaptchaProvider => ({
  challenge: async () => ({ provider: 'recaptcha', site_key, script_url }),
  solvedBy: async (token, ip) => {
    const form = new URLSearchParams({ secret: secret_key, response: token, remoteip: ip })
    const { success, hostname } = await ask(verify_url, form)
    return success && hostname !== undefined && isOwnHost(hostname) ? token : null
  },
})
