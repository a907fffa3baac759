import { setTimeout as delay } from 'node:timers/promises'

/** More than any of the ways through a sign-up takes. */
const evenlyMs = 300

/** Answers no sooner than this, so that how long it took does not tell which way it went. A refusal is told at once. */
export const answerEvenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [answer] = await Promise.all([work(), delay(evenlyMs)])
  return answer
}
