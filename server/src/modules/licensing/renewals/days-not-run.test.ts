import { addPaymentMethod, createOrder } from '@foyer/contract/billing/endpoints.ts'
import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import { deactivateDeliverable, getDeliverable, previewReactivation } from '@foyer/contract/licensing/endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { dayMs, daysBetween } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, expect, it } from 'vitest'
import { advance, dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku, receiveTransfer, skuId } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const pass = (days: number): void => {
  advance(foyer, days * dayMs)
}

const holder = async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  const id = await giveLicence(foyer, olga, {
    starts_on: dayIn(foyer, -20),
    paid_till: dayIn(foyer, 2),
    auto_renewable: true,
  })
  return { olga, id }
}

const stopRenewal = async (olga: Person, id: string): Promise<void> => {
  const { client } = await signIn(foyer, olga)
  await client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
}

/** Ended by staff and brought back a day later. */
const endAndRestore = async ({ account }: Person, id: string): Promise<void> => {
  const order = { customer_id: account.id, deliverable_id: id }
  const end = (await createStaff(foyer)).client
  await end.ask(createStaffOrder, { body: { ...order, action: 'terminate', reason: 'asked for' } })
  pass(1)
  const back = (await createStaff(foyer)).client
  await back.ask(createStaffOrder, { body: { ...order, action: 'restore', reason: 'by mistake' } })
}

const nextBegins = async (olga: Person, id: string): Promise<string | undefined> => {
  const { client } = await signIn(foyer, olga)
  const preview = await client.ask(previewReactivation, { params: { id } })
  return preview.starts_on?.slice(0, 10)
}

it('BILL-41 nobody pays for days after the end of what was given up before it, though staff ended it later as well', async () => {
  const { olga, id } = await holder()
  await stopRenewal(olga, id)
  pass(7)
  await endAndRestore(olga, id)
  expect(await nextBegins(olga, id)).toBe(dayIn(foyer, 0))
})

it('BILL-41 what ran unpaid until it was given up is paid for, and not what staff ended after that', async () => {
  const { olga, id } = await holder()
  // Two days after its paid day.
  pass(4)
  await stopRenewal(olga, id)
  pass(4)
  await endAndRestore(olga, id)
  expect(await nextBegins(olga, id)).toBe(dayIn(foyer, -2))
})

/** A trial that its customer ended, and then bought as a licence. Returns its id. */
const convertEnded = async (olga: Person): Promise<string> => {
  const order = (body: OrderBody) => olga.client.ask(createOrder, { body })
  const free = [{ from_quantity: 1, unit_price: '0' }]
  await publishSku(foyer)
  await publishSku(foyer, { id: 'trial', billing_terms: 'trial', period: 'one_time', tiers: free })
  const id = (await order({ purpose: 'new', sku_id: 'trial', quantity: 1 })).deliverable?.id ?? ''
  await order({ purpose: 'terminate', deliverable_id: id, terminate_reason: 'enough seen' })
  const bought = await order({ purpose: 'new', sku_id: skuId, quantity: 1, deliverable_id: id })
  await receiveTransfer(foyer, { order_id: bought.id })
  return id
}

it('BILL-41 what ran unpaid is paid for as well if the licence was a trial that had been ended before it was bought', async () => {
  const olga = await createPerson(foyer, { country: 'DE', permissions: { store: true, create_trial: true } })
  await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  const id = await convertEnded(olga)
  const { paid_till } = await olga.client.ask(getDeliverable, { params: { id } })
  pass(daysBetween(dayIn(foyer, 0), paid_till?.slice(0, 10) ?? '') + 2)
  await stopRenewal(olga, id)
  pass(4)
  expect(await nextBegins(olga, id)).toBe(dayIn(foyer, -2))
})
