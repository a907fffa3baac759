import { endpoint } from '@foyer/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { serveRoutes } from '../../../test/serve-routes.ts'
import { isCritical } from '../priority.ts'
import { nextAllowed } from './critical.ts'
import { ok, route } from './route.ts'

const ordinary = endpoint({
  operation: 'ordinary',
  method: 'POST',
  url: '/test/ordinary',
  summary: 'Tells whether it goes before others',
  tag: 'Test',
  auth: ['bearer'],
  body: z.strictObject({ text: z.string() }),
  answers: { 200: z.object({ critical: z.boolean() }) },
})
const critical = endpoint({ ...ordinary, operation: 'critical', url: '/test/critical', critical: true })
const standing = endpoint({ ...ordinary, operation: 'standing', url: '/test/standing', neverReplayed: true })

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const tell = async () => ok({ critical: isCritical() })
const body = { text: 'a'.repeat(100_000) }
const patiently = { timeout: 15_000 }

it('F17 a critical call is treated as such, including its body, and an ordinary one is not', async () => {
  const served = await serveRoutes(foyer, [route(ordinary, tell), route(critical, tell)])
  const client = createClient(served.url, olga.tokens)
  expect(await client.ask(critical, { body })).toEqual({ critical: true })
  expect(await client.ask(ordinary, { body })).toEqual({ critical: false })
  await served.close()
})

describe('an overloaded server', () => {
  it('F17 refuses ordinary calls until it has recovered, and answers critical ones', async () => {
    await using undo = new AsyncDisposableStack()
    const gate = Promise.withResolvers<void>()
    let lateBy = 1_000
    let under = 0
    const stand = async () => {
      under += 1
      await gate.promise
      return tell()
    }
    const routes = [route(ordinary, tell), route(critical, tell), route(standing, stand)]
    const served = await serveRoutes(foyer, routes, { lateness: () => lateBy })
    undo.defer(() => served.close())
    undo.defer(() => gate.resolve())
    const client = createClient(served.url, olga.tokens)
    const waiting = Array.from({ length: 64 }, () => client.call(standing, { body: { text: '' } }))
    await expect.poll(() => under, patiently).toBe(64)
    await expect.poll(async () => (await client.call(ordinary, { body })).status, patiently).toBe(503)
    const refused = await client.refusal(ordinary, { body })
    expect(refused).toMatchObject({ status: 503, code: 'overloaded', meta: { retry_after: 2 } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await client.ask(critical, { body })).toEqual({ critical: true })
    lateBy = 0
    await expect.poll(async () => (await client.call(ordinary, { body })).status, patiently).toBe(200)
    gate.resolve()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
  })

  it('F17 allows fewer concurrent calls as long as it is late, never fewer than a few pages need, and more when it is not', () => {
    expect(nextAllowed(200, 500, 50)).toBeCloseTo(140)
    expect(nextAllowed(200, 120, 50)).toBeCloseTo(84)
    expect(nextAllowed(100, 20, 50)).toBe(64)
    expect(nextAllowed(100, 20, 1)).toBeGreaterThan(100)
  })
})
