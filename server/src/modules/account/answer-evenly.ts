import { setTimeout as delay } from 'node:timers/promises'

/** More than any of the ways through a sign-up takes where the server is not overrun. */
const beatMs = 300

/** Milliseconds until the next beat, of work that took so many. */
export const restOfBeat = (tookMs: number): number => (Math.floor(tookMs / beatMs) + 1) * beatMs - tookMs

/**
 * Answers on a beat, so that how long it took does not tell which way it went: also where a busy server needs more than one.
 * A refusal is told at once.
 */
export const answerEvenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const answer = await work()
  await delay(restOfBeat(performance.now() - began))
  return answer
}
