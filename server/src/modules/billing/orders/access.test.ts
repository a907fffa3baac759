import { randomUUID } from 'node:crypto'
import {
  addPaymentMethod,
  changePaymentMethod,
  deletePaymentMethod,
  getOrder,
  getOrderDocument,
  getPayment,
  listOrders,
  listPaymentMethods,
  listPayments,
  payOrder,
  paySeveral,
  setPaymentSettings,
} from '@foyer/contract/billing/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { readLedger } from '../../../../test/ledger.ts'
import { giveCard, giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const noRoles = { billing: false, tickets: false, deliverables: false, retroview: false }
const nothing = { payments: false, statistics: false, licenses: false, tickets: false }

const foyer = useFoyer()
let olga: Person
let order_id: string
let payment_id: string

/** Everyone with a relation to olga's invoices, by what they are to her. */
const others: Record<string, Person> = {}

beforeAll(async () => {
  const { company, billing } = foyer.modules
  const now = foyer.platform.clock.now()
  olga = await createPerson(foyer)
  const companyId = await company.create('aurora', 'Northlight TV', olga.account.id, now)
  const join = async (roles: object): Promise<Person> => {
    const person = await createPerson(foyer)
    await company.addMember('aurora', companyId, person.account.id, { ...noRoles, ...roles }, now)
    return person
  }
  const befriend = async (permissions: object): Promise<Person> => {
    const person = await createPerson(foyer)
    await company.addColleague('aurora', olga.account.id, person.account.id, { ...nothing, ...permissions }, now)
    return person
  }
  others['member with billing'] = await join({ billing: true })
  others['member with all but billing'] = await join({ tickets: true, deliverables: true, retroview: true })
  others['member without roles'] = await join({})
  others['colleague with payments'] = await befriend({ payments: true })
  others['colleague with all but payments'] = await befriend({ licenses: true, statistics: true, tickets: true })
  others['stranger'] = await createPerson(foyer)
  others['customer of another brand'] = await createPerson(foyer, { tenant: 'sever', country: 'RU' })

  order_id = await giveOrder(foyer, olga)
  const paid = await giveOrder(foyer, olga)
  await billing.recordPayment({
    tenant: 'aurora',
    order_id: paid,
    gateway: 'bank_transfer',
    transaction_id: randomUUID(),
    actor: 'operator:test',
    reason: 'transfer seen',
  })
  payment_id = (await olga.client.ask(listPayments, { query: {} })).payments[0]?.id ?? ''
})

const someone = (who: string): Person => {
  const person = others[who]
  if (person === undefined) throw new Error(`there is no ${who}`)
  return person
}

/** The status of every call that names olga's invoice or payment. */
const statuses = async ({ client }: Person): Promise<number[]> => {
  const params = { params: { order_id } }
  const answers = [
    await client.call(getOrder, { params: { id: order_id } }),
    await client.call(getOrderDocument, params),
    await client.call(getPayment, { params: { id: payment_id } }),
    await client.call(setPaymentSettings, { ...params, body: { gateway: 'stripe' } }),
  ]
  return answers.map(({ status }) => status)
}

describe('who sees an invoice and its payment', () => {
  it.each([
    ['member with billing', 200],
    ['colleague with payments', 200],
    ['member with all but billing', 403],
    ['member without roles', 403],
    ['colleague with all but payments', 404],
    ['stranger', 404],
    ['customer of another brand', 404],
  ])('BILL-05, API-14 a %s: %i from every call about it', async (who, status) => {
    expect(await statuses(someone(who))).toEqual([status, status, status, status])
  })

  it.each([
    ['member with billing', 'company'],
    ['colleague with payments', 'sharing'],
  ] as const)(
    'API-24, API-40 the lists of a %s contain it, with the e-mail of its owner, and can be filtered by her',
    async (who, through) => {
      const { client } = someone(who)
      const owner = { email: olga.email, through }
      const orders = async (query: { owner?: string } = {}) => (await client.ask(listOrders, { query })).orders
      const payments = async (query: { owner?: string } = {}) => (await client.ask(listPayments, { query })).payments
      expect((await orders()).map((row) => row.owner)).toEqual([owner, owner])
      expect((await payments()).map((row) => row.owner)).toEqual([owner])
      expect(await orders({ owner: olga.email })).toHaveLength(2)
      expect([await orders({ owner: 'me' }), await payments({ owner: 'me' })]).toEqual([[], []])
      expect((await client.ask(getOrder, { params: { id: order_id } })).owner).toEqual(owner)
      expect((await client.ask(getPayment, { params: { id: payment_id } })).owner).toEqual(owner)
    },
  )

  it.each([
    'member with all but billing',
    'member without roles',
    'colleague with all but payments',
    'stranger',
    'customer of another brand',
  ])('API-24, API-40 the lists of a %s do not contain it, with any filter', async (who) => {
    const { client } = someone(who)
    for (const query of [{}, { owner: olga.email }]) {
      expect(await client.ask(listOrders, { query })).toMatchObject({ orders: [], estimated_count: 0 })
      expect(await client.ask(listPayments, { query })).toMatchObject({ payments: [], estimated_count: 0 })
    }
  })

  it('API-14 a withdrawn role ends with the very next call, even with the same token', async () => {
    const member = someone('member with billing')
    const set = (billing: boolean) =>
      foyer.sql('update company.member set billing = $2 where account_id = $1', member.account.id, billing)
    await set(false)
    expect(await statuses(member)).toEqual([403, 403, 403, 403])
    expect((await member.client.ask(listOrders, { query: {} })).orders).toEqual([])
    await set(true)
    expect((await member.client.call(getOrder, { params: { id: order_id } })).status).toBe(200)
  })
})

describe('a stored answer', () => {
  it('S19, API-04 is repeated to those who may still see its object, and to nobody else', async () => {
    const key = randomUUID()
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { billing: true })
    const params = { order_id: await giveOrder(foyer, team.owner) }
    const choose = () =>
      member.client.call(setPaymentSettings, { params, body: { gateway: 'stripe' }, idempotency_key: key })
    const first = await choose()
    expect(first.status).toBe(200)
    expect((await choose()).bytes).toEqual(first.bytes)
    const set = (billing: boolean) =>
      foyer.sql('update company.member set billing = $2 where account_id = $1', member.account.id, billing)
    await set(false)
    expect(await choose()).toMatchObject({ status: 403, body: { errors: [{ code: 'forbidden' }] } })
    await set(true)
    expect((await choose()).bytes).toEqual(first.bytes)
    await foyer.sql('delete from company.member where account_id = $1', member.account.id)
    expect((await choose()).status).toBe(404)
  })
})

describe('the owner’s and members’ cards', () => {
  const cardOf = (person: Person) => giveCard(foyer, person)

  it('COMP-21, API-66 the owner’s cards are in the list of members with the role billing, marked as hers, and in nobody else’s', async () => {
    const card = await cardOf(olga)
    const cards = async ({ client }: Person) => (await client.ask(listPaymentMethods, { query: {} })).payment_methods
    expect(await cards(olga)).toContainEqual(expect.objectContaining({ id: card, owner: null }))
    const owner = { email: olga.email, through: 'company' }
    expect(await cards(someone('member with billing'))).toContainEqual(expect.objectContaining({ id: card, owner }))
    for (const [who, person] of Object.entries(others))
      if (who !== 'member with billing') expect([who, await cards(person)]).toEqual([who, []])
  })

  it('COMP-21, API-66, API-68 members pay with them and cannot change them: 403, also without the role', async () => {
    const params = { id: await cardOf(olga) }
    const body = { default: true } as const
    for (const [who, status] of [
      ['member with billing', 403],
      ['member without roles', 403],
      ['stranger', 404],
      ['customer of another brand', 404],
    ] as const) {
      const { client } = someone(who)
      expect((await client.refusal(changePaymentMethod, { params, body })).status).toBe(status)
      expect((await client.refusal(deletePaymentMethod, { params })).status).toBe(status)
    }
    expect((await olga.client.call(deletePaymentMethod, { params })).status).toBe(204)
  })

  it('COMP-21, BILL-18 a member with the role pays the owner’s invoices with the owner’s card, one and several', async () => {
    const team = await createTeam(foyer)
    const { owner } = team
    const member = await joinTeam(foyer, team, { billing: true })
    const { status, body } = await owner.client.call(addPaymentMethod, {
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    expect(status).toBe(201)
    const payment_method_id = body !== undefined && 'id' in body ? body.id : ''
    const [first, second] = [await giveOrder(foyer, owner), await giveOrder(foyer, owner)]
    const wish = { gateway: 'stripe', payment_method_id } as const
    expect((await member.client.call(payOrder, { params: { order_id: first }, body: wish })).status).toBe(200)
    // It does not pay the member’s own invoice: the company’s card only pays the company’s invoices.
    const own = await giveOrder(foyer, member)
    expect(await member.client.refusal(payOrder, { params: { order_id: own }, body: wish })).toMatchObject({
      status: 404,
      source: { pointer: '/payment_method_id' },
    })
    const { results } = await member.client.ask(paySeveral, { body: { order_ids: [own, second], payment_method_id } })
    expect(results).toMatchObject([
      { order_id: own, status: 'failed', error: { code: 'not_found' } },
      { order_id: second, status: 'paid' },
    ])
    const captured = (await readLedger(foyer)).captures.map(({ order_id }) => order_id)
    expect([first, second, own].map((id) => captured.filter((each) => each === id).length)).toEqual([1, 1, 0])
  })

  it('BILL-18, API-29 an invoice that colleagues share cannot be paid with their cards: not found, and nothing is attempted', async () => {
    const payment_method_id = await cardOf(olga)
    const unpaid = await giveOrder(foyer, olga)
    const body = { gateway: 'stripe', payment_method_id } as const
    const refused = await someone('colleague with payments').client.refusal(payOrder, {
      params: { order_id: unpaid },
      body,
    })
    expect(refused).toMatchObject({ status: 404, code: 'not_found', source: { pointer: '/payment_method_id' } })
    expect((await olga.client.ask(getOrder, { params: { id: unpaid } })).payment).toBeNull()
  })

  it('API-29, DATA-29 a member with the role pays the owner’s invoice with their own card; the payment is the owner’s', async () => {
    const member = someone('member with billing')
    const unpaid = await giveOrder(foyer, olga)
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    expect((await member.client.call(payOrder, { params: { order_id: unpaid }, body })).status).toBe(200)
    const { payments } = await olga.client.ask(listPayments, { query: {} })
    expect(payments.find((payment) => payment.order_id === unpaid)).toMatchObject({ owner: null, gateway: 'stripe' })
    const audit = await entriesOf(foyer, unpaid, ['actor', 'account_id'], 'order_paid')
    expect(audit).toEqual([{ actor: member.account.id, account_id: olga.account.id }])
  })

  it.each(['member without roles', 'colleague with all but payments', 'stranger'])(
    'API-29 a %s cannot pay it with any card',
    async (who) => {
      const unpaid = await giveOrder(foyer, olga)
      const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
      const { status } = await someone(who).client.refusal(payOrder, { params: { order_id: unpaid }, body })
      expect([403, 404]).toContain(status)
      expect((await olga.client.ask(getOrder, { params: { id: unpaid } })).paid_at).toBeNull()
    },
  )
})
