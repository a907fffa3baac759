import { randomUUID } from 'node:crypto'
import { login, resetPassword } from '@foyer/contract/account/endpoints.ts'
import { endpoint } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { recordEvent } from '@foyer/contract/licensing/endpoints.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, type Client, createClient } from '../../../test/client.ts'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'
import { type ServedRoutes, serveRoutes } from '../../../test/serve-routes.ts'
import { failure } from '../failure.ts'
import { created, route } from './route.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

describe('the key of a mutating call', () => {
  const callerFor = (kinds: readonly string[]): Caller => {
    if (kinds.includes('bearer')) return { access_token: olga.tokens.access_token }
    if (kinds.includes('basic')) return { tenant: 'aurora', basic: olga }
    return { tenant: 'aurora', email_token: 'x', custom_token: 'x', trial_token: 'x' }
  }

  const mutating = Object.values(endpoints).filter(
    // Operators and media servers send no keys; their own tests cover them.
    ({ method, auth }) => method !== 'GET' && !auth.some((kind) => kind === 'operator' || kind === 'licence'),
  )

  it.each(mutating.map(({ operation }) => operation))('API-03, API-04 is required by %s', async (operation) => {
    const { method, url, auth } = endpoints[operation]
    const answer = await foyer.client.send(method, url, { as: callerFor(auth), idempotency_key: null })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'idempotency_key_required' }] } })
  })

  it.each([
    ['no uuid', 'click-1'],
    ['an empty one', ''],
    ['half a uuid', '01a1fd94-cb9a-77a0'],
    ['two of them', `${randomUUID()}, ${randomUUID()}`],
    ['300 characters', 'a'.repeat(300)],
  ])('API-04 %s is refused', async (_, key) => {
    const body = { name: 'key_copied', deliverable_id: 'x' } as const
    const refused = await olga.client.refusal(recordEvent, { body, headers: { 'idempotency-key': key } })
    expect(refused).toMatchObject({ status: 400, code: 'idempotency_key_required' })
  })

  it('S31 leaves nothing in the database with which a sent password could be guessed quickly', async () => {
    const [key, body] = [randomUUID(), { password: 'Harbour-light-42' }]
    const as = { tenant: 'aurora', email_token: 'x'.repeat(43) }
    const { method, url } = resetPassword
    const answers = [body, body, { password: 'Harbour-light-43' }].map(
      (each) => () => foyer.client.send(method, url, { as, body: each, idempotency_key: key }),
    )
    const statuses: number[] = []
    for (const answer of answers) statuses.push((await answer()).status)
    // Both the same request and a different one are recognized.
    expect(statuses).toEqual([404, 404, 422])
    const text = `${method} ${url}\n${JSON.stringify(body)}`
    const rows = await foyer.sql<{ same: boolean }>(
      `select fingerprint = sha256(convert_to($2, 'utf8')) as same from platform.idempotency_key where key = $1`,
      key,
      text,
    )
    expect(rows).toEqual([{ same: false }])
  })
})

const shape = z.strictObject({ amount: z.number(), note: z.optional(z.string()) })

const count = endpoint({
  operation: 'count',
  method: 'POST',
  url: '/test/counts/:counter',
  summary: 'Counts its runs',
  tag: 'Test',
  auth: ['bearer'],
  params: z.object({ counter: z.string() }),
  query: z.strictObject({ step: z.optional(z.string()) }),
  body: shape,
  answers: { 201: z.object({ run: z.int(), amount: z.number(), note: z.string() }) },
})

describe('a repeated call', () => {
  let served: ServedRoutes
  let client: Client
  let runs: number
  /** What the next runs do before they answer. */
  let plan: ((run: number) => Promise<void>) | undefined

  beforeAll(async () => {
    const counting = route(count, async (_, { body }) => {
      runs += 1
      const run = runs
      await plan?.(run)
      return created({ run, amount: body.amount, note: body.note ?? 'ünïcode „text“ \u2028' })
    })
    served = await serveRoutes(foyer, [counting])
    client = createClient(served.url, { access_token: olga.tokens.access_token })
  })
  afterAll(() => served.close())
  beforeEach(() => {
    runs = 0
  })
  afterEach(() => {
    plan = undefined
  })

  interface Changes {
    readonly by?: Client
    readonly counter?: string
    readonly body?: z.input<typeof shape>
    readonly step?: string
  }

  const send = (key: string, { by = client, counter = 'a', body = { amount: 0.1 }, step }: Changes = {}) =>
    by.call(count, { params: { counter }, body, query: step === undefined ? {} : { step }, idempotency_key: key })

  it('API-04 gets exactly the bytes of the first answer, and runs once', async () => {
    const key = randomUUID()
    const first = await send(key)
    const again = await send(key)
    expect([first.status, again.status, runs]).toEqual([201, 201, 1])
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
  })

  it('API-04 with another key runs again; the key counts with quotes and in any case', async () => {
    const key = randomUUID()
    await send(key)
    expect((await send(randomUUID())).body).toMatchObject({ run: 2 })
    const written = {
      params: { counter: 'a' },
      body: { amount: 0.1 },
      headers: { 'idempotency-key': `"${key.toUpperCase()}"` },
    }
    expect((await client.call(count, written)).headers.get('idempotency-replayed')).toBe('true')
    expect(runs).toBe(2)
  })

  it('API-04 with another body, path or query is refused, and the first answer stays', async () => {
    const key = randomUUID()
    const first = await send(key)
    const others = [{ body: { amount: 0.2 } }, { body: { amount: 0.1, note: '' } }, { counter: 'b' }, { step: '2' }]
    for (const other of others)
      expect(await send(key, other)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'idempotency_key_reused' }] },
      })
    expect((await send(key)).bytes).toEqual(first.bytes)
    expect(runs).toBe(1)
  })

  it('API-04 during the first run is told so, and gets its answer afterwards', async () => {
    const key = randomUUID()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    plan = () => {
      begun.resolve()
      return gate.promise
    }
    const first = send(key)
    await begun.promise
    const meanwhile = await send(key)
    expect(meanwhile).toMatchObject({ status: 409, body: { errors: [{ code: 'idempotency_in_progress' }] } })
    expect(meanwhile.headers.get('retry-after')).toBe('1')
    gate.resolve()
    const { bytes } = await first
    expect((await send(key)).bytes).toEqual(bytes)
    expect(runs).toBe(1)
  })

  it('API-04 fifty times concurrently runs once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key)))
    expect(runs).toBe(1)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect((await send(key)).body).toMatchObject({ run: 1 })
  })

  it('API-04 by somebody else with the same key is a separate call', async () => {
    const key = randomUUID()
    const mia = await createPerson(foyer)
    const by = createClient(served.url, { access_token: mia.tokens.access_token })
    expect((await send(key)).body).toMatchObject({ run: 1 })
    expect((await send(key, { by, body: { amount: 7 } })).body).toMatchObject({ run: 2, amount: 7 })
  })

  it('API-04 after a validation error may be corrected with the same key', async () => {
    const key = randomUUID()
    const wrong = await client.send('POST', '/test/counts/a', { body: { amount: '0.1' }, idempotency_key: key })
    expect(wrong.status).toBe(400)
    expect((await send(key)).status).toBe(201)
  })

  it('API-04 after a final refusal is refused again without another run', async () => {
    const key = randomUUID()
    plan = async () => {
      throw failure('conflict')
    }
    const first = await send(key)
    const again = await send(key)
    expect([first.status, again.status, runs]).toEqual([409, 409, 1])
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  it.each([
    ['an error of ours', () => new Error('broken'), 500],
    ['a gateway’s silence', () => failure('gateway_error'), 502],
    ['too many requests', () => failure('too_many_requests', { meta: { retry_after: 1 } }), 429],
    ['“not now”', () => failure('payment_in_progress', { meta: { retry_after: 2 } }), 409],
  ])('API-04 after %s is tried again with the same key', async (_, reason, status) => {
    const key = randomUUID()
    plan = async (run) => {
      if (run === 1) throw reason()
    }
    expect((await send(key)).status).toBe(status)
    expect((await send(key)).body).toMatchObject({ run: 2 })
    expect(runs).toBe(2)
  })

  it('API-04 of an interrupted run is taken over after two minutes', async () => {
    const key = randomUUID()
    const crash = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    plan = (run) => {
      begun.resolve()
      return run === 1 ? crash.promise : Promise.resolve()
    }
    const lost = send(key)
    await begun.promise
    advance(foyer, 119_000)
    expect((await send(key)).status).toBe(409)
    advance(foyer, 2_000)
    expect((await send(key)).body).toMatchObject({ run: 2 })
    crash.resolve()
    await lost
  })

  it('API-04 after 72 hours is a new call', async () => {
    const key = randomUUID()
    const by = async (): Promise<Client> => {
      const { tokens } = await signIn(foyer, olga)
      return createClient(served.url, { access_token: tokens.access_token })
    }
    await send(key, { by: await by() })
    advance(foyer, 72 * hourMs - 60_000)
    expect((await send(key, { by: await by() })).headers.get('idempotency-replayed')).toBe('true')
    advance(foyer, 61_000)
    expect((await send(key, { by: await by(), body: { amount: 5 } })).body).toMatchObject({ run: 2, amount: 5 })
  })
})

it('API-04 with an empty answer is replayed too, and takes effect once', async () => {
  const { client } = await signIn(foyer, olga)
  const deliverable_id = await giveLicence(foyer, olga)
  const key = randomUUID()
  const copied = () => client.call(recordEvent, { body: { name: 'key_copied', deliverable_id }, idempotency_key: key })
  const [first, again] = [await copied(), await copied()]
  expect([first.status, again.status, again.bytes.length]).toEqual([204, 204, 0])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const audit = await foyer.sql(
    `select 1 from platform.audit_entry where action = 'key_copied' and object_id = $1`,
    deliverable_id,
  )
  expect(audit).toHaveLength(1)
})

it('API-04, API-17 of signing in accepts the key, stores nothing for it and simply runs again', async () => {
  const key = randomUUID()
  const sign = () =>
    foyer.client.ask(login, {
      as: { tenant: 'aurora', basic: { email: olga.email, password: olga.password } },
      idempotency_key: key,
    })
  const [first, second] = [await sign(), await sign()]
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await foyer.sql('select 1 from platform.idempotency_key where key = $1', key)).toEqual([])
})
