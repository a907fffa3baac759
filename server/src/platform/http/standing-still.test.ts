import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { endpoint } from '@foyer/contract/endpoint.ts'
import { csvQuery } from '@foyer/contract/vocabulary/page.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createClient } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { type ServedRoutes, serveRoutes } from '../../../test/serve-routes.ts'
import { failure } from '../failure.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { created, ok, route, uploadRoute } from './route.ts'

const answers = z.object({ run: z.int() })
const common = { summary: 'Stands still', tag: 'Test', auth: ['bearer'] } as const
const change = endpoint({
  ...common,
  operation: 'change',
  method: 'POST',
  url: '/test/change',
  body: z.strictObject({ to: z.string() }),
  answers: { 201: answers },
})
const look = endpoint({
  ...common,
  operation: 'look',
  method: 'GET',
  url: '/test/look',
  query: z.strictObject({ ...csvQuery }),
  csv: true,
  answers: { 200: answers },
})
const attach = endpoint({
  ...common,
  operation: 'attach',
  method: 'POST',
  url: '/test/attach',
  body: z.object({}),
  takesFiles: true,
  answers: { 201: answers },
})

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

/** What the use cases wait for, and what they have started. */
let gate: PromiseWithResolvers<void>
let plan: () => Promise<void>
let runs: number
const stand = async (): Promise<{ readonly run: number }> => {
  runs += 1
  const run = runs
  await plan()
  return { run }
}
beforeEach(() => {
  gate = Promise.withResolvers()
  plan = () => gate.promise
  runs = 0
})

async function* standingRows(): AsyncGenerator<readonly number[]> {
  yield [1]
  yield [(await stand()).run]
}

const discarded: string[] = []
const sink = {
  receive: async (_: unknown, name: string, content: AsyncIterable<unknown>) => {
    await Array.fromAsync(content)
    return { id: randomUUID(), name, size: 1, digest: name }
  },
  discard: async (_: string, files: readonly { readonly name: string }[]) => {
    discarded.push(...files.map(({ name }) => name))
  },
}

const routes = [
  route(change, async () => created(await stand())),
  route(
    look,
    async () => ok(await stand()),
    () => ({ name: 'look', columns: ['run'], rows: standingRows() }),
  ),
  uploadRoute(attach, sink, async () => created(await stand())),
]

const patiently = { timeout: 15_000 }
const times = <T>(count: number, call: () => T): T[] => Array.from({ length: count }, call)

describe('a use case that hangs', () => {
  let served: ServedRoutes
  let client: Client
  beforeAll(async () => {
    served = await serveRoutes(foyer, routes, { patience: { answerMs: 300 } })
    client = createClient(served.url, { access_token: olga.tokens.access_token })
  })
  afterAll(() => served.close())

  const send = (idempotency_key: string) => client.call(change, { body: { to: 'new' }, idempotency_key })

  it.each([
    ['reads', () => client.refusal(look)],
    ['changes something, its body read', () => client.refusal(change, { body: { to: 'new' } })],
  ])('is answered in limited time: one that %s', async (_, call) => {
    const refused = await call()
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', meta: { retry_after: 2 } })
    expect(refused.headers.get('retry-after')).toBe('2')
    gate.resolve()
  })

  it('API-04 keeps its key while it runs, and runs once: a repeated call is told so, then gets its result', async () => {
    const key = randomUUID()
    expect((await send(key)).status).toBe(503)
    expect(await send(key)).toMatchObject({ status: 409, body: { errors: [{ code: 'idempotency_in_progress' }] } })
    gate.resolve()
    await expect.poll(async () => (await send(key)).status, patiently).toBe(201)
    const again = await send(key)
    expect(again.body).toEqual({ run: 1 })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(runs).toBe(1)
  })

  it('API-04 and is refused in the end is refused again without another run', async () => {
    const key = randomUUID()
    expect((await send(key)).status).toBe(503)
    gate.reject(failure('conflict'))
    await expect.poll(async () => (await send(key)).body, patiently).toMatchObject({ errors: [{ code: 'conflict' }] })
    expect(runs).toBe(1)
  })

  it('API-04 and fails in the end may be tried again with the same key', async () => {
    const key = randomUUID()
    expect((await send(key)).status).toBe(503)
    const first = gate
    gate = Promise.withResolvers()
    gate.resolve()
    expect((await send(key)).status).toBe(409)
    first.reject(new Error('broken'))
    await expect.poll(async () => (await send(key)).body, patiently).toEqual({ run: 2 })
  })

  it('keeps its uploaded files until it has ended: they are deleted if it fails, and stay otherwise', async () => {
    const upload = (name: string) => {
      const body = new FormData()
      body.append('files[]', new File(['x'], name))
      return client.send('POST', attach.url, { body })
    }
    const first = gate
    expect((await upload('kept.txt')).status).toBe(503)
    gate = Promise.withResolvers()
    expect((await upload('lost.txt')).status).toBe(503)
    expect(discarded).toEqual([])
    first.resolve()
    gate.reject(new Error('broken'))
    await expect.poll(() => discarded, patiently).toEqual(['lost.txt'])
  })
})

describe('the places of one account', () => {
  let served: ServedRoutes
  let client: Client
  beforeEach(async () => {
    const places = { calls: createConcurrencyLimit(2), transfers: createConcurrencyLimit(1) }
    served = await serveRoutes(foyer, routes, { patience: { answerMs: 6_000 }, places })
    client = createClient(served.url, { access_token: olga.tokens.access_token })
    return async () => {
      gate.resolve()
      await served.close()
    }
  })

  const statusOf = async (query = {}): Promise<number> => (await client.call(look, { query })).status
  const asCaller = () => ({ authorization: `Bearer ${olga.tokens.access_token}` })
  const isFree = () => expect.poll(() => statusOf(), patiently).toBe(200)

  it('S54 are released by calls that fail, are refused or have no such address', async () => {
    plan = () => Promise.reject(new Error('broken'))
    for (const surplus of [1, 2, 3, 4, 5]) {
      expect(await statusOf()).toBe(500)
      expect((await client.send('POST', change.url, { body: { surplus } })).status).toBe(400)
      expect((await client.send('GET', '/test/nothing')).status).toBe(404)
    }
    gate.resolve()
    plan = () => gate.promise
    expect(await Promise.all(times(2, () => statusOf()))).toEqual([200, 200])
  })

  it('S54 are kept while work continues for callers who have left, so that leaving gains none, and released afterwards', async () => {
    const leaving = new AbortController()
    const left = times(2, () => fetch(served.url + look.url, { headers: asCaller(), signal: leaving.signal }))
    await expect.poll(() => runs, patiently).toBe(2)
    leaving.abort()
    await Promise.allSettled(left)
    expect(await statusOf()).toBe(429)
    gate.resolve()
    await isFree()
  })

  it('S54 are released by calls that never end, once their caller was told to retry', async () => {
    const stuck = times(2, () => statusOf())
    await expect.poll(() => runs, patiently).toBe(2)
    const free = gate
    gate = Promise.withResolvers()
    gate.resolve()
    expect(await Promise.all(stuck)).toEqual([503, 503])
    await isFree()
    free.resolve()
  })

  it('S54 have a separate one for an export, which is released when it breaks off', async () => {
    const leaving = new AbortController()
    const { body } = await fetch(`${served.url}${look.url}?format=csv`, { headers: asCaller(), signal: leaving.signal })
    await expect.poll(() => runs, patiently).toBe(1)
    expect(await statusOf({ format: 'csv' })).toBe(429)
    gate.resolve()
    expect(await Promise.all(times(2, () => statusOf()))).toEqual([200, 200])
    gate = Promise.withResolvers()
    leaving.abort()
    await body?.cancel().catch(() => undefined)
    gate.resolve()
    await expect.poll(() => statusOf({ format: 'csv' }), patiently).toBe(200)
  })

  it('S54 are released by a half-sent file when its sender leaves', async () => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
    const head = `Authorization: ${asCaller().authorization}\r\nIdempotency-Key: ${randomUUID()}`
    const part = '--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.txt"\r\n\r\nhalf'
    socket.write(`POST ${attach.url} HTTP/1.1\r\nHost: here\r\n${head}\r\nContent-Length: 1000\r\n`)
    socket.write(`Content-Type: multipart/form-data; boundary=x\r\n\r\n${part}`)
    gate.resolve()
    await expect.poll(() => statusOf({ format: 'csv' }), patiently).toBe(429)
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(() => statusOf({ format: 'csv' }), patiently).toBe(200)
  })
})
