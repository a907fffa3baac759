import { setTimeout as delay } from 'node:timers/promises'

/** More than any of the ways through a sign-up takes where the server is not overrun. */
export const beatMs = 300

/**
 * Answers on a beat, so that how long it took does not tell which way it went: also where a busy server needs more than one.
 * A refusal is told at once.
 */
export const answerEvenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const state = { done: false }
  const answering = work().then((answer) => {
    state.done = true
    return answer
  })
  while (!state.done) {
    const beat = delay(beatMs)
    await Promise.race([beat, answering.then(() => beat)])
  }
  return answering
}
