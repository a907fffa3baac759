import { setTimeout as delay } from 'node:timers/promises'

/** Longer than any path through a sign-up takes while the server is not overloaded. */
export const beatMs = 300

/**
 * Answers only at multiples of a fixed interval, so that the response time does not reveal which path was taken. A busy server may need
 * more than one interval. Refusals are answered immediately.
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
