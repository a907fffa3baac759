// @module-tag long
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import {
  type HookListener,
  ledgerOf,
  listenForHooks,
  payment,
  planFault,
  stripeClient,
} from '../testing/sandbox-server.ts'

const program = fileURLToPath(new URL('../testing/sandbox-process.ts', import.meta.url))

let database: TestDatabase
let hooks: HookListener
const running = new Set<ChildProcess>()

beforeAll(async () => {
  database = await createTestDatabase()
  hooks = await listenForHooks()
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await hooks?.close()
  await database?.drop()
})

interface Killable {
  readonly origin: string
  kill(): Promise<void>
}

const start = async (): Promise<Killable> => {
  const child = fork(program, [database.url, hooks.url])
  running.add(child)
  const [origin] = (await once(child, 'message')) as [string] // The program's only message.
  return {
    origin,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      running.delete(child)
    },
  }
}

const payAll = (origin: string, orders: readonly string[]) => {
  const stripe = stripeClient(origin, { maxNetworkRetries: 0, timeout: 5000 })
  return orders.map((order) => stripe.paymentIntents.create(payment('pm_card_visa', order), { idempotencyKey: order }))
}

describe('a sandbox that is killed', () => {
  it('BILL-28 still has every payment that it acknowledged, and captures none twice when all are retried', async () => {
    const orders = Array.from({ length: 60 }, () => randomUUID())
    const first = await start()
    const paying = payAll(first.origin, orders)
    const settled = Promise.allSettled(paying)
    // In the middle of the work: some are paid, others in progress.
    await Promise.any(paying)
    await first.kill()
    const outcomes = await settled
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']))
    const second = await start()
    for (const [index, order] of orders.entries()) {
      const { captures } = await ledgerOf(second, order)
      if (outcomes[index]?.status === 'fulfilled') expect(captures).toHaveLength(1)
      else expect(captures.length).toBeLessThanOrEqual(1)
    }
    const intents = await Promise.all(payAll(second.origin, orders))
    expect(intents.every(({ status }) => status === 'succeeded')).toBe(true)
    for (const order of orders) expect((await ledgerOf(second, order)).captures).toHaveLength(1)
    await second.kill()
  })

  it('BILL-28 delivers after its restart what it had not delivered before', async () => {
    const order = randomUUID()
    const first = await start()
    await planFault(first, { mode: 'hook_late', delay_ms: 1500 })
    await Promise.all(payAll(first.origin, [order]))
    await first.kill()
    const arrived = (): number => hooks.received.filter(({ body }) => body.includes(order)).length
    expect(arrived()).toBe(0)
    const second = await start()
    await expect.poll(arrived, { timeout: 15_000 }).toBe(1)
    await second.kill()
  })
})
