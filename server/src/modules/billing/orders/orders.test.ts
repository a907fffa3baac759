import { getOrder, listOrders, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import type { Order, OrderDetail } from '@foyer/contract/billing/order.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { entriesOf } from '../../../../test/audit.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, giveOrder, longDay, monthsOn, receiveTransfer } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const listed = async ({ client }: Person, query: z.input<typeof listOrders.query> = {}): Promise<Order[]> =>
  (await client.ask(listOrders, { query })).orders

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Marks it as paid by bank transfer. */
const pay = (order_id: string): Promise<void> => receiveTransfer(foyer, { order_id })

describe('an order', () => {
  it('API-26, DATA-23, DATA-25, BILL-15 that extends a licence says which, for how much, with which tax, and until when', async () => {
    const olga = await createPerson(foyer, { country: 'SE', legal_name: 'Northlight TV AB', tax_id: 'SE5590000001' })
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
    const order = await olga.client.ask(getOrder, { params: { id: order_id } })
    const description = `Renewal of ${order.deliverable?.human_id} Media Server Pro`
    expect(order).toEqual({
      id: order_id,
      purpose: 'prolong',
      created_at: expect.stringMatching(/Z$/),
      paid_at: null,
      cancelled_at: null,
      pdf: true,
      description,
      amount: 2250,
      net_amount: 1800,
      tax_amount: 450,
      credited_amount: 0,
      returning_amount: 0,
      currency: 'EUR',
      tax: 25,
      actions: [
        {
          command: 'prolong',
          created_at: order.created_at,
          fulfilled_at: null,
          description,
          starts_on: monthsOn(1),
          ends_on: monthsOn(2),
          paid_periods: 1,
        },
      ],
      number: expect.stringMatching(/^AUR-\d{4}-\d{4}$/),
      due_on: monthsOn(1),
      charged_on: null,
      deliverable: { id: deliverable_id, human_id: expect.stringMatching(/^MS-/), name: 'Media Server Pro' },
      owner: null,
      payment: null,
      lines: [
        {
          title: 'Media Server Pro, monthly',
          detail: expect.stringContaining(`${longDay(monthsOn(1))} – ${longDay(monthsOn(2))}`),
          quantity: 3,
          unit_price: 600,
          amount: 1800,
        },
      ],
      seller: expect.objectContaining({ legal_name: 'Aurora Streaming GmbH', tax_id: 'DE000000512' }),
      buyer: { legal_name: 'Northlight TV AB', address_lines: ['Sweden'], tax_id: 'SE5590000001' },
      tax_in: null,
      buyer_reference: null,
      period_from: monthsOn(1),
      period_till: monthsOn(2),
      tax_label: 'VAT 25%',
      tax_note: null,
      first_period: null,
      period_note: null,
      replaces: null,
      replaced_by: null,
      reissue: null,
      stops_on: addDays(monthsOn(1), 14),
      cancellable: false,
      credit_notes: [],
      history: [{ at: order.created_at, kind: 'issued', text: 'Invoice issued' }],
    } satisfies OrderDetail)
  })

  it('BILL-10 has its history in the caller’s language, oldest first', async () => {
    const olga = await createPerson(foyer)
    const { order_id } = await giveInvoice(foyer, olga)
    await pay(order_id)
    const { history } = await olga.client.ask(getOrder, {
      params: { id: order_id },
      headers: { 'accept-language': 'ru' },
    })
    expect(history.map(({ kind }) => kind)).toEqual(['issued', 'paid'])
    for (const { text } of history) expect(text).toMatch(/^[А-Я]/)
  })

  it('BILL-07 that costs nothing is paid at once, and in no list of unpaid ones', async () => {
    const olga = await createPerson(foyer)
    const id = await giveOrder(foyer, olga, { price: '0' })
    const order = await olga.client.ask(getOrder, { params: { id } })
    expect(order).toMatchObject({ amount: 0, paid_at: order.created_at })
    expect(await listed(olga, { paid_at_is: 'null' })).toEqual([])
    expect(idsOf(await listed(olga))).toEqual([id])
  })

  it('BILL-07 that costs nothing is not listed as a paid invoice', async () => {
    const olga = await createPerson(foyer)
    const paid = await giveOrder(foyer, olga, { price: '10' })
    await pay(paid)
    await giveOrder(foyer, olga, { price: '0' })
    const answer = await olga.client.ask(listOrders, { query: { status: 'paid' } })
    expect([idsOf(answer.orders), answer.estimated_count]).toEqual([[paid], 1])
  })

  it('LIC-14 is found by its licence, by whoever may see it, among the licence’s others', async () => {
    const olga = await createPerson(foyer)
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
    const other = await giveInvoice(foyer, olga)
    await giveOrder(foyer, olga)
    expect(idsOf(await listed(olga, { deliverable_id }))).toEqual([order_id])
    expect(await listed(olga, { deliverable_id, status: 'paid' })).toEqual([])
    expect(idsOf(await listed(olga, { deliverable_id: other.deliverable_id }))).toEqual([other.order_id])
    expect(await listed(await createPerson(foyer), { deliverable_id })).toEqual([])
    expect(await listed(olga, { deliverable_id: 'none of ours' })).toEqual([])
  })

  it('BILL-07 that costs nothing cannot be stored as unpaid', async () => {
    const olga = await createPerson(foyer)
    const id = await giveOrder(foyer, olga, { price: '0' })
    const unpay = foyer.sql('update billing."order" set paid_at = null where id = $1', id)
    await expect(unpay).rejects.toThrow(/check constraint/)
  })

  it.each([
    ['EUR', 'DE', '0.05', 0.05, 0.01, 0.06],
    ['EUR', 'FI', '10.10', 10.1, 2.58, 12.68],
    ['USD', 'US', '19.99', 19.99, 0, 19.99],
    ['KRW', 'DE', '1001', 1001, 190, 1191],
  ] as const)(
    'DATA-23 in %s for %s: %s and its tax are exact in the currency’s own decimals',
    async (currency, country, price, net, tax, amount) => {
      const olga = await createPerson(foyer, { country, currency })
      const id = await giveOrder(foyer, olga, { price })
      expect(await olga.client.ask(getOrder, { params: { id } })).toMatchObject({
        currency,
        net_amount: net,
        tax_amount: tax,
        amount,
      })
    },
  )
})

describe('the list of orders', () => {
  it('BILL-05, API-24 unpaid ones are those without paid_at, with either name of the filter; a payment moves one over', async () => {
    const olga = await createPerson(foyer)
    const first = await giveOrder(foyer, olga)
    const second = await giveOrder(foyer, olga)
    expect(idsOf(await listed(olga, { paid_at_is: 'null' }))).toEqual([second, first])
    await pay(first)
    expect(idsOf(await listed(olga, { paid_at_is: 'null' }))).toEqual([second])
    expect(idsOf(await listed(olga, { status: 'open' }))).toEqual([second])
    expect(idsOf(await listed(olga, { status: 'paid' }))).toEqual([first])
    expect(idsOf(await listed(olga, { paid_at_is: 'null', status: 'open' }))).toEqual([second])
    expect(await listed(olga, { paid_at_is: 'null', status: 'paid' })).toEqual([])
    expect(await listed(olga)).toHaveLength(2)
    expect((await listed(olga)).every(({ paid_at, id }) => (paid_at === null) === (id === second))).toBe(true)
  })

  it.each([
    'paid_at_is=',
    'paid_at_is=false',
    'paid_at_is=not_null',
    'status=overdue',
    'from=2026-13-01',
    'to=yesterday',
    'owner=olga',
  ])('API-24 %s is 400', async (query) => {
    const { client } = await createPerson(foyer)
    const answer = await client.send('GET', `${listOrders.url}?${query}`)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: query.split('=')[0] } }] } })
  })

  it('BILL-09 the search covers number, description and licence; what is typed is text, not a pattern', async () => {
    const olga = await createPerson(foyer)
    const { order_id } = await giveInvoice(foyer, olga)
    const percent = await giveOrder(foyer, olga, { description: 'Rebate of 10% for_life' })
    const [prolongation] = await listed(olga, { query: 'renewal of' })
    expect(prolongation?.id).toBe(order_id)
    const found = async (query: string): Promise<string[]> => idsOf(await listed(olga, { query }))
    expect(await found(prolongation?.number.toLowerCase() ?? '')).toEqual([order_id])
    expect(await found(prolongation?.deliverable?.human_id ?? '')).toEqual([order_id])
    expect(await found('10%')).toEqual([percent])
    expect(await found('%')).toEqual([percent])
    expect(await found('_')).toEqual([percent])
    expect(await found('forxlife')).toEqual([])
  })

  it('BILL-09 a range of days includes both completely, in UTC', async () => {
    const olga = await createPerson(foyer)
    const at = (time: string) => giveOrder(foyer, olga, { issued_at: new Date(time) })
    const eve = await at('2026-02-28T23:59:59.999Z')
    const early = await at('2026-03-01T00:00:00.000Z')
    const late = await at('2026-03-02T23:59:59.999Z')
    const after = await at('2026-03-03T00:00:00.000Z')
    expect(idsOf(await listed(olga, { from: '2026-03-01', to: '2026-03-02' }))).toEqual([late, early])
    expect(idsOf(await listed(olga, { to: '2026-02-28' }))).toEqual([eve])
    expect(idsOf(await listed(olga, { from: '2026-03-03' }))).toEqual([after])
    expect(await listed(olga, { from: '2026-03-02', to: '2026-03-01' })).toEqual([])
  })
})

describe('choosing how to pay', () => {
  it('API-28, BILL-16, BILL-18 stripe returns what the card form needs, and this is recorded', async () => {
    const olga = await createPerson(foyer, { country: 'US', currency: 'USD' })
    const order_id = await giveOrder(foyer, olga, { price: '49.90' })
    const settings = await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway: 'stripe' } })
    expect(settings).toEqual({ gateway: 'stripe', amount: 49.9, currency: 'USD' })
    const audit = await entriesOf(foyer, order_id, ['actor', 'changes'], 'payment_settings_set')
    expect(audit).toEqual([{ actor: olga.account.id, changes: { gateway: 'stripe' } }])
  })

  it('API-28 an unknown gateway is invalid, one that the brand does not have is unavailable, and so is one without a checkout', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    const settle = (gateway: string) =>
      olga.client.send('POST', setPaymentSettings.url.replace(':order_id', order_id), { body: { gateway } })
    const refused = (code: string) => ({ status: 422, body: { errors: [{ code, source: { pointer: '/gateway' } }] } })
    expect(await settle('cash')).toMatchObject(refused('invalid'))
    expect(await settle('bank_transfer')).toMatchObject(refused('invalid'))
    const untouched = await olga.client.ask(getOrder, { params: { id: order_id } })
    expect(untouched.paid_at).toBeNull()
  })

  it('API-28, BILL-30 a paid order is refused: 409', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    await pay(order_id)
    const refused = await olga.client.refusal(setPaymentSettings, { params: { order_id }, body: { gateway: 'stripe' } })
    expect(refused).toMatchObject({ status: 409, code: 'already_paid' })
  })
})

/** One line with this amount, in euro. */
const lineOf = (decimal: string) => ({ title: 'Line', detail: null, quantity: 1, unit_price: money(decimal, 'EUR') })

it('DATA-23 tax is computed once from the total, not per line', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const id = await giveOrder(foyer, olga, { lines: [lineOf('0.03'), lineOf('0.03'), lineOf('0.03')] })
  expect(await olga.client.ask(getOrder, { params: { id } })).toMatchObject({
    net_amount: 0.09,
    tax_amount: 0.02,
    amount: 0.11,
  })
})

it('API-13 the next page of a list is served however long the text it is sorted by', async () => {
  const olga = await createPerson(foyer)
  for (const letter of ['а', 'б']) await giveOrder(foyer, olga, { description: letter.repeat(500) })
  const query = { sort: 'description', limit: 1 } as const
  const { next } = await olga.client.ask(listOrders, { query })
  const [second] = await listed(olga, { ...query, cursor: next ?? '' })
  expect(second?.description).toBe('б'.repeat(500))
})
