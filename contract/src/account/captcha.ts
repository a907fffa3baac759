import * as z from 'zod/mini'

/** A proof of work for the browser, in the words of ALTCHA's protocol, which the signature covers as they are. */
export const AltchaChallenge = z.object({
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

/** The brand asks Google instead: its script draws the widget for this site key. */
export const RecaptchaWidget = z.object({
  provider: z.literal('recaptcha'),
  site_key: z.string(),
  script_url: z.string(),
})
export type RecaptchaWidget = z.infer<typeof RecaptchaWidget>

/** How a visitor shows that they are no machine. What they solve is sent as `recaptcha_token`, whoever the provider is. */
export const Captcha = z.union([AltchaChallenge, RecaptchaWidget])
export type Captcha = z.infer<typeof Captcha>
