import { createHmac } from 'node:crypto'
import { AltchaChallenge } from '@foyer/contract/account/captcha.ts'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { CaptchaProvider } from './captcha.ts'

/** Long enough to fill in a form in peace. */
const livesMs = 20 * 60_000

/** Some tenth of a second of a phone's time, and of a machine's for every single try. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, counter: { min: 50, max: 300 } } as const

const Payload = z.object({
  challenge: AltchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/** What the browser sends: the challenge with its solution, as base64 of JSON. */
const readPayload = (token: string): z.output<typeof Payload> | undefined => {
  try {
    return Payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}

/** Proof of work by ALTCHA: nobody else is asked, nothing is loaded from elsewhere, and nobody is followed. */
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
      // The library asks the machine's clock; ours may be ahead of it.
      if (data.tenant !== tenant || expiresAt * 1000 <= clock.now().getTime()) return null
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      return verified ? challenge.signature : null
    },
  }
}
