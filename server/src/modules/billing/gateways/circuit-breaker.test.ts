import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts'

let line: CircuitBreaker
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  line = createCircuitBreaker('aurora stripe', { clock: { now: () => new Date() }, log: createLog('silent') })
})
afterEach(() => {
  vi.useRealTimers()
})

const isSilence = (said: string): boolean => said === 'silence'
const say = (said: string): Promise<string> => line.call(() => Promise.resolve(said), isSilence)
const times = (count: number, said: string) => Array.from({ length: count }, () => said)

/** Calls whose answers the test releases. */
const held = (count: number) => {
  const answers: (() => void)[] = []
  let made = 0
  const calls = Array.from({ length: count }, () =>
    line.call(() => {
      made += 1
      return new Promise<string>((resolve) => answers.push(() => resolve('yes')))
    }, isSilence),
  )
  return { calls, made: () => made, answerAll: () => answers.splice(0).map((answer) => answer()) }
}

describe('calls to one gateway', () => {
  it('BILL-28 at most 25 are in progress at a time; the others wait and are made in order', async () => {
    const { calls, made, answerAll } = held(60)
    await vi.advanceTimersByTimeAsync(0)
    expect(made()).toBe(25)
    expect(line.isAvailable()).toBe(true)
    while (answerAll().length > 0) await vi.advanceTimersByTimeAsync(0)
    expect(await Promise.all(calls)).toEqual(times(60, 'yes'))
    expect(made()).toBe(60)
  })

  it('BILL-28 one that has no place after two seconds is not made, nor is one behind a hundred that wait', async () => {
    const { calls, made, answerAll } = held(25 + 100)
    await vi.advanceTimersByTimeAsync(0)
    expect(line.isAvailable()).toBe(false)
    await expect(say('too many')).rejects.toThrow(CircuitOpen)
    const waiting = Promise.allSettled(calls.slice(25))
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await waiting).map(({ status }) => status)).toEqual(times(100, 'rejected'))
    expect(line.isAvailable()).toBe(true)
    answerAll()
    expect(await Promise.all(calls.slice(0, 25))).toEqual(times(25, 'yes'))
    expect(made()).toBe(25)
    expect(await say('yes')).toBe('yes')
  })
})

describe('a gateway that stops answering', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['gives no usable answer', () => say('silence')],
    [
      'closes the connection',
      () => line.call(() => Promise.reject(new Error('reset')), isSilence).catch(() => undefined),
    ],
  ])('BILL-28 after ten consecutive failures no call is made for ten seconds: it %s', async (_, miss) => {
    for (const at of times(10, '').keys()) {
      expect(line.isAvailable(), `after ${at}`).toBe(true)
      await miss()
    }
    expect(line.isAvailable()).toBe(false)
    const make = vi.fn(() => Promise.resolve('yes'))
    await expect(line.call(make, isSilence)).rejects.toThrow(CircuitOpen)
    expect(make).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(10_001)
    expect(line.isAvailable()).toBe(true)
    await miss()
    expect(line.isAvailable(), 'the first silence closes it again').toBe(false)

    await vi.advanceTimersByTimeAsync(10_001)
    await say('yes')
    for (const silence of times(9, 'silence')) await say(silence)
    expect(line.isAvailable(), 'an answer counts from the beginning').toBe(true)
  })

  it('BILL-28 an answer in between resets the count', async () => {
    for (const said of [...times(9, 'silence'), 'yes', ...times(9, 'silence')]) await say(said)
    expect(line.isAvailable()).toBe(true)
  })

  it('BILL-28 calls waiting for a place when it stops answering are not made either', async () => {
    const misses: (() => void)[] = []
    const silent = Array.from({ length: 25 }, () =>
      line.call(() => new Promise<string>((resolve) => misses.push(() => resolve('silence'))), isSilence),
    )
    await vi.advanceTimersByTimeAsync(0)
    const waiting = held(5)
    const ended = Promise.allSettled(waiting.calls)
    for (const miss of misses.splice(0)) miss()
    await Promise.all(silent)
    expect(waiting.made()).toBe(0)
    expect((await ended).map(({ status }) => status)).toEqual(times(5, 'rejected'))
  })
})
