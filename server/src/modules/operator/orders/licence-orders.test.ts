// @module-tag long
import { randomUUID } from 'node:crypto'
import { createOrder, getOrder, listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable, listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import {
  changeStaffLimit,
  createStaffOrder,
  getStaffLicence,
  issueStaffLicence,
  listAudit,
  markOrderPaid,
} from '@foyer/contract/operator/endpoints.ts'
import { licenceOrders } from '@foyer/contract/operator/licence.ts'
import { LicenceOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import { agreedCap, amountCap } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, giveLicence, publishSku, skuId } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const maxId = 'test-media-server-max-monthly'
const trialId = 'test-media-server-trial'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'billing' })
  await publishSku(foyer, {
    id: maxId,
    name: 'Media Server Max',
    min_quantity: 5,
    tiers: [{ from_quantity: 1, unit_price: '900' }],
  })
  await publishSku(foyer, { id: `${maxId}-hourly`, name: 'Media Server Max', period: 'hourly' })
  await publishSku(foyer, { id: `${maxId}-daily`, name: 'Media Server Max', period: 'daily' })
  await publishSku(foyer, { id: trialId, billing_terms: 'trial' })
  await publishSku(foyer, { id: `${maxId}-usd`, name: 'Media Server Max', currency: 'USD' })
})

/** What staff order, apart from the licence's owner and the reason. */
type Wish = LicenceOrderBody extends infer Body
  ? Body extends LicenceOrderBody
    ? Omit<Body, 'customer_id' | 'deliverable_id' | 'reason'>
    : never
  : never

/** Somebody with a licence for three at 600, and what staff order for it. */
const holder = async (wishes: Parameters<typeof giveLicence>[2] & { readonly invoiced?: true } = {}) => {
  const { invoiced, ...licence } = wishes
  const olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
  const given = { auto_renewable: true, billing_kind: 'manual', ...licence } as const
  const id =
    invoiced === true ? (await giveInvoice(foyer, olga, given)).deliverable_id : await giveLicence(foyer, olga, given)
  const bodyOf = (wish: Wish, customer_id = olga.account.id) =>
    LicenceOrderBody.parse({ customer_id, deliverable_id: id, reason: 'agreed by phone', ...wish })
  return {
    olga,
    id,
    order: (wish: Wish) => staff.client.ask(createStaffOrder, { body: bodyOf(wish) }),
    refused: (wish: Wish) => staff.client.refusal(createStaffOrder, { body: bodyOf(wish) }),
    bodyOf,
    licence: () => olga.client.ask(getDeliverable, { params: { id } }),
  }
}

const openInvoices = async (olga: Person) =>
  (await olga.client.ask(listOrders, { query: { status: 'open' } })).orders.filter(({ amount }) => amount > 0)

const lastDeed = async (id: string, action?: string) => {
  const query = { object_id: id, ...(action !== undefined && { action }), limit: 1 }
  const { entries } = await (await createStaff(foyer)).client.ask(listAudit, { query })
  return entries[0]
}

const deedsOf = async (id: string): Promise<string[]> =>
  (
    await foyer.sql<{ action: string }>(
      `select action from platform.audit_entry where object_id = $1 and action like 'licence_%' order by at, id`,
      id,
    )
  ).map(({ action }) => action)

/** If only the licence's state can prevent it, every order of the list succeeds and every other one is refused. */
const wishes: Readonly<Record<Wish['action'] | 'prolong', object>> = {
  change_sku: { action: 'change_sku', sku_id: maxId },
  decrease: { action: 'decrease', quantity_delta: -1 },
  set_price_correction: { action: 'set_price_correction', price_correction: -1 },
  update_properties: { action: 'update_properties', comment: 'Main site' },
  prolong: { action: 'prolong' },
  discontinue: { action: 'discontinue' },
  recommence: { action: 'recommence' },
  terminate: { action: 'terminate' },
  restore: { action: 'restore' },
}
const always = ['change_sku', 'decrease', 'set_price_correction', 'update_properties', 'prolong', 'terminate'] as const

describe('DATA-26 the licence lists the orders that its state allows, and the others are refused', () => {
  it.each([
    ['one that renews', {}, [...always, 'discontinue']],
    ['one that does not', { auto_renewable: false }, [...always, 'recommence']],
    [
      'one that a service charges',
      { billing_kind: 'external' },
      ['update_properties', 'prolong', 'discontinue', 'terminate'],
    ],
    [
      'one without an end',
      { paid_till: null, auto_renewable: false },
      ['change_sku', 'decrease', 'update_properties', 'terminate'],
    ],
    ['a trial', { sku_id: trialId, auto_renewable: false }, ['decrease', 'update_properties', 'terminate']],
    ['one that has ended', { ended: true }, ['restore']],
  ] as const)('%s', async (_, { ended, ...state }: { readonly ended?: boolean } & object, allowed) => {
    const fresh = async () => {
      const { id, olga, order } = await holder(state)
      if (ended === true) await order({ action: 'terminate' })
      return { deliverable_id: id, customer_id: olga.account.id, reason: 'agreed by phone' }
    }
    const { deliverable_id: id } = await fresh()
    const { can } = await staff.client.ask(getStaffLicence, { params: { id } })
    expect(licenceOrders.filter((order) => can[order]).toSorted()).toEqual(allowed.toSorted())
    for (const order of licenceOrders) {
      const body = { ...(await fresh()), ...wishes[order] }
      const { status } = await staff.client.call(createStaffOrder, { body: body as LicenceOrderBody })
      expect(`${order} ${status}`).toBe(`${order} ${can[order] ? 201 : 409}`)
    }
  })
})

describe('DATA-26 an order by staff about a licence', () => {
  it('changes its plan at once and for free, to one of the same kind and currency', async () => {
    const { order, refused, licence, id } = await holder()
    expect(await refused({ action: 'change_sku', sku_id: skuId })).toMatchObject({
      status: 422,
      source: { pointer: '/sku_id' },
    })
    expect(await refused({ action: 'change_sku', sku_id: `${maxId}-usd` })).toMatchObject({
      source: { pointer: '/sku_id' },
    })
    expect(await refused({ action: 'change_sku', sku_id: 'no-such-plan' })).toMatchObject({
      source: { pointer: '/sku_id' },
    })
    const { paid_till } = await licence()
    const made = await order({ action: 'change_sku', sku_id: maxId })
    expect(made).toMatchObject({
      purpose: 'change_sku',
      amount: 0,
      actions: [{ command: 'change_sku', sku_id: maxId }],
    })
    expect(made.paid_at).not.toBeNull()
    expect(await licence()).toMatchObject({ sku_id: maxId, price: 4500, quantity: 5, paid_till })
    expect(await deedsOf(id)).toContain('licence_sku_changed')
  })

  it('does not change a monthly plan to a daily one or back; it changes between daily ones', async () => {
    const monthly = await holder()
    const wish = { action: 'change_sku', sku_id: `${maxId}-hourly` } as const
    expect(await monthly.refused(wish)).toMatchObject({ status: 422, source: { pointer: '/sku_id' } })
    const daily = await holder({ sku_id: `${maxId}-daily` })
    expect(await daily.refused({ action: 'change_sku', sku_id: maxId })).toMatchObject({ status: 422 })
    await daily.order(wish)
    expect(await daily.licence()).toMatchObject({ sku_id: `${maxId}-hourly`, period: 'hourly' })
  })

  it('changes no renewing plan to a one-time purchase, or back', async () => {
    const support = { billing_terms: 'support', name: 'Support' } as const
    const [yearly, once] = [`${maxId}-support`, `${maxId}-support-once`]
    await publishSku(foyer, { ...support, id: yearly, period: 'annually' })
    await publishSku(foyer, { ...support, id: once, period: 'one_time' })
    for (const [sku_id, other] of [
      [yearly, once],
      [once, yearly],
    ] as const) {
      const { refused } = await holder({ sku_id })
      expect(await refused({ action: 'change_sku', sku_id: other })).toMatchObject({
        status: 422,
        source: { pointer: '/sku_id' },
      })
    }
  })

  it('BILL-47 before the day of the next period invoices that again: for a lower limit, and for another plan', async () => {
    const { order, olga, licence } = await holder({ invoiced: true, quantity: 6 })
    const [before] = await openInvoices(olga)
    await order({ action: 'decrease', quantity_delta: -1 })
    expect(await licence()).toMatchObject({ quantity: 5 })
    const [lower, ...more] = await openInvoices(olga)
    expect([lower, more]).toMatchObject([{ net_amount: 3000, due_on: before?.due_on }, []])
    expect(lower?.id).not.toBe(before?.id)
    expect(await olga.client.ask(getOrder, { params: { id: before?.id ?? '' } })).toMatchObject({
      cancelled_at: expect.any(String),
    })
    await order({ action: 'change_sku', sku_id: maxId })
    expect(await openInvoices(olga)).toMatchObject([{ net_amount: 4500, due_on: before?.due_on }])
  })

  it('BILL-30 waits while somebody is paying for the next period', async () => {
    const { refused, olga, licence } = await holder({ invoiced: true })
    const [invoice] = await openInvoices(olga)
    const order_id = invoice?.id ?? ''
    const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
    expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(202)
    const lower = { action: 'decrease', quantity_delta: -1 } as const
    expect(await refused(lower)).toMatchObject({ status: 409, code: 'invoice_open', meta: { order_id } })
    expect(await licence()).toMatchObject({ quantity: 3 })
  })

  it('is refused while a due invoice contains its price, and names it', async () => {
    const today = dayOf(foyer.platform.clock.now())
    const due = { starts_on: addDays(today, -40), paid_till: addDays(today, -2) }
    const { refused, olga, id } = await holder({ invoiced: true, ...due })
    const [invoice] = await openInvoices(olga)
    const meta = { order_id: invoice?.id, order_number: invoice?.number }
    for (const wish of [
      { action: 'change_sku', sku_id: maxId } as const,
      { action: 'decrease', quantity_delta: -1 } as const,
    ])
      expect(await refused(wish)).toMatchObject({ status: 409, code: 'invoice_open', meta })
    const prolong = { action: 'prolong', deliverable_id: id, customer_id: olga.account.id } as const
    expect(await staff.client.refusal(createStaffOrder, { body: prolong })).toMatchObject({
      status: 409,
      code: 'invoice_open',
      meta,
    })
  })

  it('agrees a price, for which the next period is invoiced again', async () => {
    const { order, refused, licence, olga, id } = await holder({ invoiced: true })
    expect(await openInvoices(olga)).toMatchObject([{ net_amount: 1800 }])
    expect(await refused({ action: 'set_price_correction', price_correction: -0.001 })).toMatchObject({
      status: 422,
      source: { pointer: '/price_correction' },
    })
    await order({ action: 'set_price_correction', price_correction: -300.5 })
    expect(await lastDeed(id, 'licence_price_corrected')).toMatchObject({
      changes: { from: '0.00', to: '-300.50', currency: 'EUR' },
    })
    expect(await licence()).toMatchObject({ price_correction: -300.5 })
    await foyer.platform.jobs.runDue()
    expect(await openInvoices(olga)).toMatchObject([{ net_amount: 1499.5 }])
  })

  it.each([amountCap, -amountCap, agreedCap + 1, -agreedCap - 1])(
    'agrees no price beyond the storable maximum: %d',
    async (price_correction) => {
      const { bodyOf } = await holder()
      const body = { ...bodyOf({ action: 'set_price_correction', price_correction: -1 }), price_correction }
      expect(await staff.client.refusal(createStaffOrder, { body })).toMatchObject({
        status: 422,
        source: { pointer: '/price_correction' },
      })
    },
  )

  it('agrees the highest possible price, and invoices it with its tax', async () => {
    const { order, licence, olga } = await holder({ invoiced: true })
    await order({ action: 'set_price_correction', price_correction: agreedCap })
    await foyer.platform.jobs.runDue()
    expect(await licence()).toMatchObject({ price_correction: agreedCap })
    expect(await openInvoices(olga)).toMatchObject([{ net_amount: agreedCap + 1800 }])
  })

  it('does not change it to a plan beyond the storable maximum', async () => {
    await publishSku(foyer, {
      id: `${maxId}-dear`,
      name: 'Media Server Max',
      tiers: [
        { from_quantity: 1, unit_price: '600' },
        { from_quantity: 2, unit_price: String(agreedCap) },
      ],
    })
    const { refused, id } = await holder()
    const tooDear = { status: 422, code: 'invalid', meta: { price_cap: agreedCap } }
    expect(await refused({ action: 'change_sku', sku_id: `${maxId}-dear` })).toMatchObject({
      ...tooDear,
      source: { pointer: '/sku_id' },
    })
    const { client: admin } = await createStaff(foyer)
    await foyer.sql('update licensing.deliverable set sku_id = $2 where id = $1', id, `${maxId}-dear`)
    const limit = { params: { id }, body: { quantity: 1_000_000, reason: 'agreed by phone' } }
    expect(await admin.refusal(changeStaffLimit, limit)).toMatchObject({
      ...tooDear,
      source: { pointer: '/quantity' },
    })
    const { account } = await createPerson(foyer)
    const given = { sku_id: `${maxId}-dear`, quantity: 1_000_000, activation_type: 'online', reason: 'gift' } as const
    expect(await admin.refusal(issueStaffLicence, { body: { customer_id: account.id, ...given } })).toMatchObject({
      ...tooDear,
      source: { pointer: '/quantity' },
    })
  })

  it('lowers its limit, not below the minimum sold', async () => {
    const { order, refused, licence, id } = await holder()
    expect(await refused({ action: 'decrease', quantity_delta: -3 })).toMatchObject({
      code: 'quantity_too_small',
      source: { pointer: '/quantity_delta' },
    })
    await order({ action: 'decrease', quantity_delta: -2 })
    expect(await licence()).toMatchObject({ quantity: 1, price: 600 })
    expect(await lastDeed(id)).toMatchObject({
      action: 'licence_decreased',
      actor: `operator:${staff.operator.handle}`,
      reason: 'agreed by phone',
      changes: { from: 3, to: 1 },
    })
  })

  it('changes the limit only from the one that was shown', async () => {
    const { order, refused, licence, id } = await holder()
    const admin = await createStaff(foyer)
    const set = (quantity: number, seen_quantity: number) =>
      admin.client.call(changeStaffLimit, {
        params: { id },
        body: { quantity, seen_quantity, reason: 'asked by phone' },
      })
    await order({ action: 'decrease', quantity_delta: -1, seen_quantity: 3 })
    expect(await refused({ action: 'decrease', quantity_delta: -1, seen_quantity: 3 })).toMatchObject({ status: 409 })
    expect((await set(7, 3)).status).toBe(409)
    expect(await licence()).toMatchObject({ quantity: 2 })
    expect((await set(7, 2)).status).toBe(200)
    expect(await licence()).toMatchObject({ quantity: 7 })
  })

  it('replaces a price or plan only if it is still the one that was seen', async () => {
    const { order, refused, licence } = await holder()
    const agree = (price_correction: number, seen_price_correction: number): Wish => ({
      action: 'set_price_correction',
      price_correction,
      seen_price_correction,
    })
    const change = (sku_id: string, seen_sku_id: string): Wish => ({ action: 'change_sku', sku_id, seen_sku_id })
    const conflict = (pointer: string) => ({ status: 409, code: 'conflict', source: { pointer } })
    await order(agree(-50.5, 0))
    expect(await refused(agree(-10, 0))).toMatchObject(conflict('/price_correction'))
    expect(await licence()).toMatchObject({ price_correction: -50.5 })
    await order(agree(-10, -50.5))
    expect(await licence()).toMatchObject({ price_correction: -10 })
    await order(change(maxId, skuId))
    expect(await refused(change(`${maxId}-daily`, skuId))).toMatchObject(conflict('/sku_id'))
    expect(await licence()).toMatchObject({ sku_id: maxId })
    await order(change(skuId, maxId))
    expect(await licence()).toMatchObject({ sku_id: skuId })
  })

  it('stops its renewal and resumes it, each once', async () => {
    const { order, refused, licence, olga } = await holder({ invoiced: true })
    expect((await refused({ action: 'recommence' })).status).toBe(409)
    await order({ action: 'discontinue' })
    expect(await licence()).toMatchObject({ auto_renewable: false, cancellation_reason: 'agreed by phone' })
    expect(await openInvoices(olga)).toEqual([])
    expect((await refused({ action: 'discontinue' })).status).toBe(409)
    await order({ action: 'recommence' })
    expect(await licence()).toMatchObject({ auto_renewable: true, cancellation_reason: null })
  })

  it('terminates it with what would have extended it, and restores it', async () => {
    const { order, refused, licence, olga, id } = await holder({ invoiced: true })
    expect((await refused({ action: 'restore' })).status).toBe(409)
    expect(await order({ action: 'terminate' })).toMatchObject({ purpose: 'terminate', amount: 0 })
    expect(await openInvoices(olga)).toEqual([])
    const others = [
      { action: 'terminate' },
      { action: 'discontinue' },
      { action: 'change_sku', sku_id: maxId },
    ] as const
    for (const wish of others) expect((await refused(wish)).status).toBe(409)
    await order({ action: 'restore' })
    // Like a licence whose renewal was stopped: it works until the end of the paid period, and days on which nothing ran are not charged.
    expect(await licence()).toMatchObject({ id, auto_renewable: false, cancellation_reason: 'agreed by phone' })
    expect(await deedsOf(id)).toEqual(expect.arrayContaining(['licence_terminated', 'licence_restored']))
  })

  it('changes its properties within their limits', async () => {
    const { order, refused, licence } = await holder({ retroview_manageable: false })
    expect(await refused({ action: 'update_properties' })).toMatchObject({ code: 'required' })
    expect(await refused({ action: 'update_properties', retroview: true })).toMatchObject({
      code: 'retroview_not_manageable',
    })
    await order({ action: 'update_properties', comment: 'Main site' })
    expect(await licence()).toMatchObject({ user_comment: 'Main site' })
  })

  it('belongs to its customer and brand, and is made once by many concurrent calls', async () => {
    const { bodyOf, olga } = await holder()
    const stranger = await createPerson(foyer)
    const elsewhere = await createStaff(foyer, { tenant: 'sever', role: 'billing' })
    for (const [{ client }, body] of [
      [staff, bodyOf({ action: 'terminate' }, stranger.account.id)],
      [elsewhere, bodyOf({ action: 'terminate' })],
    ] as const)
      expect(await client.refusal(createStaffOrder, { body })).toMatchObject({
        status: 422,
        source: { pointer: '/deliverable_id' },
      })
    const support = await createStaff(foyer, { role: 'support' })
    expect((await support.client.refusal(createStaffOrder, { body: bodyOf({ action: 'terminate' }) })).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => staff.client.call(createStaffOrder, { body: bodyOf({ action: 'terminate' }) })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    expect((await olga.client.ask(listOrders, { query: {} })).orders).toHaveLength(1)
  })
})

describe('DATA-27 an invoice of something new', () => {
  it('becomes a licence when it is paid', async () => {
    const olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
    const body = {
      customer_id: olga.account.id,
      action: 'create',
      sku_id: maxId,
      quantity: 5,
      reason: 'by phone',
    } as const
    expect(await staff.client.refusal(createStaffOrder, { body: { ...body, quantity: 4 } })).toMatchObject({
      code: 'quantity_too_small',
      source: { pointer: '/quantity' },
    })
    expect(await staff.client.refusal(createStaffOrder, { body: { ...body, sku_id: 'no-such-plan' } })).toMatchObject({
      source: { pointer: '/sku_id' },
    })
    const made = await staff.client.ask(createStaffOrder, { body })
    expect(made).toMatchObject({ purpose: 'new', net_amount: 4500, paid_at: null, customer: { email: olga.email } })
    expect((await olga.client.ask(listDeliverables, { query: {} })).deliverables).toEqual([])
    const transfer = { reference: randomUUID(), reason: 'seen on the account' }
    await staff.client.ask(markOrderPaid, { params: { id: made.id }, body: transfer })
    expect((await olga.client.ask(listDeliverables, { query: {} })).deliverables).toMatchObject([
      { sku_id: maxId, quantity: 5, price: 4500 },
    ])
  })
})

describe('the log of changes', () => {
  it('shows where every order came from, by staff and by customers', async () => {
    const { olga, id, order } = await holder({ invoiced: true })
    const customer_id = olga.account.id
    const lines = [{ title: 'Two days', quantity: 2, unit_price: 800 }]
    const made = [
      await order({ action: 'discontinue' }),
      ...(await Promise.all(
        [
          { customer_id, action: 'create', sku_id: maxId, quantity: 5, reason: 'by phone' } as const,
          { customer_id, action: 'custom', description: 'Migration', lines } as const,
        ].map((body) => staff.client.ask(createStaffOrder, { body })),
      )),
      await olga.client.ask(createOrder, {
        body: { purpose: 'update_properties', deliverable_id: id, user_comment: 'Studio' },
      }),
    ]
    const next = await holder({})
    const prolong = { action: 'prolong', deliverable_id: next.id, customer_id: next.olga.account.id } as const
    made.push(await staff.client.ask(createStaffOrder, { body: prolong }))
    for (const { id: made_id, purpose } of made)
      expect(await lastDeed(made_id, 'order_issued'), purpose).toMatchObject({
        actor_ip: expect.stringMatching(/127\.0\.0\.1$/),
      })
  })
})
