// @module-tag long
import { payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import {
  cancelStaffOrder,
  getStaffOrder,
  listStaffRefunds,
  refundOrder,
  sumStaffRefunds,
} from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { payOnPage } from '../../../../test/checkouts.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { returnsOf } from '../../../../test/ledger.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'billing' })
})

const listed = async (query: object) => (await staff.client.ask(listStaffRefunds, { query })).refunds

it('BILL-14 what goes back is listed, summed and exported with the provider’s ids, also what came although nothing was owed', async () => {
  const customer = await createPerson(foyer, { country: 'DE' })
  const paid = await giveOrder(foyer, customer)
  const token = { gateway: 'stripe', token_id: 'tok_visa' } as const
  await customer.client.call(payOrder, { params: { order_id: paid }, body: token })
  await staff.client.ask(refundOrder, { params: { id: paid }, body: { reason: 'goodwill', amount: 19 } })
  const dropped = await giveOrder(foyer, customer)
  const page = await customer.client.ask(setPaymentSettings, {
    params: { order_id: dropped },
    body: { gateway: 'paddle' },
  })
  await staff.client.ask(cancelStaffOrder, { params: { id: dropped }, body: { reason: 'a mistake' } })
  await payOnPage('url' in page ? page.url : '')
  const theirs = { customer: customer.account.id }
  await vi.waitFor(async () => expect(await listed({ ...theirs, state: 'succeeded' })).toHaveLength(2), 20_000)

  const [surplus, refund] = await listed(theirs)
  const [ofSurplus] = await returnsOf(foyer, dropped)
  // The stand-in keeps the sales of all providers in one ledger, with the provider before its number.
  const captureId = ofSurplus?.capture_id?.replace('paddle_', '')
  const [ofRefund] = await returnsOf(foyer, paid)
  const { number, credit_notes, refunds } = await staff.client.ask(getStaffOrder, { params: { id: paid } })
  const credit_note = credit_notes[0]?.number
  expect(refund).toMatchObject({
    order: { id: paid, number },
    customer: { email: customer.email },
    origin: 'operator',
    gateway: 'stripe',
    amount: 19,
    captured_amount: null,
    transaction_id: ofRefund?.capture_id,
    gateway_ref: ofRefund?.id,
    credit_note,
  })
  expect(refunds).toMatchObject([{ gateway: 'stripe', gateway_ref: ofRefund?.id, settled_at: refund?.settled_at }])
  expect(surplus).toMatchObject({
    order: { id: dropped },
    origin: 'surplus',
    gateway: 'paddle',
    amount: 119,
    captured_amount: 119,
    transaction_id: captureId,
    // Paddle does not answer with one.
    gateway_ref: null,
    credit_note: null,
  })

  const today = foyer.platform.clock.now().toISOString().slice(0, 10)
  const settled = { ...theirs, by: 'settled_at', from: today, to: today } as const
  expect(await listed(settled)).toHaveLength(2)
  expect(await listed({ ...theirs, by: 'settled_at', to: '2020-01-01' })).toEqual([])
  for (const query of [ofRefund?.id, ofRefund?.capture_id, number])
    expect(await listed({ query })).toMatchObject([{ id: refund?.id }])
  expect(await listed({ ...theirs, origin: 'surplus' })).toMatchObject([{ id: surplus?.id }])
  expect((await listed({ ...theirs, sort: 'amount' })).map(({ amount }) => amount)).toEqual([19, 119])
  const sums = { currency: 'EUR', count: 2, amount: 138, pending_amount: 0, captured_amount: 119 }
  expect((await staff.client.ask(sumStaffRefunds, { query: settled })).totals).toEqual([sums])

  const { bytes } = await staff.client.send('GET', listStaffRefunds.url, { query: { ...settled, format: 'csv' } })
  const [titles, ...lines] = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(titles).toBe(
    'created_at,settled_at,order_number,customer,amount,captured_amount,currency,origin,state,gateway,transaction_id,gateway_ref,credit_note,reason,order_id,id,received_on',
  )
  expect(lines[0]).toContain(`,119,119,EUR,surplus,succeeded,paddle,${captureId},,,`)
  expect(lines[1]).toContain(
    `,19,,EUR,operator,succeeded,stripe,${ofRefund?.capture_id},${ofRefund?.id},${credit_note},goodwill,`,
  )
  const elsewhere = await createStaff(foyer, { tenant: 'sever' })
  expect((await elsewhere.client.ask(listStaffRefunds, { query: theirs })).refunds).toEqual([])
})
