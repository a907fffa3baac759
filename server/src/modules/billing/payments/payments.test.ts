import { randomUUID } from 'node:crypto'
import {
  createOrder,
  getPayment,
  listOrders,
  listPaymentGateways,
  listPaymentMethods,
  listPayments,
  payOrder,
  setPaymentSettings,
} from '@foyer/contract/billing/endpoints.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type ConfigurationFile, writeConfiguration } from '../../../../test/configuration.ts'
import { advance } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { hold } from '../../../../test/held.ts'
import { giveCard, giveOrder, receiveTransfer, skuId } from '../../../../test/licences.ts'
import { isSorted } from '../../../../test/pages.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const listed = async ({ client }: Person, query: z.input<typeof listPayments.query> = {}): Promise<Payment[]> =>
  (await client.ask(listPayments, { query })).payments

/** Creates a paid order of the person; returns the bank's reference. */
const givePayment = async (person: Person, price: string, paidAt: string): Promise<string> => {
  const order_id = await giveOrder(foyer, person, { price, description: `Service for ${price}` })
  const transaction_id = `transfer-${randomUUID()}`
  await receiveTransfer(foyer, { tenant: person.account.tenant, order_id, transaction_id, paid_at: new Date(paidAt) })
  return transaction_id
}

describe('payments', () => {
  it('API-40, API-41, DATA-29 show what arrived, for which order, how, and under which reference', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga, { price: '49.90' })
    await olga.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    const [order] = (await olga.client.ask(listOrders, { query: {} })).orders
    const [payment] = await listed(olga)
    expect(payment).toEqual({
      id: expect.any(String),
      order_id,
      order_number: order?.number ?? '',
      amount: 59.38,
      shortfall: 0,
      refunded_amount: 0,
      returning_amount: 0,
      currency: 'EUR',
      created_at: expect.stringMatching(/Z$/),
      gateway: 'stripe',
      transaction_id: expect.stringMatching(/^pi_/),
      card_last_four: '4242',
      description: 'Setup service',
      receipt_url: expect.stringMatching(/^http/),
      owner: null,
    } satisfies Payment)
    expect(await olga.client.ask(getPayment, { params: { id: payment?.id ?? '' } })).toEqual(payment)
    for (const id of [randomUUID(), 'x', order_id])
      expect((await olga.client.refusal(getPayment, { params: { id } })).status).toBe(404)
  })

  it('API-40 are sorted by time, amount or gateway and filtered by days, both inclusive, in UTC', async () => {
    const olga = await createPerson(foyer, { country: 'US' })
    const early = await givePayment(olga, '30', '2026-03-01T00:00:00Z')
    const late = await givePayment(olga, '10', '2026-03-02T23:59:59.999Z')
    const after = await givePayment(olga, '20', '2026-03-03T00:00:00Z')
    const references = async (query: z.input<typeof listPayments.query>): Promise<string[]> =>
      (await listed(olga, query)).map(({ transaction_id }) => transaction_id)
    expect(await references({})).toEqual([after, late, early])
    expect(await references({ sort: 'created_at' })).toEqual([early, late, after])
    expect(await references({ sort: 'amount' })).toEqual([late, after, early])
    expect(await references({ sort: '-amount' })).toEqual([early, after, late])
    expect(await references({ from: '2026-03-01', to: '2026-03-02' })).toEqual([late, early])
    const order_id = await giveOrder(foyer, olga)
    await olga.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    for (const [sort, order] of [
      ['gateway', 'rising'],
      ['-gateway', 'falling'],
    ] as const)
      expect(
        isSorted(
          (await listed(olga, { sort })).map(({ gateway }) => gateway),
          order,
        ),
      ).toBe(true)
  })

  it('DATA-29 a reference of a gateway belongs to one payment, and an order has one', async () => {
    const olga = await createPerson(foyer)
    const used = await givePayment(olga, '10', '2026-03-01T00:00:00Z')
    const order_id = await giveOrder(foyer, olga)
    const record = (transaction_id: string) => receiveTransfer(foyer, { order_id, transaction_id })
    await expect(record(used)).rejects.toThrow(/unique/)
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => record(randomUUID())))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await listed(olga)).filter((payment) => payment.order_id === order_id)).toHaveLength(1)
  })
})

describe('a transfer and a card at the same moment', () => {
  it('BILL-30 the transfer that is being recorded wins: the card is not charged', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    const operator = await hold(foyer.database_url, [
      ['select from billing."order" where id = $1 for update', [order_id]],
      ['update billing."order" set paid_at = now() where id = $1', [order_id]],
    ])
    const click = olga.client.call(payOrder, {
      params: { order_id },
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    await operator.letGo()
    expect(await click).toMatchObject({ status: 409, body: { errors: [{ code: 'already_paid' }] } })
    const attempts = await foyer.sql('select 1 from billing.payment_attempt where order_id = $1', order_id)
    const captures = await foyer.sql('select 1 from sandbox.capture where order_id = $1', order_id)
    expect([attempts, captures]).toEqual([[], []])
  })

  it('BILL-16 choosing a way to pay while the invoice is being paid does not change it', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    const paid = `update billing."order" set paid_at = now(), gateway = 'bank_transfer' where id = $1`
    const operator = await hold(foyer.database_url, [[paid, [order_id]]])
    const choice = olga.client.refusal(setPaymentSettings, { params: { order_id }, body: { gateway: 'stripe' } })
    await operator.letGo()
    expect(await choice).toMatchObject({ status: 409, code: 'already_paid' })
    const [order] = await foyer.sql('select gateway from billing."order" where id = $1', order_id)
    expect(order).toEqual({ gateway: 'bank_transfer' })
  })
})

describe('the ways to pay', () => {
  it('API-42, DATA-05 are those of the brand, with what each one’s script needs', async () => {
    const olga = await createPerson(foyer)
    const { payment_gateways } = await olga.client.ask(listPaymentGateways)
    const [stripe] = payment_gateways
    expect(stripe).toEqual({ gateway: 'stripe', public_key: 'pk_test_demo', script_url: '/sandbox/stripe/stripe.js' })
    expect(payment_gateways).toContainEqual({ gateway: 'bank_transfer' })
    expect(JSON.stringify(payment_gateways)).not.toMatch(/sk_|whsec_|iban/i)
  })

  it('API-66, DATA-30 include saved cards with what identifies them, oldest first, page by page', async () => {
    const olga = await createPerson(foyer)
    const first = await giveCard(foyer, olga, { last_four: '4242', is_default: true })
    const second = await giveCard(foyer, olga, {
      last_four: '4444',
      type: 'mastercard',
      first_six: null,
      expires: '2029-01-01',
    })
    const answer = await olga.client.ask(listPaymentMethods, { query: {} })
    expect(answer.payment_methods).toEqual([
      {
        id: first,
        gateway: 'stripe',
        card_first_six: '424242',
        card_last_four: '4242',
        card_type: 'visa',
        card_exp_date: '12/30',
        default: true,
        owner: null,
      },
      {
        id: second,
        gateway: 'stripe',
        card_first_six: null,
        card_last_four: '4444',
        card_type: 'mastercard',
        card_exp_date: '01/29',
        default: false,
        owner: null,
      },
    ])
    expect(first).toMatch(/^stripe_/)
    const page = listPaymentMethods.answers[200].parse(
      await olga.client.ask(listPaymentMethods, { query: { limit: 1 } }),
    )
    const rest = await olga.client.ask(listPaymentMethods, { query: { limit: 1, cursor: page.next ?? '' } })
    expect(rest.payment_methods.map(({ id }) => id)).toEqual([second])
  })

  it('DATA-30 have at most one default card, even with concurrent calls', async () => {
    const olga = await createPerson(foyer)
    await Promise.all(Array.from({ length: 8 }, () => giveCard(foyer, olga, { is_default: true })))
    const { payment_methods } = await olga.client.ask(listPaymentMethods, { query: {} })
    expect(payment_methods).toHaveLength(8)
    expect(payment_methods.filter((card) => card.default)).toHaveLength(1)
  })
})

describe('a brand without', () => {
  let configuration: ConfigurationFile
  let other: RunningFoyer
  beforeAll(async () => {
    const bank_transfer = { bank_name: 'Bank', account_holder: 'Aurora', iban: 'DE00', bic: 'X' }
    configuration = writeConfiguration({
      aurora: { gateways: { bank_transfer } },
      sever: { features: { billing: false } },
    })
    other = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
  })
  afterAll(async () => {
    await other.close()
    configuration.remove()
  })

  it('API-28, API-29, API-42 card payments offers none and accepts none', async () => {
    const olga = await createPerson(other)
    const order_id = await giveOrder(other, olga)
    expect(await olga.client.ask(listPaymentGateways)).toEqual({ payment_gateways: [{ gateway: 'bank_transfer' }] })
    const unavailable = { status: 422, code: 'gateway_unavailable', source: { pointer: '/gateway' } }
    const params = { params: { order_id } }
    expect(await olga.client.refusal(setPaymentSettings, { ...params, body: { gateway: 'stripe' } })).toMatchObject(
      unavailable,
    )
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    expect(await olga.client.refusal(payOrder, { ...params, body })).toMatchObject(unavailable)
    const saved = { gateway: 'cloudpayments', payment_method_id: 'cloudpayments_1' } as const
    expect(await olga.client.refusal(payOrder, { ...params, body: saved })).toMatchObject(unavailable)
  })

  it('API-11, BUY-02 billing returns 403 feature_off, never 401, shows nothing and sells nothing', async () => {
    const permissions = { store: true, create_trial: true }
    const boris = await createPerson(other, { tenant: 'sever', country: 'RU', permissions })
    for (const list of [listOrders, listPayments, listPaymentMethods])
      expect(await boris.client.refusal(list, { query: {} })).toMatchObject({ status: 403, code: 'feature_off' })
    expect(await boris.client.refusal(listPaymentGateways)).toMatchObject({ status: 403, code: 'feature_off' })
    const body = { purpose: 'new', sku_id: skuId, quantity: 1 } as const
    expect(await boris.client.refusal(createOrder, { body })).toMatchObject({ status: 403, code: 'feature_off' })
  })
})

describe('a currency that a gateway does not accept', () => {
  it('API-42, BILL-17 for an invoice in another currency than the caller’s, the ways that accept the invoice’s are offered', async () => {
    // There are no prices in som: the shop sells to Bishkek in euro.
    const aida = await createPerson(foyer, { country: 'KG' })
    expect(aida.account.currency).toBe('KGS')
    const lines = [{ title: 'Setup', detail: null, quantity: 1, unit_price: money('100', 'EUR') }]
    const order_id = await giveOrder(foyer, aida, { lines })
    const offeredIn = async (query: { currency?: Currency }) =>
      (await aida.client.ask(listPaymentGateways, { query })).payment_gateways.map(({ gateway }) => gateway)
    const taken: string[] = []
    for (const gateway of ['stripe', 'cloudpayments', 'paddle', 'paypro'] as const) {
      const answer = await aida.client.call(setPaymentSettings, { params: { order_id }, body: { gateway } })
      if (answer.status === 200) taken.push(gateway)
    }
    expect(taken).toContain('paddle')
    expect(await offeredIn({ currency: 'EUR' })).toEqual([...taken, 'bank_transfer'])
    expect(await offeredIn({})).toEqual(await offeredIn({ currency: 'KGS' }))
    expect(await offeredIn({})).not.toContain('paddle')
  })

  it('API-28, API-29, API-42 is not offered, and an order in it is not attempted', async () => {
    const olga = await createPerson(foyer, { currency: 'BTC' })
    const order_id = await giveOrder(foyer, olga, { price: '0.00012345' })
    const gateways = (await olga.client.ask(listPaymentGateways)).payment_gateways.map(({ gateway }) => gateway)
    expect(gateways).not.toContain('stripe')
    const unavailable = { status: 422, code: 'gateway_unavailable', source: { pointer: '/gateway' } }
    const params = { params: { order_id } }
    expect(await olga.client.refusal(setPaymentSettings, { ...params, body: { gateway: 'stripe' } })).toMatchObject(
      unavailable,
    )
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    expect(await olga.client.refusal(payOrder, { ...params, body })).toMatchObject(unavailable)
    const [order] = (await olga.client.ask(listOrders, { query: {} })).orders
    expect(order).toMatchObject({ amount: 0.000_146_91, payment: null })
    advance(foyer, 60_000)
    await expect(foyer.modules.billing.settleUnfinished('aurora')).resolves.toBeTypeOf('number')
  })
})
