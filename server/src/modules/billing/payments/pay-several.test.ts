import { addPaymentMethod, getOrder, listOrders, payOrder, paySeveral } from '@foyer/contract/billing/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { capturesOf } from '../../../../test/ledger.ts'
import { createHolder, giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const newPerson = (): Promise<Person> => createPerson(foyer, { country: 'DE' })

const added = async ({ client }: Person, token_id: string): Promise<string> => {
  const { body } = await client.call(addPaymentMethod, { body: { gateway: 'stripe', token_id } })
  expect(body).toHaveProperty('id')
  return body !== undefined && 'id' in body ? body.id : ''
}

const several = async ({ client }: Person, order_ids: readonly string[], payment_method_id: string) =>
  (await client.ask(paySeveral, { body: { order_ids: [...order_ids], payment_method_id } })).results

const ordersOf = (person: Person, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => giveOrder(foyer, person)))

const giveRaise = (person: Person, id: string): Promise<string> =>
  giveOrder(foyer, person, {
    price: '50',
    purpose: 'increase',
    deliverable: { id, human_id: 'MS-1', name: 'Media Server Pro' },
    actions: [{ command: 'increase', description: 'Raise', data: { quantity_delta: 2 } }],
  })

describe('paying several invoices at once', () => {
  it('API-29, BILL-47 the raise of a licence is paid before its next period, which then has another price and is replaced', async () => {
    const { olga, deliverable_id, order_id: period } = await createHolder(foyer)
    const raise = await giveRaise(olga, deliverable_id)
    const card = await added(olga, 'tok_visa')
    expect(await several(olga, [period, raise], card)).toMatchObject([
      { order_id: period, status: 'failed', error: { code: 'conflict' } },
      { order_id: raise, status: 'paid' },
    ])
    expect((await olga.client.ask(getOrder, { params: { id: raise } })).paid_at).not.toBeNull()
    const { orders } = await olga.client.ask(listOrders, { query: { status: 'open' } })
    expect(orders).toMatchObject([{ purpose: 'prolong', net_amount: 3000 }])
  })

  it('API-29, BILL-17 invoices after a question of the bank wait: the question can still be answered', async () => {
    const { olga, deliverable_id, order_id: period } = await createHolder(foyer)
    const raise = await giveRaise(olga, deliverable_id)
    const card = await added(olga, 'tok_visa')
    // A customer whose bank asks for confirmation at each charge.
    const asks = `update billing.payment_method set gateway_ref = 'pm_card_authenticationRequired' where id = $1`
    await foyer.sql(asks, card)
    const results = await several(olga, [period, raise], card)
    expect(results).toMatchObject([
      { order_id: period, status: 'failed', error: { code: 'payment_in_progress' } },
      { order_id: raise, status: 'requires_action' },
    ])
    const attempts = await foyer.sql<{ order_id: string; state: string }>(
      'select order_id, state from billing.payment_attempt where order_id = any($1)',
      [period, raise],
    )
    expect(attempts).toEqual([{ order_id: raise, state: 'requires_action' }])
  })

  it('S13 a card that is repeatedly declined for one invoice is stopped', async () => {
    const olga = await newPerson()
    const [order_id = '', other = ''] = await ordersOf(olga, 2)
    const payment_method_id = await added(olga, 'tok_chargeCustomerFail')
    const pay = async (id: string): Promise<number> => {
      const body = { gateway: 'stripe' as const, payment_method_id }
      return (await olga.client.call(payOrder, { params: { order_id: id }, body })).status
    }
    const tries: number[] = []
    for (let at = 0; at < 11; at += 1) tries.push(await pay(order_id))
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 402), 429])
    expect(await pay(other)).toBe(402)
  })

  it('API-67, API-29 a card that was declined for many invoices counts as one card: another one still pays them', async () => {
    const olga = await newPerson()
    const orders = await ordersOf(olga, 12)
    const empty = await added(olga, 'tok_chargeCustomerFail')
    const declined = await several(olga, orders, empty)
    expect(declined.map(({ error }) => error?.code)).toEqual(orders.map(() => 'card_declined'))
    const results = await several(olga, orders, await added(olga, 'tok_visa'))
    expect(results.map(({ status }) => status)).toEqual(orders.map(() => 'paid'))
  })

  it('API-29 an unknown order is not found, and does not affect the others', async () => {
    const olga = await newPerson()
    const [order = ''] = await ordersOf(olga, 1)
    expect(await several(olga, ['no-order', order], await added(olga, 'tok_visa'))).toMatchObject([
      { order_id: 'no-order', status: 'failed', error: { code: 'not_found' } },
      { order_id: order, status: 'paid' },
    ])
  })
})

describe('a question of the bank that was left open', () => {
  it('BILL-17, COMP-21 does not prevent others who may pay the invoice from paying it with another card', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { billing: true })
    const order_id = await giveOrder(foyer, team.owner)
    const pay = ({ client }: Person, token_id: string) =>
      client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id } })
    expect((await pay(team.owner, 'tok_authenticationRequired')).status).toBe(202)
    expect((await pay(member, 'tok_visa')).status).toBe(200)
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })
})
