import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { useFoyer } from './foyer.ts'

const foyer = useFoyer()

const wanted = async (): Promise<number> => {
  const { body } = await foyer.client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
  return Number(/^foyer_database_connections\{state="wanted"\} (\d+)$/m.exec(String(body))?.[1])
}

it('F17 the metric of calls waiting for the database includes those waiting to write', async () => {
  const { database } = foyer.platform
  const gate = Promise.withResolvers<void>()
  const begun: number[] = []
  const holding = Array.from({ length: 12 }, () =>
    database.transaction('aurora', async () => {
      begun.push(begun.length)
      await gate.promise
    }),
  )
  await vi.waitFor(() => expect(begun).toHaveLength(8), 15_000)
  expect(await wanted()).toBeGreaterThanOrEqual(4)
  gate.resolve()
  await Promise.all(holding)
  await vi.waitFor(async () => expect(await wanted()).toBe(0), 15_000)
})

it('F17 and those waiting to read', async () => {
  const { database } = foyer.platform
  const reads = Array.from({ length: 80 }, () =>
    database.read('aurora', (tx) => sql`select pg_sleep(0.02)`.execute(tx)),
  )
  // Four connections with sixteen reads each; the metric is read while they run.
  await vi.waitFor(() => expect(database.waiting()).toBeGreaterThan(0), { timeout: 30_000, interval: 1 })
  await Promise.all(reads)
  expect(database.waiting()).toBe(0)
})

it('one metric is what is left on the disk', async () => {
  const { body } = await foyer.client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
  expect(Number(/^foyer_disk_free_bytes\{folder="data"\} (\S+)$/m.exec(String(body))?.[1])).toBeGreaterThan(0)
})
