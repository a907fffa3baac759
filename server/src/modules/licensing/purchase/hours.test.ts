import { createOrder, getOrder, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { getSkuPrice } from '@foyer/contract/catalogue/endpoints.ts'
import { getDeliverable, previewUpgrade } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, publishSku } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'

const hourly = 'test-hourly'

const foyer = useFoyer()
beforeAll(async () => {
  await publishSku(foyer, { id: hourly, period: 'hourly', tiers: [{ from_quantity: 1, unit_price: '0.35' }] })
})

it('DATA-03, API-23 hourly prices are quoted, ordered and delivered by the day: 24 times the price', async () => {
  const { client } = await createPerson(foyer, { country: 'DE', permissions: { store: true, create_trial: false } })
  const quote = await client.ask(getSkuPrice, { params: { sku_id: hourly }, query: { quantity: 3 } })
  expect(quote).toMatchObject({
    unit_price: 8.4,
    price: 25.2,
    tax_amount: 4.79,
    total: 29.99,
    next_charge: { date: dayIn(foyer, 1), amount: 29.99 },
  })
  const made = await client.ask(createOrder, { body: { purpose: 'new', sku_id: hourly, quantity: 3 } })
  const { lines, ...order } = await client.ask(getOrder, { params: { id: made.id } })
  expect(order).toMatchObject({ net_amount: 25.2, amount: 29.99 })
  expect(lines).toEqual([expect.objectContaining({ quantity: 3, unit_price: 8.4, amount: 25.2 })])
  expect(lines[0]?.title).toContain('24 hours')

  await client.call(payOrder, { params: { order_id: made.id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
  const paid = await client.ask(getOrder, { params: { id: made.id } })
  const licence = await client.ask(getDeliverable, { params: { id: paid.deliverable?.id ?? '' } })
  // The price stays the catalogue's price per hour.
  expect(licence).toMatchObject({ price: 1.05, period: 'hourly', paid_till: `${dayIn(foyer, 1)}T00:00:00.000Z` })
})

it('DATA-03, BILL-47 its renewal, its next charge and a raise also use the hours of the day', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const { client } = olga
  const { deliverable_id: id, order_id } = await giveInvoice(foyer, olga, {
    sku_id: hourly,
    quantity: 3,
    price_correction: '-0.05',
    starts_on: dayIn(foyer, 0),
    auto_renewable: true,
    billing_kind: 'internal',
  })
  expect(await client.ask(getOrder, { params: { id: order_id } })).toMatchObject({ net_amount: 24, amount: 28.56 })
  const { next_charge } = await client.ask(getDeliverable, { params: { id } })
  expect(next_charge).toEqual({ date: dayIn(foyer, 1), amount: 28.56 })
  const raise = await client.ask(previewUpgrade, { params: { id }, query: { quantity_delta: 1 } })
  expect(raise).toMatchObject({ price: 1, new_price: 1.35, amount: 8.4, tax: 1.6, total: 10 })
  expect(raise.next_charge?.amount).toBe(38.56)
})
