import { randomUUID } from 'node:crypto'
import {
  addPaymentMethod,
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import { getSkuPrice } from '@foyer/contract/catalogue/endpoints.ts'
import { getDeliverable, listDeliverables, upgradeDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder, publishSku, skuId } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
beforeAll(async () => {
  await publishSku(foyer)
  await publishSku(foyer, { id: 'yearly', period: 'annually', tiers: [{ from_quantity: 1, unit_price: '6000' }] })
  await publishSku(foyer, { id: 'perpetual', billing_terms: 'perpetual', period: 'one_time' })
  await publishSku(foyer, {
    id: 'trial',
    billing_terms: 'trial',
    period: 'one_time',
    tiers: [{ from_quantity: 1, unit_price: '0' }],
  })
  await publishSku(foyer, { id: 'hidden', published: false })
  await publishSku(foyer, {
    id: 'cameras',
    name: 'Watcher',
    category: { name: 'watcher', product: 'single' },
    min_quantity: 4,
    tiers: [{ from_quantity: 4, unit_price: '2.40' }],
  })
})

const buyer = (wishes: Parameters<typeof createPerson>[1] = {}): Promise<Person> =>
  createPerson(foyer, { permissions: { store: true, create_trial: true }, ...wishes })

const order = ({ client }: Person, body: OrderBody): Promise<Order> => client.ask(createOrder, { body })
const refusal = ({ client }: Person, body: OrderBody) => client.refusal(createOrder, { body })
const read = ({ client }: Person, id: string) => client.ask(getOrder, { params: { id } })
const licence = ({ client }: Person, id: string) => client.ask(getDeliverable, { params: { id } })
const licencesOf = async ({ client }: Person) => (await client.ask(listDeliverables)).deliverables
const pay = ({ client }: Person, order_id: string) =>
  client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })

const keepCard = async ({ client }: Person): Promise<string> => {
  const kept = await client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  return 'id' in kept ? kept.id : ''
}
const payByCard = ({ client }: Person, payment_method_id: string, order_id: string) =>
  client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', payment_method_id } })

/** The description of a licence by an order that creates one. */
const createData = {
  sku_id: skuId,
  quantity: 2,
  deliverable_id: null,
  price_correction_delta: 0,
  start_date: null,
  activation_type: 'online',
  usb_serial_number: null,
  vsaas: false,
  vsaas_branding: false,
  channels_count: null,
  users_count: null,
  servers_count: null,
  user_comment: null,
} as const

const buy = (person: Person, wishes: Partial<Extract<OrderBody, { purpose: 'new' }>> = {}): Promise<Order> =>
  order(person, { purpose: 'new', sku_id: skuId, quantity: 2, ...wishes })

const startTrial = async (person: Person): Promise<string> =>
  (await buy(person, { sku_id: 'trial', quantity: 1 })).deliverable?.id ?? ''

describe('buying', () => {
  it('API-25, BUY-20, DATA-27 creates an unpaid invoice with its effect, price and tax', async () => {
    const olga = await buyer({ country: 'SE' })
    const made = await buy(olga, { quantity: 3 })
    expect(made).toMatchObject({
      purpose: 'new',
      paid_at: null,
      pdf: true,
      net_amount: 1800,
      tax_amount: 450,
      amount: 2250,
      currency: 'EUR',
      tax: 25,
      deliverable: null,
      actions: [{ command: 'create', fulfilled_at: null, sku_id: skuId, quantity: 3, deliverable_id: null }],
    })
    expect((await read(olga, made.id)).lines).toMatchObject([{ quantity: 3, unit_price: 600, amount: 1800 }])
    expect(await licencesOf(olga)).toEqual([])
  })

  it('API-25, API-29 the paid invoice creates the licence, and both refer to each other', async () => {
    const olga = await buyer()
    const { id } = await buy(olga)
    expect((await pay(olga, id)).status).toBe(200)
    const [bought] = await licencesOf(olga)
    expect(bought).toMatchObject({ sku_id: skuId, quantity: 2, price: 1200, auto_renewable: true, state: 'active' })
    expect(bought?.key).toMatch(/^l4\|/)
    expect(await read(olga, id)).toMatchObject({
      deliverable: { id: bought?.id, human_id: bought?.human_id },
      actions: [{ fulfilled_at: expect.any(String), deliverable_id: bought?.id }],
    })
  })

  it('S44 one account gets sixty invoice mails an hour, and no more; others order as before', async () => {
    const [olga, ivan] = [await buyer(), await buyer()]
    const id = await startTrial(olga)
    const licenceId = await giveLicence(foyer, olga)
    const body = { purpose: 'new', sku_id: skuId, quantity: 1 } as const
    const answers = await Promise.all(Array.from({ length: 64 }, () => olga.client.call(createOrder, { body })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(59)
    const beyond = answers.find(({ status }) => status === 429)
    expect(Number(beyond?.headers.get('retry-after'))).toBeGreaterThan(0)
    const raise = { params: { id: licenceId }, body: { quantity_delta: 1 } }
    expect(await olga.client.refusal(upgradeDeliverable, raise)).toMatchObject({ status: 429 })
    await order(olga, { purpose: 'terminate', deliverable_id: id, terminate_reason: 'Test is over' })
    await buy(ivan)
  })

  it('API-25, BILL-47 a purchase with a saved card renews with it; otherwise each invoice is paid manually', async () => {
    const [olga, ivan] = [await buyer(), await buyer()]
    await payByCard(olga, await keepCard(olga), (await buy(olga)).id)
    await pay(ivan, (await buy(ivan)).id)
    expect((await licencesOf(olga))[0]).toMatchObject({ billing_kind: 'internal', gateway: 'stripe' })
    expect((await licencesOf(ivan))[0]).toMatchObject({ billing_kind: 'manual', next_charge: null })
  })

  it('API-25, BILL-47 a card typed once puts no saved card on renewal, not even when converting a trial', async () => {
    const olga = await buyer()
    await keepCard(olga)
    const deliverable_id = await startTrial(olga)
    for (const wishes of [{}, { deliverable_id }]) await pay(olga, (await buy(olga, wishes)).id)
    const kinds = (await licencesOf(olga)).map(({ billing_kind, next_charge }) => ({ billing_kind, next_charge }))
    expect(kinds).toEqual(Array.from({ length: 2 }, () => ({ billing_kind: 'manual', next_charge: null })))
  })

  it('API-25, COMP-21 a member’s card does not put the owner’s on renewal, the owner’s own payment does', async () => {
    const team = await createTeam(foyer)
    const mia = await joinTeam(foyer, team, { billing: true })
    const [own, owners] = [await keepCard(mia), await keepCard(team.owner)]
    const body = { tenant: 'aurora', account_id: team.owner.account.id, actor: 'operator:test' }
    const charged = async (card: string) => {
      const order_id = await giveOrder(foyer, team.owner, {
        ...body,
        purpose: 'new',
        actions: [{ command: 'create', description: 'Media Server', data: createData }],
      })
      await payByCard(mia, card, order_id)
      const { deliverable } = await read(mia, order_id)
      return (await licence(team.owner, deliverable?.id ?? '')).billing_kind
    }
    expect(await charged(own)).toBe('manual')
    expect(await charged(owners)).toBe('internal')
  })

  it('API-25 a one-time purchase neither ends nor renews', async () => {
    const olga = await buyer()
    await pay(olga, (await buy(olga, { sku_id: 'perpetual', quantity: 1 })).id)
    expect((await licencesOf(olga))[0]).toMatchObject({ paid_till: null, auto_renewable: false, period: 'one_time' })
  })

  it('BUY-02, API-25 needs the permission store', async () => {
    const nobody = await createPerson(foyer)
    expect(await refusal(nobody, { purpose: 'new', sku_id: skuId, quantity: 1 })).toMatchObject({ status: 403 })
    const onlyTrials = await buyer({ permissions: { store: false, create_trial: true } })
    expect((await refusal(onlyTrials, { purpose: 'new', sku_id: skuId, quantity: 1 })).status).toBe(403)
    expect(await licencesOf(nobody)).toEqual([])
  })

  it.each([
    [{ sku_id: 'hidden' }, 'not_on_sale', '/sku_id'],
    [{ sku_id: 'never-was' }, 'not_on_sale', '/sku_id'],
    [{ sku_id: 'cameras', quantity: 3 }, 'quantity_too_small', '/quantity'],
    [{ quantity: 2001 }, 'price_above_cap', '/quantity'],
    [{ sku_id: 'trial', quantity: 21 }, 'invalid', '/quantity'],
    [{ deliverable_id: randomUUID() }, 'not_a_trial', '/deliverable_id'],
    [{ deliverable_id: 'no-id' }, 'not_a_trial', '/deliverable_id'],
  ])('API-25, BUY-19, BUY-22 %j is 422 %s', async (wishes, code, pointer) => {
    const olga = await buyer()
    const body = { purpose: 'new', sku_id: skuId, quantity: 2, ...wishes } as const
    expect(await refusal(olga, body)).toMatchObject({ status: 422, code, source: { pointer } })
    expect((await olga.client.ask(listOrders)).orders).toEqual([])
  })

  it('BUY-19 a price of exactly a million is still sold', async () => {
    const olga = await buyer()
    expect((await buy(olga, { quantity: 2000 })).net_amount).toBe(1_000_000)
  })

  it.each([
    [{ quantity: 0 }, 422],
    [{ quantity: 1.5 }, 400],
    [{ quantity: '2' }, 400],
    [{ price: 1 }, 400],
    [{ purpose: 'prolong' }, 422],
    [{ sku_id: '' }, 422],
  ])('DATA-24 %j is %i', async (wishes, status) => {
    const olga = await buyer()
    const body = { purpose: 'new', sku_id: skuId, quantity: 2, ...wishes }
    expect((await olga.client.send('POST', createOrder.url, { body })).status).toBe(status)
  })

  it('BUY-11 sells in the customer’s own currency if it has prices, in euro otherwise', async () => {
    const olga = await buyer({ country: 'BR', currency: 'BRL' })
    const made = await buy(olga)
    expect(made).toMatchObject({ currency: 'EUR', net_amount: 1200 })
    await publishSku(foyer, { id: 'brl', currency: 'BRL', category: { name: 'hardware' } })
    await publishSku(foyer, { id: 'eur-box', category: { name: 'hardware' } })
    expect((await buy(olga, { sku_id: 'brl' })).currency).toBe('BRL')
    expect((await refusal(olga, { purpose: 'new', sku_id: 'eur-box', quantity: 1 })).code).toBe('not_on_sale')
  })

  it('BUY-18, BUY-20 is refused at another total than the one that was seen, and says the new one', async () => {
    const olga = await buyer({ country: 'DE' })
    const sku = { id: 'seen', tiers: [{ from_quantity: 1, unit_price: '100' }] } as const
    await publishSku(foyer, sku)
    const quote = () => olga.client.ask(getSkuPrice, { params: { sku_id: sku.id }, query: { quantity: 3 } })
    const wish = async () => ({
      purpose: 'new' as const,
      sku_id: sku.id,
      quantity: 3,
      seen_total: (await quote()).total,
    })
    const seen = await wish()
    expect(seen.seen_total).toBe(357)
    await publishSku(foyer, { ...sku, tiers: [{ from_quantity: 1, unit_price: '150' }] })
    expect(await refusal(olga, seen)).toMatchObject({ status: 409, code: 'price_changed', meta: { total: 535.5 } })
    expect((await olga.client.ask(listOrders)).orders).toEqual([])
    expect(await order(olga, await wish())).toMatchObject({ amount: 535.5 })
    // So it is for what is charged by days.
    await publishSku(foyer, { ...sku, id: 'seen-hourly', period: 'hourly' })
    const hourly = { sku_id: 'seen-hourly', quantity: 2 }
    const { total } = await olga.client.ask(getSkuPrice, {
      params: { sku_id: hourly.sku_id },
      query: { quantity: hourly.quantity },
    })
    expect(await order(olga, { purpose: 'new', ...hourly, seen_total: total })).toMatchObject({ amount: total })
  })

  it('API-25 twice with one key is one order, with two keys two', async () => {
    const olga = await buyer()
    const body = { purpose: 'new', sku_id: skuId, quantity: 1 } as const
    const key = randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => olga.client.call(createOrder, { body, idempotency_key: key })),
    )
    expect(clicks.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    await Promise.all([order(olga, body), order(olga, body)])
    expect((await olga.client.ask(listOrders)).orders).toHaveLength(3)
  })
})

describe('a catalogue that changes between the invoice and its payment', () => {
  const sku = { id: 'changing', name: 'Encoder', tiers: [{ from_quantity: 1, unit_price: '100' }] } as const
  const changed = { ...sku, name: 'Encoder Plus', period: 'annually', billing_terms: 'support' } as const
  const reissue = () => publishSku(foyer, { ...changed, tiers: [{ from_quantity: 1, unit_price: '900' }] })

  it('BUY-18, BUY-20 the licence is what was sold, at the invoiced price, and renews at it', async () => {
    const olga = await buyer()
    await publishSku(foyer, sku)
    const { id } = await buy(olga, { sku_id: sku.id, quantity: 2 })
    await reissue()
    await pay(olga, id)
    const [bought] = await licencesOf(olga)
    expect(bought).toMatchObject({ sku_name: 'Encoder', period: 'monthly', price: 200 })
    const renewal = await foyer.modules.licensing.openRenewal({
      tenant: 'aurora',
      deliverable_id: bought?.id ?? '',
      actor: 'operator:test',
    })
    expect(await read(olga, renewal)).toMatchObject({ net_amount: 200 })
    // Customers see nothing of it.
    expect(JSON.stringify(await read(olga, id))).not.toContain('sku_version')
    // New purchases use the present catalogue.
    expect((await read(olga, (await buy(olga, { sku_id: sku.id, quantity: 2 })).id)).net_amount).toBe(1800)
  })

  it('BUY-22 so is a converted trial', async () => {
    const olga = await buyer()
    await publishSku(foyer, sku)
    const trial = await startTrial(olga)
    const { id } = await buy(olga, { sku_id: sku.id, quantity: 2, deliverable_id: trial })
    await reissue()
    await publishSku(foyer, { ...sku, tiers: [{ from_quantity: 1, unit_price: '50' }] })
    await pay(olga, id)
    expect(await licence(olga, trial)).toMatchObject({ sku_name: 'Encoder', period: 'monthly', price: 200 })
  })

  it('BUY-18 what was sold before there were versions is delivered as it was then', async () => {
    const olga = await buyer()
    await publishSku(foyer, { ...sku, id: 'older' })
    await foyer.sql(`delete from catalogue.version_sku where sku_id = 'older'`)
    const { id } = await buy(olga, { sku_id: 'older', quantity: 2 })
    await publishSku(foyer, { ...changed, id: 'older' })
    await pay(olga, id)
    expect((await licencesOf(olga))[0]).toMatchObject({ sku_name: 'Encoder', period: 'monthly', price: 200 })
  })
})

describe('a trial', () => {
  it('PROF-36, BILL-07, LIC-30 is an order of nothing, delivered at once, with a number of its own series', async () => {
    const olga = await buyer()
    const made = await buy(olga, { sku_id: 'trial', quantity: 1 })
    expect(made).toMatchObject({ amount: 0, paid_at: made.created_at, pdf: false })
    expect(made.number).toMatch(/^AUR-O-/)
    expect(await licence(olga, made.deliverable?.id ?? '')).toMatchObject({
      state: 'trial',
      terminatable: true,
      auto_renewable: false,
      paid_till: expect.any(String),
    })
  })

  it('PROF-36 is 403 without the permission create_trial', async () => {
    const olga = await buyer({ permissions: { store: true, create_trial: false } })
    expect((await refusal(olga, { purpose: 'new', sku_id: 'trial', quantity: 1 })).status).toBe(403)
  })

  it('PROF-36 is limited to ten at a time, even with concurrent requests', async () => {
    const olga = await buyer()
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        olga.client.call(createOrder, { body: { purpose: 'new', sku_id: 'trial', quantity: 1 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array(10).fill(201),
      ...Array(5).fill(409),
    ])
    expect(await licencesOf(olga)).toHaveLength(10)
    expect(await refusal(olga, { purpose: 'new', sku_id: 'trial', quantity: 1 })).toMatchObject({
      code: 'trials_used_up',
      title: 'Ten trials are running already: end one or buy a licence in its place',
    })
  })

  it('BUY-21, BUY-22 becomes what was bought once that is paid, with its id and key', async () => {
    const olga = await buyer()
    const id = await startTrial(olga)
    const before = await licence(olga, id)
    const made = await buy(olga, { sku_id: 'yearly', deliverable_id: id })
    expect(made).toMatchObject({ deliverable: { id }, actions: [{ deliverable_id: id }] })
    expect(await licence(olga, id)).toMatchObject({ state: 'unpaid', sku_id: 'trial' })
    expect((await pay(olga, made.id)).status).toBe(200)
    const after = await licence(olga, id)
    expect(after).toMatchObject({
      sku_id: 'yearly',
      quantity: 2,
      terminatable: false,
      state: 'active',
      period: 'annually',
    })
    expect([after.id, after.key, after.human_id]).toEqual([before.id, before.key, before.human_id])
    expect(await licencesOf(olga)).toHaveLength(1)
  })

  it('BUY-22 of somebody else, and anything else than a trial, cannot be converted', async () => {
    const [olga, ivan] = [await buyer(), await buyer()]
    const foreign = await startTrial(ivan)
    const bought = await giveLicence(foyer, olga)
    const own = await startTrial(olga)
    for (const [deliverable_id, sku_id] of [
      [foreign, skuId],
      [bought, skuId],
      [own, 'trial'],
      [own, 'cameras'],
    ] as const)
      expect(await refusal(olga, { purpose: 'new', sku_id, quantity: 4, deliverable_id })).toMatchObject({
        status: 422,
        code: 'not_a_trial',
      })
  })

  it('BUY-22 has one open invoice, however often it is converted concurrently: the last request counts', async () => {
    const olga = await buyer()
    const id = await startTrial(olga)
    await Promise.all(
      [skuId, 'yearly', 'perpetual', skuId, 'yearly'].map((sku_id) => buy(olga, { sku_id, deliverable_id: id })),
    )
    const open = (await olga.client.ask(listOrders, { query: { paid_at_is: 'null' } })).orders
    expect(open).toHaveLength(1)
    expect((await olga.client.ask(listOrders, { query: { status: 'cancelled' } })).orders).toHaveLength(4)
    const [first] = open
    expect((await pay(olga, first?.id ?? '')).status).toBe(200)
    expect(await licencesOf(olga)).toHaveLength(1)
  })

  it('BUY-22 an invoice that is being paid is not cancelled for another request', async () => {
    const olga = await buyer()
    const id = await startTrial(olga)
    const made = await buy(olga, { deliverable_id: id })
    const paying = await olga.client.call(payOrder, {
      params: { order_id: made.id },
      body: { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' },
    })
    expect(paying.status).toBe(202)
    const body = { purpose: 'new', sku_id: 'yearly', quantity: 1, deliverable_id: id } as const
    expect(await refusal(olga, body)).toMatchObject({ status: 409, code: 'payment_in_progress' })
  })

  it('API-25, LIC-31, LIC-32 ends at once with a reason, and so does the invoice that would have converted it', async () => {
    const olga = await buyer()
    const id = await startTrial(olga)
    const open = await buy(olga, { deliverable_id: id })
    const made = await order(olga, { purpose: 'terminate', deliverable_id: id, terminate_reason: 'Test is over' })
    expect(made).toMatchObject({ purpose: 'terminate', amount: 0, paid_at: expect.any(String) })
    expect(await licence(olga, id)).toMatchObject({
      state: 'terminated',
      terminatable: false,
      cancellation_reason: 'Test is over',
    })
    expect((await read(olga, open.id)).cancelled_at).not.toBeNull()
    const again = { purpose: 'terminate', deliverable_id: id, terminate_reason: 'Again' } as const
    expect(await refusal(olga, again)).toMatchObject({ status: 422, code: 'not_terminatable' })
  })

  it('API-25 only trials can be ended like this, only one’s own, and only with a reason', async () => {
    const [olga, ivan] = [await buyer(), await buyer()]
    const bought = await giveLicence(foyer, olga)
    const foreign = await startTrial(ivan)
    const reason = { terminate_reason: 'Because' }
    expect((await refusal(olga, { purpose: 'terminate', deliverable_id: bought, ...reason })).code).toBe(
      'not_terminatable',
    )
    expect(await refusal(olga, { purpose: 'terminate', deliverable_id: foreign, ...reason })).toMatchObject({
      status: 404,
      source: { pointer: '/deliverable_id' },
    })
    expect(
      await refusal(ivan, { purpose: 'terminate', deliverable_id: foreign, terminate_reason: '  ' }),
    ).toMatchObject({
      status: 422,
      source: { pointer: '/terminate_reason' },
    })
  })
})

describe('properties', () => {
  it('API-25, LIC-28, LIC-30 comment and statistics change at once and for free; what is omitted stays', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { user_comment: 'Edge', retroview: false })
    const made = await order(olga, { purpose: 'update_properties', deliverable_id: id, retroview: true })
    expect(made).toMatchObject({
      amount: 0,
      paid_at: expect.any(String),
      actions: [{ retroview: true, comment: null }],
    })
    expect(await licence(olga, id)).toMatchObject({ user_comment: 'Edge', retroview: true })
    await order(olga, { purpose: 'update_properties', deliverable_id: id, user_comment: '' })
    expect(await licence(olga, id)).toMatchObject({ user_comment: '', retroview: true })
    expect((await olga.client.ask(listOrders, { query: { paid_at_is: 'null' } })).orders).toEqual([])
  })

  it('LIC-29, LIC-30 a comment of 256 characters is refused, and so are statistics that the customer may not switch', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { retroview_manageable: false })
    const properties = { purpose: 'update_properties', deliverable_id: id } as const
    await order(olga, { ...properties, user_comment: 'x'.repeat(255) })
    expect((await refusal(olga, { ...properties, user_comment: 'x'.repeat(256) })).source?.pointer).toBe(
      '/user_comment',
    )
    expect((await refusal(olga, { ...properties, retroview: true })).code).toBe('retroview_not_manageable')
    expect((await refusal(olga, properties)).status).toBe(422)
  })

  it('API-25 a member with the role deliverables changes them, one without it cannot', async () => {
    const olga = await createPerson(foyer)
    const { company } = foyer.modules
    const now = foyer.platform.clock.now()
    const companyId = await company.create('aurora', 'Northlight TV', olga.account.id, now)
    const roles = { billing: false, tickets: false, deliverables: true, retroview: false }
    const [mia, ivan] = [await createPerson(foyer), await createPerson(foyer)]
    await company.addMember('aurora', companyId, mia.account.id, roles, now)
    await company.addMember('aurora', companyId, ivan.account.id, { ...roles, deliverables: false }, now)
    const id = await giveLicence(foyer, olga)
    const body = { purpose: 'update_properties', deliverable_id: id, user_comment: 'Mia was here' } as const
    expect((await order(mia, body)).owner).toEqual({ email: olga.email, through: 'company' })
    expect((await licence(olga, id)).user_comment).toBe('Mia was here')
    expect((await refusal(ivan, body)).status).toBe(403)
  })
})

describe('cancelling an order', () => {
  const cancel = ({ client }: Person, order_id: string) => client.call(cancelOrder, { params: { order_id } })

  it('BUY-20 an unpaid purchase can be cancelled: it is no longer owed, keeps its number and cannot be paid', async () => {
    const olga = await buyer()
    const { id } = await buy(olga)
    expect((await read(olga, id)).cancellable).toBe(true)
    expect((await cancel(olga, id)).status).toBe(200)
    expect(await read(olga, id)).toMatchObject({ cancelled_at: expect.any(String), paid_at: null, cancellable: false })
    expect((await olga.client.ask(listOrders, { query: { paid_at_is: 'null' } })).orders).toEqual([])
    expect((await olga.client.ask(listOrders)).orders.map((one) => one.id)).toEqual([id])
    expect((await pay(olga, id)).status).toBe(409)
    expect((await cancel(olga, id)).status).toBe(409)
  })

  it('BUY-20 a renewal, a paid order and somebody else’s cannot be cancelled', async () => {
    const [olga, ivan] = [await buyer(), await buyer()]
    const bought = await giveLicence(foyer, olga)
    const renewal = await foyer.modules.licensing.openRenewal({
      tenant: 'aurora',
      deliverable_id: bought,
      actor: 'operator:test',
    })
    const paid = (await buy(olga)).id
    await pay(olga, paid)
    expect((await cancel(olga, renewal)).status).toBe(409)
    expect((await cancel(olga, paid)).status).toBe(409)
    expect((await cancel(ivan, (await buy(olga)).id)).status).toBe(404)
  })

  it('BUY-20, BILL-30 paid and cancelled at the same moment, it is one of the two, and the money matches', async () => {
    const olga = await buyer()
    for (let round = 0; round < 12; round += 1) {
      const { id } = await buy(olga)
      const [paying, cancelling] = await Promise.all([pay(olga, id), cancel(olga, id)])
      const { paid_at, cancelled_at } = await read(olga, id)
      const captures = await foyer.sql('select 1 from sandbox.capture where order_id = $1', id)
      expect(paid_at === null).toBe(cancelled_at !== null)
      expect(captures).toHaveLength(paid_at === null ? 0 : 1)
      expect([paying.status, cancelling.status]).toEqual(paid_at === null ? [409, 200] : [200, 409])
    }
  })
})
