import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'

let foyer: RunningFoyer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  foyer = await startFoyer()
})
afterEach(async () => {
  vi.useRealTimers()
  await foyer.close()
})

it('a licence that ends within a week is announced each day, once a day; a blocked one is not', async () => {
  const { platform } = foyer
  const in5Days = new Date(platform.clock.now().getTime() + 5 * dayMs).toISOString().slice(0, 10)
  const olga = await createPerson(foyer)
  const licence = await giveLicence(foyer, olga, { paid_till: in5Days })
  const blocked = await giveLicence(foyer, olga, { paid_till: in5Days })
  await foyer.sql('update licensing.deliverable set blocked_at = now() where id = $1', blocked)
  // Each process asks every ten minutes whether it is its turn.
  vi.advanceTimersByTime(600_000)
  const told = `select from jobs.job where name = 'licence_expiring.people' and data ->> 'deliverable_id' = $1`
  await vi.waitFor(async () => expect(await foyer.sql(told, licence)).toHaveLength(1), {
    timeout: 20_000,
  })
  expect(await foyer.sql(told, blocked)).toEqual([])
  const turn = `select due_at from platform.timer where name = 'expiring licences'`
  const [next] = await foyer.sql<{ due_at: Date }>(turn)
  const hours = ((next?.due_at.getTime() ?? 0) - platform.clock.now().getTime()) / hourMs
  expect(hours).toBeGreaterThan(20)
})
