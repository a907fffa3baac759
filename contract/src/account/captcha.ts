import * as z from 'zod/mini'

/** A proof-of-work challenge in the format of the ALTCHA protocol. The field names are part of what is signed. */
export const AltchaChallenge = z.object({
  /** `expiresAt` is in seconds since 1970, `cost` is the number of hash rounds. */
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ tenant: z.string() }),
  }),
  signature: z.string(),
})
export type AltchaChallenge = z.infer<typeof AltchaChallenge>

/** The brand uses Google reCAPTCHA: load the script and draw the widget with this site key. */
export const RecaptchaWidget = z.object({
  provider: z.literal('recaptcha'),
  site_key: z.string(),
  script_url: z.string(),
})
export type RecaptchaWidget = z.infer<typeof RecaptchaWidget>

/** How a visitor shows that they are human. The solution is sent as `recaptcha_token`, whichever provider the brand uses. */
export const Captcha = z.union([AltchaChallenge, RecaptchaWidget])
export type Captcha = z.infer<typeof Captcha>
