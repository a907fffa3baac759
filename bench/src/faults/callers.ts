import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Answer {
  /** 0 if there was no answer. */
  readonly status: number
  readonly body: string
  readonly replayed: boolean
  readonly retryAfter: boolean
  /** When the call was made, by `performance.now()`. */
  readonly at: number
  readonly ms: number
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly token?: string
  readonly key?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** As many connections as a busy shop's reverse proxy keeps. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

const headersOf = ({ method = 'POST', token, key = randomUUID(), body, headers }: Sent): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(method === 'POST' && { 'idempotency-key': key }),
  ...(body !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }),
  ...headers,
})

/** Makes one call. It never rejects: a killed server gives status 0. */
export const send = (sent: Sent): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const ended = (status: number, body: string, replayed: boolean, retryAfter: boolean): void =>
      resolve({ status, body, replayed, retryAfter, at: began, ms: performance.now() - began })
    const calling = request(sent.url, { method: sent.method ?? 'POST', agent, headers: headersOf(sent) }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', () => ended(0, '', false, false))
      reply.on('end', () => {
        const { 'idempotency-replayed': replayed, 'retry-after': retry } = reply.headers
        ended(reply.statusCode ?? 0, Buffer.concat(parts).toString(), replayed === 'true', retry !== undefined)
      })
    })
    calling.on('error', () => ended(0, '', false, false))
    calling.end(sent.body)
  })

/** Runs the work for each item in order, with limited concurrency. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const left = items.entries()
  // All workers draw from one iterator, so each item is processed once.
  const worker = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}

/** The percentile of unsorted values; 0.99 is the value that 99 in 100 do not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return 0
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}

/** In milliseconds. */
export const p99Of = (answers: readonly Answer[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  )

export const byStatus = (answers: readonly Answer[]): string => {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
