import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerMs, fetchOrTakeEarly } from './early-answers.ts'

const url = 'https://portal.example/billing/api/v1/profile'
const headers = { Authorization: 'Bearer olga', 'Accept-Language': 'en' }

const begin = (answer: Promise<Response>): void => {
  answer.catch(() => undefined)
  vi.stubGlobal('window', { foyerEarly: new Map([[url, { headers, answer }]]) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked anew')))
}
const early = (): Promise<Response> => Promise.resolve(new Response('early'))
const ask = async (sent: Record<string, string> = headers, method = 'GET'): Promise<string> =>
  (await fetchOrTakeEarly(new Request(url, { method, headers: sent }))).text()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('an early answer is used once', async () => {
  begin(early())
  expect(await ask()).toBe('early')
  expect(await ask()).toBe('asked anew')
})

it('an early request is known by its address, so that it is not prefetched again', async () => {
  const calls = new Map()
  vi.stubGlobal('window', { foyerEarly: calls })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('asked anew')))
  expect(await ask()).toBe('asked anew')
  expect(calls.has(url)).toBe(true)
})

it.each([
  ['by somebody else', { ...headers, Authorization: 'Bearer ben' }, 'GET'],
  ['by nobody', { 'Accept-Language': 'en' }, 'GET'],
  ['in another language', { ...headers, 'Accept-Language': 'ru' }, 'GET'],
  ['to change something', headers, 'PUT'],
])('it is not used for a request %s', async (_, asked, method) => {
  begin(early())
  expect(await ask(asked, method)).toBe('asked anew')
})

it('it is not used half a minute after the page was opened', async () => {
  begin(early())
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(await ask()).toBe('asked anew')
})

it('a failed one is requested again', async () => {
  begin(Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask()).toBe('asked anew')
})

it('there is none if the page requested none', async () => {
  begin(early())
  vi.stubGlobal('window', {})
  expect(await ask()).toBe('asked anew')
})

/** Never answers, unless it is told to stop. */
const silence = (_: Request, init: RequestInit = {}): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('stopped')))
  })

describe('a call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fails after a minute', async () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('fetch', silence)
    const ended = vi.fn<() => void>()
    const call = ask().catch(ended)
    await vi.advanceTimersByTimeAsync(answerMs - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(ended).toHaveBeenCalled()
  })

  it('has all the time for the rest once it has begun, and ends when its caller no longer waits', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('window', {})
    vi.stubGlobal('fetch', async (_: Request, init: RequestInit) => {
      signals.push(init.signal)
      return new Response('begun')
    })
    const caller = new AbortController()
    await fetchOrTakeEarly(new Request(url, { signal: caller.signal }))
    await vi.advanceTimersByTimeAsync(10 * answerMs)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    caller.abort()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })
})
