import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerEvenly, beatMs } from './answer-evenly.ts'

// Node's own timers do not follow a frozen clock.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) => new Promise((resolve) => globalThis.setTimeout(resolve, ms, value)),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [1, 1],
  [beatMs - 1, 1],
  [beatMs + 1, 2],
  [beatMs * 3 - 1, 3],
])('AUTH-55, AUTH-64 a sign-up that takes %i ms is answered on beat %i', async (took, beat) => {
  const answered = vi.fn<(answer: string) => void>()
  void answerEvenly(() => delay(took, 'tokens')).then(answered)
  await vi.advanceTimersByTimeAsync(beat * beatMs - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith('tokens')
})

it('a refusal is answered at once', async () => {
  const refused = vi.fn<(reason: Error) => void>()
  const work = async (): Promise<void> => {
    await delay(10)
    throw new Error('refused')
  }
  void answerEvenly(work).catch(refused)
  await vi.advanceTimersByTimeAsync(10)
  expect(refused).toHaveBeenCalledOnce()
})
