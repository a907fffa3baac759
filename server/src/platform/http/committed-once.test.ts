import { randomUUID } from 'node:crypto'
import { endpoint } from '@foyer/contract/endpoint.ts'
import { addCustomerNote } from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createClient } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveUpRun, losingAnswers } from '../../../test/lost-answers.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { type ServedRoutes, serveRoutes } from '../../../test/serve-routes.ts'
import { watchStatements } from '../../../test/statements.ts'
import { auditedBy } from '../audit/audit.ts'
import type { Tx } from '../database/database.ts'
import { anew, isRepeat } from '../database/journal.ts'
import { failure } from '../failure.ts'
import type { ActorCall } from './call.ts'
import { created, route } from './route.ts'

const build = endpoint({
  operation: 'build',
  method: 'POST',
  url: '/test/houses',
  summary: 'Builds a house in two transactions',
  tag: 'Test',
  auth: ['bearer'],
  body: z.strictObject({ street: z.string() }),
  answers: { 201: z.object({ id: z.string(), at: z.string(), again: z.boolean() }) },
})

type Point = 'first' | 'between' | 'second' | 'after'

const statements = watchStatements()

const foyer = useFoyer()
let olga: Person
let served: ServedRoutes
let client: Client
/** Called at each point of the use case; throws or waits. */
let plan: (point: Point) => Promise<void>
/** Whether the use case finds what it needs before its first transaction. */
let isThere: boolean
let takesOther: boolean

const note = (tx: Tx, call: ActorCall, action: string, id: string): Promise<void> =>
  foyer.platform.audit(tx, {
    ...auditedBy(call),
    action,
    object_type: 'house',
    object_id: id,
    account_id: call.actor.account_id,
  })

const wait = async (): Promise<void> => undefined

beforeAll(async () => {
  olga = await createPerson(foyer)
  const { database } = foyer.platform
  const building = route(build, async (call) => {
    if (!isThere) throw failure('not_found')
    const again = isRepeat()
    const begin = async (tx: Tx) => {
      await plan('first')
      const begun = { id: randomUUID(), at: new Date(), plan: Buffer.from('ground floor') }
      await note(tx, call, 'house_begun', begun.id)
      return begun
    }
    const {
      id,
      at,
      plan: drawn,
    } = takesOther
      ? await database.transaction(call.tenant, async (tx) => begin(tx))
      : await database.transaction(call.tenant, (tx) => begin(tx))
    if (drawn.toString() !== 'ground floor') throw new Error('the plan was not kept')
    await plan('between')
    await database.transaction(call.tenant, async (tx) => {
      await plan('second')
      await note(tx, call, 'house_roofed', id)
    })
    await anew(() => database.transaction(call.tenant, (tx) => note(tx, call, 'house_looked_at', id)))
    await plan('after')
    return created({ id, at: at.toISOString(), again })
  })
  served = await serveRoutes(foyer, [building])
  client = createClient(served.url, { access_token: olga.tokens.access_token })
})
afterAll(async () => {
  await served.close()
})
beforeEach(() => {
  plan = wait
  isThere = true
  takesOther = false
})

const failAt =
  (point: Point, reason: () => Error = () => new Error('broken')) =>
  async (reached: Point): Promise<void> => {
    if (reached === point) throw reason()
  }

const send = (key: string) => client.call(build, { body: { street: key }, idempotency_key: key })

/** How often each step was committed under the key. */
const done = async (key: string): Promise<Record<string, number>> => {
  const rows = await foyer.sql<{ action: string; times: number }>(
    `select action, count(*)::int as times from platform.audit_entry where object_type = 'house' group by action`,
  )
  await foyer.sql(`delete from platform.audit_entry where object_type = 'house'`)
  expect(key).toBeDefined()
  return Object.fromEntries(rows.map(({ action, times }) => [action, times]))
}
const built = { house_begun: 1, house_roofed: 1 }

describe('what a call has committed is not carried out again with the same key', () => {
  it.each<Point>(['first', 'between', 'second', 'after'])('when it failed at the point “%s”', async (point) => {
    const key = randomUUID()
    plan = failAt(point)
    expect((await send(key)).status).toBe(500)
    plan = wait
    const second = await send(key)
    expect(second).toMatchObject({ status: 201, body: { again: point !== 'first' } })
    expect((await send(key)).bytes).toEqual(second.bytes)
    expect(await done(key)).toMatchObject(built)
  })

  it.each(['failed', 'killed'] as const)('when its answer could not be stored because the process %s', async (how) => {
    const key = randomUUID()
    expect((await losingAnswers(foyer, how, () => send(key))).status).toBe(500)
    if (how === 'killed') {
      expect(await send(key)).toMatchObject({ status: 409, body: { errors: [{ code: 'idempotency_in_progress' }] } })
      await giveUpRun(foyer, key)
    }
    expect(await send(key)).toMatchObject({ status: 201, body: { again: true } })
    expect(await done(key)).toEqual({ ...built, house_looked_at: 2 })
  })

  it('when its commit fails, nothing counts as done', async () => {
    const key = randomUUID()
    await foyer.sql(
      `create function platform.break_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
       create constraint trigger break_commit after insert on platform.audit_entry deferrable initially deferred
         for each row when (new.action = 'house_begun') execute function platform.break_commit()`,
    )
    expect((await send(key)).status).toBe(500)
    await foyer.sql('drop function platform.break_commit cascade')
    expect(await send(key)).toMatchObject({ status: 201, body: { again: false } })
    expect(await done(key)).toMatchObject(built)
  })

  it('when a run that was given up goes on beside its repetition', async () => {
    const key = randomUUID()
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    plan = async (point) => {
      if (point !== 'between') return
      begun.resolve()
      await gate.promise
    }
    const slow = send(key)
    await begun.promise
    await giveUpRun(foyer, key)
    plan = wait
    const second = await send(key)
    expect(second.status).toBe(201)
    gate.resolve()
    expect((await slow).status).toBe(500)
    expect(await done(key)).toMatchObject(built)
    expect((await send(key)).bytes).toEqual(second.bytes)
  })
})

describe('a repetition that cannot go on', () => {
  it('because what it needs is gone says that the call was carried out, and names what it changed', async () => {
    const key = randomUUID()
    plan = failAt('after')
    expect((await send(key)).status).toBe(500)
    isThere = false
    const again = await send(key)
    expect(again).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'already_done', meta: { changed: [{ object_type: 'house' }] } }] },
    })
    expect((await send(key)).bytes).toEqual(again.bytes)
    expect(await done(key)).toMatchObject(built)
  })

  it('because it has come to another transaction says so too, instead of taking one for the other', async () => {
    const key = randomUUID()
    plan = failAt('after')
    expect((await send(key)).status).toBe(500)
    takesOther = true
    expect(await send(key)).toMatchObject({ status: 409, body: { errors: [{ code: 'already_done' }] } })
    expect(await done(key)).toMatchObject(built)
  })

  it('at the moment is told to come back', async () => {
    const key = randomUUID()
    plan = failAt('between')
    expect((await send(key)).status).toBe(500)
    plan = failAt('between', () => failure('payment_in_progress', { meta: { retry_after: 2 } }))
    expect(await send(key)).toMatchObject({ status: 409, body: { errors: [{ code: 'payment_in_progress' }] } })
    plan = wait
    expect((await send(key)).status).toBe(201)
    expect(await done(key)).toMatchObject(built)
  })

  it('with another body than what is committed under its key is refused', async () => {
    const key = randomUUID()
    plan = failAt('after')
    expect((await send(key)).status).toBe(500)
    const other = await client.call(build, { body: { street: 'another' }, idempotency_key: key })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ code: 'idempotency_key_reused' }] } })
    await done(key)
  })
})

it('a key under which nothing was committed can be used for a corrected body', async () => {
  const key = randomUUID()
  plan = failAt('first')
  expect((await send(key)).status).toBe(500)
  plan = wait
  const other = await client.call(build, { body: { street: 'another' }, idempotency_key: key })
  expect(other.status).toBe(201)
  expect(await done(key)).toMatchObject(built)
})

it('nothing of what the transactions returned is kept once the answer is stored', async () => {
  const key = randomUUID()
  await send(key)
  const rows = await foyer.sql('select steps, status from platform.idempotency_key where key = $1', key)
  expect(rows).toEqual([{ steps: null, status: 201 }])
  await done(key)
})

it('costs one statement in the packet of the commit, and calls without a key nothing', async () => {
  const { client: staff } = await createStaff(foyer)
  const asked = { params: { id: olga.account.id }, body: { body: 'Wants an invoice on paper' } }
  const about = (): string[] => statements.texts().filter((text) => /idempotency_key|note_step/.test(text))
  await staff.ask(addCustomerNote, { ...asked, idempotency_key: null })
  expect(about()).toEqual([])
  await staff.ask(addCustomerNote, asked)
  expect(about()).toEqual([
    expect.stringContaining('insert into platform.idempotency_key'),
    'select platform.note_step($1, $2, $3, $4, $5)',
    expect.stringContaining('update platform.idempotency_key set status'),
  ])
})
