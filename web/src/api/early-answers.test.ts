import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrTakeEarly } from './early-answers.ts'

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
