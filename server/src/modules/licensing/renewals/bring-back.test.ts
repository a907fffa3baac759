import { deactivateDeliverable, reactivateDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveCard } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const inDays = (count: number): string => addDays(dayOf(new Date()), count)
const passDays = async (count: number): Promise<void> => {
  advance(foyer, count * dayMs)
  await foyer.modules.licensing.runRenewals('aurora')
}

it('the letter to the owner of a stopped licence that renews again names the invoice that it replaces', async () => {
  const {
    olga,
    deliverable_id: id,
    order_id,
  } = await createHolder(foyer, {
    starts_on: inDays(-30),
    paid_till: inDays(1),
  })
  await giveCard(foyer, olga)
  const [old] = await foyer.sql<{ number: string }>('select number from billing."order" where id = $1', order_id)
  await passDays(20)
  const { client } = await signIn(foyer, { email: olga.email })
  await client.ask(reactivateDeliverable, { params: { id } })
  const letter = (await mailsTo(foyer, olga.email)).find(({ text }) => text.includes('replaces'))
  expect(letter?.text).toContain(`Its invoice replaces ${old?.number} for €2,142.00, which is cancelled`)
  expect(letter?.subject).not.toContain('new amount')
  expect(letter?.files).toHaveLength(1)
})

it('a licence that staff let go on has one letter about its new invoice', async () => {
  const { olga, deliverable_id: id } = await createHolder(foyer, { starts_on: inDays(-30), paid_till: inDays(1) })
  await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
  await passDays(10)
  const before = await mailsTo(foyer, olga.email)
  const { client } = await createStaff(foyer, { role: 'billing' })
  await client.ask(createStaffOrder, {
    body: { customer_id: olga.account.id, deliverable_id: id, action: 'recommence', reason: 'they are back' },
  })
  const mails = await mailsTo(foyer, olga.email)
  const fresh = mails.slice(0, mails.length - before.length)
  expect(fresh.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invoice AUR-\S+ for MS-/)])
})
