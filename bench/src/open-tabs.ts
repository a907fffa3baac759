import { type Answer, send } from './faults/callers.ts'

/** What a tab polls, and the interval in seconds. */
const polled = [
  { path: '/deliverables?limit=20&outcome=license', every: 10 },
  { path: '/orders?limit=20', every: 5 },
  { path: '/profile', every: 60 },
] as const

/** The requests of one tab per second. */
export const perTab = polled.reduce((sum, { every }) => sum + 1 / every, 0)

/** Each path as often as it is requested, so that drawing from the list keeps the proportions. */
const drawn = polled.flatMap(({ path, every }) => Array.from({ length: 60 / every }, () => path))

/** Like browsers, because compressed answers have their own entity tags. */
const asBrowsers = { 'accept-encoding': 'gzip' }

/** Tabs that have already loaded their pages. Returns a function that makes the next poll of any of them, by number. */
export const openTabs = async (url: string, token: string): Promise<(number: number) => Promise<Answer>> => {
  const tags = new Map<string, string>()
  for (const { path } of polled) {
    const headers = { ...asBrowsers, authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/billing/api/v1${path}`, { headers })
    await answer.arrayBuffer()
    tags.set(path, answer.headers.get('etag') ?? '')
  }
  const ask = (number: number): Promise<Answer> => {
    const path = drawn[(number * 7) % drawn.length] ?? ''
    const headers = { ...asBrowsers, 'if-none-match': tags.get(path) ?? '' }
    return send({ method: 'GET', url: `${url}/billing/api/v1${path}`, token, headers })
  }
  // Plans, connections and compiled code are ready before the measurement.
  await Promise.all(Array.from({ length: 200 }, (_, number) => ask(number)))
  return ask
}
