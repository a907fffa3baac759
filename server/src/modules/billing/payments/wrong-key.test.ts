// @module-tag long
import { randomUUID } from 'node:crypto'
import { payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { markOrderPaid, refundOrder } from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Settings } from '../../../config.ts'

/** The keys that the brand is configured with, which an operator may have rolled at Stripe. */
const keys = { secret_key: 'sk_test_demo' }

const withKeys = ({ brands: { aurora, ...others }, ...settings }: Settings): Settings => {
  if (aurora?.gateways.stripe === undefined) throw new Error('the demo has no Stripe')
  const stripe = { ...aurora.gateways.stripe, ...keys }
  return { ...settings, brands: { ...others, aurora: { ...aurora, gateways: { ...aurora.gateways, stripe } } } }
}

const foyer = useFoyer({ adjust: withKeys })
let after: RunningFoyer
/** The transaction of an order that was paid while the key was right. */
let paid = ''

const owe = async (foyer: RunningFoyer) => {
  const olga = await createPerson(foyer, { country: 'DE' })
  return { olga, order_id: await giveOrder(foyer, olga, { price: '100' }) }
}

const body = { gateway: 'stripe', token_id: 'tok_visa' } as const

beforeAll(async () => {
  const { olga, order_id } = await owe(foyer)
  await olga.client.call(payOrder, { params: { order_id }, body })
  await vi.waitFor(
    async () => expect(await foyer.sql('select 1 from billing.payment where order_id = $1', order_id)).toHaveLength(1),
    { timeout: 20_000 },
  )
  paid = order_id
  keys.secret_key = 'sk_test_rolled'
  after = await startFoyer({ adjust: withKeys, environment: { DATABASE_URL: foyer.database_url } })
})
afterAll(async () => {
  await after?.close()
})

describe('a key that Stripe does not accept', () => {
  it('S25, BILL-30 is no payment that may have been made: the customer is told, and pays another way', async () => {
    const { olga, order_id } = await owe(after)
    const params = { order_id }
    expect(await olga.client.refusal(payOrder, { params, body })).toMatchObject({ status: 502, code: 'gateway_error' })
    const window = await olga.client.ask(setPaymentSettings, { params, body: { gateway: 'cloudpayments' } })
    expect(window).toMatchObject({ gateway: 'cloudpayments' })
    const { client } = await createStaff(after, { role: 'billing' })
    const transfer = { reference: randomUUID(), reason: 'seen on the account' }
    expect(await client.call(markOrderPaid, { params: { id: order_id }, body: transfer })).toMatchObject({
      status: 200,
      body: { paid_at: expect.any(String) },
    })
  })

  it('BILL-30 fails a refund that nobody was asked for yet, so that it can be made again', async () => {
    const { client } = await createStaff(after, { role: 'billing' })
    const wish = { params: { id: paid }, body: { amount: 10, reason: 'goodwill' } }
    expect(await client.ask(refundOrder, wish)).toMatchObject({ refunds: [{ state: 'failed' }] })
  })
})
