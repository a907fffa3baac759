import { getCaptcha } from '@foyer/contract/account/endpoints.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { RunningFoyer } from './foyer.ts'

/** Solves the brand's captcha as a browser does. Returns the value of `recaptcha_token`. */
export const solveCaptcha = async ({ client }: Pick<RunningFoyer, 'client'>, tenant = 'aurora'): Promise<string> => {
  const challenge = await client.ask(getCaptcha, { as: { tenant } })
  if (!('parameters' in challenge)) throw new Error('this brand asks another provider')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
