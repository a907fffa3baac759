import type { AltchaChallenge } from '@foyer/contract/account/captcha.ts'
import { solveChallengeWorkers } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

const workersAtMost = 4

/** Solves the challenge in a worker, so that typing stays smooth. Resolves with the value for `recaptcha_token`. */
export const solveAltcha = async (challenge: AltchaChallenge): Promise<string> => {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(workersAtMost, navigator.hardwareConcurrency),
    createWorker: () => new Pbkdf2Worker(),
  })
  if (solution === null) throw new Error('the captcha could not be solved')
  return btoa(JSON.stringify({ challenge, solution }))
}
