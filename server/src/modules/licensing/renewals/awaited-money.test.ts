import { randomUUID } from 'node:crypto'
import { markOrderPaid, refuseApproval } from '@foyer/contract/operator/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { advance, dayIn } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { createHolder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'

let foyer: RunningFoyer
// The clock moves for everybody at once, so each case has a server of its own.
beforeEach(async () => {
  await foyer?.close()
  foyer = await startFoyer()
})
afterAll(() => foyer?.close())

const run = (): Promise<void> => foyer.modules.licensing.runRenewals('aurora')

const dayLater = async (): Promise<void> => {
  advance(foyer, dayMs)
  await run()
}

/** The transfer of a sum that needs a second operator has been entered. Returns how to refuse it. */
const enterTransfer = async (order_id: string): Promise<() => Promise<unknown>> => {
  const { client } = await createStaff(foyer, { role: 'billing' })
  const body = { reference: randomUUID(), reason: 'seen on the account' }
  const { status, body: asked } = await client.call(markOrderPaid, { params: { id: order_id }, body })
  expect(status).toBe(202)
  return async () => {
    const { client: other } = await createStaff(foyer, { role: 'billing' })
    return other.ask(refuseApproval, { params: { id: (asked as { id: string }).id }, body: null })
  }
}

const deeds = (id: string, action: string) =>
  foyer.sql('select 1 from platform.audit_entry where object_id = $1 and action = $2', id, action)

it('BILL-47 nobody is reminded of an invoice whose transfer waits for a second operator, until it is refused', async () => {
  const { order_id, deliverable_id } = await createHolder(foyer, { quantity: 10, paid_till: dayIn(foyer, 1) })
  const refuse = await enterTransfer(order_id)
  await dayLater()
  expect(await deeds(deliverable_id, 'renewal_reminded')).toEqual([])
  await refuse()
  await dayLater()
  expect(await deeds(deliverable_id, 'renewal_reminded')).toHaveLength(1)
})

it('BILL-47 nobody is told that it was not paid in time meanwhile, nor for the days of grace after it was refused', async () => {
  const { olga, order_id, deliverable_id } = await createHolder(foyer, { quantity: 10, paid_till: dayIn(foyer, 1) })
  const refuse = await enterTransfer(order_id)
  const stopped = async () =>
    (await mailsTo(foyer, olga.email)).filter(({ subject }) => subject.endsWith('has stopped'))
  const expectNoStop = async (days: number): Promise<void> => {
    for (let day = 0; day < days; day += 1) await dayLater()
    expect(await deeds(deliverable_id, 'licence_stopped')).toEqual([])
    expect(await stopped()).toEqual([])
  }
  await expectNoStop(20)
  expect(await deeds(deliverable_id, 'licence_held')).toHaveLength(2)
  await refuse()
  await expectNoStop(6)
  for (let day = 0; day < 10; day += 1) await dayLater()
  expect(await deeds(deliverable_id, 'licence_stopped')).toHaveLength(1)
  expect(await stopped()).toHaveLength(1)
})
