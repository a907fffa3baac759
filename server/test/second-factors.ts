import { confirmSecondFactor, startSecondFactor } from '@foyer/contract/account/endpoints.ts'
import { confirmOperatorSecondFactor, startOperatorSecondFactor } from '@foyer/contract/operator/endpoints.ts'
import { Secret, TOTP } from 'otpauth'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'
import { createPerson, type Person } from './people.ts'

/** The code that an authenticator app with this secret shows. */
export const codeOf = (foyer: RunningFoyer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: foyer.platform.clock.now().getTime() })

/** Moves to the next half-minute, in which an app shows another code. */
export const nextCode = (foyer: RunningFoyer, steps = 1): void => {
  foyer.platform.clock.offset_ms += steps * 30_000
}

export interface Enrolled {
  readonly person: Person
  readonly secret: string
  readonly codes: readonly string[]
}

/** Someone with an authenticator app, whose next code has not been used. */
export const enrol = async (foyer: RunningFoyer): Promise<Enrolled> => {
  const person = await createPerson(foyer)
  const { secret } = await person.client.ask(startSecondFactor)
  const { backup_codes } = await person.client.ask(confirmSecondFactor, { body: { code: codeOf(foyer, secret) } })
  nextCode(foyer)
  return { person, secret, codes: backup_codes }
}

/** An operator's second factor, switched on in this session. */
export const setUpStaffFactor = async (
  foyer: RunningFoyer,
  session: Client,
): Promise<{ readonly secret: string; readonly backup_codes: readonly string[] }> => {
  const { secret } = await session.ask(startOperatorSecondFactor)
  const body = { code: codeOf(foyer, secret) }
  const { backup_codes } = await session.ask(confirmOperatorSecondFactor, { body })
  // The app's next code has not been used yet.
  nextCode(foyer)
  return { secret, backup_codes }
}
