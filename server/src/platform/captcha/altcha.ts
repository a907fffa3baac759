import { createHmac } from 'node:crypto'
import { AltchaChallenge } from '@foyer/contract/account/captcha.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { CaptchaProvider } from './captcha.ts'

/** Long enough to fill in a form without hurry. */
const livesMs = 20 * minuteMs

/** About a tenth of a second on a phone, and as much for every attempt of a bot. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, counter: { min: 50, max: 300 } } as const

const Payload = z.object({
  challenge: AltchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/** Decodes what the browser sends: the challenge with its solution, as JSON in base64. */
const readPayload = (token: string): z.output<typeof Payload> | undefined => {
  try {
    return Payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}

/** Proof of work by ALTCHA. It contacts no third party, loads nothing from elsewhere and tracks nobody. */
export const altcha = (tenant: string, secret: string, clock: Clock): CaptchaProvider => {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('hex')
  return {
    challenge: async () =>
      AltchaChallenge.parse(
        await createChallenge({
          algorithm: work.algorithm,
          cost: work.cost,
          counter: randomInt(work.counter.max, work.counter.min),
          deriveKey,
          expiresAt: Math.floor((clock.now().getTime() + livesMs) / 1000),
          data: { tenant },
          hmacSignatureSecret,
        }),
      ),
    solvedBy: async (token) => {
      const payload = readPayload(token)
      if (payload === undefined) return null
      const { data, expiresAt } = payload.challenge.parameters
      // The library uses the system clock, which may be behind `clock`.
      if (data.tenant !== tenant || expiresAt * 1000 <= clock.now().getTime()) return null
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      return verified ? challenge.signature : null
    },
  }
}
