import { getUnpaidSummary, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable, listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveCard, giveInvoice, giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const inDays = (count: number): string => dayIn(foyer, count)
const charged = () => ({ auto_renewable: true, billing_kind: 'internal', paid_till: inDays(5) }) as const

const summary = ({ client }: Pick<Person, 'client'>) => client.ask(getUnpaidSummary)

/** As many more invoices like this one, each due a day earlier than it. */
const multiply = (order_id: string, count: number): Promise<unknown> =>
  foyer.sql(
    `insert into billing."order"
     select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', concat(number, '-', n), 'due_on', due_on - 1))).*
     from billing."order" o, generate_series(1, $2::int) n where id = $1`,
    order_id,
    count,
  )

describe('what is unpaid', () => {
  it('BILL-02 is told from what a card will be charged for, however many of those are due before', async () => {
    const { olga, order_id } = await createHolder(foyer, charged())
    await giveCard(foyer, olga, { is_default: true })
    await multiply(order_id, 120)
    const first = await summary(olga)
    expect(first).toMatchObject({ count: 121, to_pay: { count: 0, sums: [], first: [] }, charged: { count: 121 } })
    expect(first.charged.next).toMatchObject({ amount: 2142, purpose: 'prolong', charged_on: inDays(5) })
    const later = await giveOrder(foyer, olga, { due_on: inDays(40) })
    expect(await summary(olga)).toMatchObject({
      count: 122,
      to_pay: { count: 1, sums: [{ currency: 'EUR', amount: 119 }], first: [{ id: later, due_on: inDays(40) }] },
      charged: { count: 121 },
    })
  })

  it('BILL-02 has to be paid by somebody once the card was declined, or has expired by then', async () => {
    const { olga, order_id } = await createHolder(foyer, charged())
    await giveCard(foyer, olga, { is_default: true, expires: '2020-01-01' })
    expect(await summary(olga)).toMatchObject({ to_pay: { count: 1 }, charged: { count: 0, next: null } })
    await giveCard(foyer, olga, { is_default: true })
    expect(await summary(olga)).toMatchObject({ to_pay: { count: 0 }, charged: { count: 1 } })
    const body = { gateway: 'stripe', token_id: 'tok_chargeDeclined' } as const
    await olga.client.call(payOrder, { params: { order_id }, body })
    expect(await summary(olga)).toMatchObject({
      to_pay: { count: 1, first: [{ id: order_id }] },
      charged: { count: 0 },
    })
  })

  it('BILL-02 names the first three, the earliest due first, and the oldest purchase', async () => {
    const olga = await createPerson(foyer)
    const due = [9, 3, 7, 5]
    const ids: string[] = []
    for (const days of due) ids.push(await giveOrder(foyer, olga, { due_on: inDays(days) }))
    const purchase = await giveOrder(foyer, olga, { purpose: 'new' })
    const { to_pay, purchase: named } = await summary(olga)
    expect(to_pay.first.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[2]])
    expect(to_pay.count).toBe(5)
    expect(named?.id).toBe(purchase)
  })
})

describe('a licence with an unpaid invoice', () => {
  it('LIC-12 shows the invoice, wherever it is among many', async () => {
    const { olga, order_id, deliverable_id } = await createHolder(foyer, { paid_till: inDays(20) })
    await multiply(await giveOrder(foyer, olga, { due_on: inDays(2) }), 101)
    const shown = { unpaid_order_id: order_id, unpaid_order: { amount: 2142, currency: 'EUR', purpose: 'prolong' } }
    expect(await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })).toMatchObject(shown)
    expect((await olga.client.ask(listDeliverables)).deliverables).toMatchObject([shown])
  })

  it('LIC-12 shows whether a card will be charged for it', async () => {
    const { olga, deliverable_id } = await createHolder(foyer, charged())
    const invoice = async () =>
      (await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })).unpaid_order?.charged_on
    expect(await invoice()).toBeNull()
    await giveCard(foyer, olga, { is_default: true })
    expect(await invoice()).toBe(inDays(5))
  })

  it('DATA-10 shows it to members with the role for invoices only', async () => {
    const team = await createTeam(foyer)
    const { order_id, deliverable_id } = await giveInvoice(foyer, team.owner, { paid_till: inDays(2) })
    const both = await joinTeam(foyer, team, { deliverables: true, billing: true })
    const one = await joinTeam(foyer, team, { deliverables: true })
    const asked = async ({ client }: Person) => client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(await asked(both)).toMatchObject({ unpaid_order_id: order_id, unpaid_order: { purpose: 'prolong' } })
    expect(await asked(one)).toMatchObject({ unpaid_order_id: order_id, unpaid_order: null })
    expect(await summary(one)).toMatchObject({ count: 0 })
    expect(await summary(both)).toMatchObject({ count: 1, to_pay: { first: [{ owner: { through: 'company' } }] } })
  })
})
