import { getProfile, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { cancelOrder, getOrder, listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import {
  deactivateDeliverable,
  getDeliverable,
  previewUpgrade,
  upgradeDeliverable,
} from '@foyer/contract/licensing/endpoints.ts'
import { getStaffLicence } from '@foyer/contract/operator/endpoints.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCard, giveInvoice, giveLicence, publishSku } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, type SignedIn, signIn } from '../../../../test/people.ts'
import { stripe } from '../../../../test/sandbox.ts'
import { type NewLicence, periodEnd } from '../index.ts'

const foyer = useFoyer()
beforeAll(async () => {
  const { clock } = foyer.platform
  // The 28th after a month of 30 days, so that the period has 30 days whenever these tests run.
  const day = clock.now()
  while (day.getUTCDate() !== 28 || ![3, 5, 8, 10].includes(day.getUTCMonth())) day.setUTCDate(day.getUTCDate() + 1)
  clock.offset_ms += day.getTime() - clock.now().getTime()
})

/** 20 of the 30 days are left. */
const renewing = (who: Person, wishes: Partial<NewLicence> = {}): Promise<string> =>
  giveLicence(foyer, who, {
    starts_on: dayIn(foyer, -10),
    paid_till: dayIn(foyer, 20),
    auto_renewable: true,
    ...wishes,
  })

const read = ({ client }: SignedIn, id: string) => client.ask(getDeliverable, { params: { id } })

const raise = ({ client }: SignedIn, id: string, quantity_delta: number) =>
  client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta } })

const preview = ({ client }: SignedIn, id: string, quantity_delta: number) =>
  client.ask(previewUpgrade, { params: { id }, query: { quantity_delta } })

const pay = ({ client }: SignedIn, order_id: string, token_id = 'tok_visa') =>
  client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id } })

const openOrders = async ({ client }: SignedIn) =>
  (await client.ask(listOrders, { query: { paid_at_is: 'null' } })).orders

/** A card that the sandbox's Stripe knows, saved as the default one. */
const saveCard = async (who: Person, token = 'tok_visa'): Promise<void> => {
  const customer = await stripe(foyer, 'customers', { email: who.email })
  const card = await stripe(foyer, 'payment_methods', { type: 'card', 'card[token]': token })
  await stripe(foyer, `payment_methods/${card.id}/attach`, { customer: customer.id })
  await foyer.modules.billing.saveCard({
    tenant: 'aurora',
    account_id: who.account.id,
    gateway: 'stripe',
    reference: card.id,
    customer: customer.id,
    first_six: '424242',
    last_four: '4242',
    type: 'visa',
    expires: '2030-12-01',
    is_default: true,
    actor: who.account.id,
  })
}

describe('the calculation of a raise', () => {
  it('LIC-20, API-35 is the higher price for the remaining days, with tax, before and after', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const id = await renewing(olga, { quantity: 3, billing_kind: 'internal' })
    expect(await preview(olga, id, 2)).toEqual({
      quantity: 3,
      new_quantity: 5,
      price: 1800,
      new_price: 3000,
      days_left: 20,
      days_in_period: 30,
      amount: 800,
      tax: 152,
      total: 952,
      currency: 'EUR',
      next_charge: { date: dayIn(foyer, 20), amount: 3570 },
      settled_by: 'invoice',
      card_last_four: null,
    })
  })

  it('LIC-21, API-35 the confirmed price is binding: a raise with another price is refused and changes nothing', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const priced = (unit_price: string) =>
      publishSku(foyer, { id: 'dearer-tomorrow', tiers: [{ from_quantity: 1, unit_price }] })
    await priced('600')
    const id = await renewing(olga, { sku_id: 'dearer-tomorrow' })
    const { new_quantity: seen_quantity, total: seen_total } = await preview(olga, id, 2)
    const asked = { params: { id }, body: { quantity_delta: 2, seen_quantity, seen_total } }
    await priced('660')
    const { total } = await preview(olga, id, 2)
    expect(total).toBeGreaterThan(seen_total)
    expect(await olga.client.refusal(upgradeDeliverable, asked)).toMatchObject({
      status: 409,
      code: 'price_changed',
      meta: { quantity: 5, total },
    })
    const other = { quantity_delta: 2, seen_quantity: 6, seen_total: total }
    expect(await olga.client.refusal(upgradeDeliverable, { params: { id }, body: other })).toMatchObject({
      code: 'price_changed',
    })
    expect(await openOrders(olga)).toEqual([])
    const agreed = { ...asked, body: { ...asked.body, seen_total: total } }
    expect((await olga.client.ask(upgradeDeliverable, agreed)).status).toBe('payment_required')
    expect((await openOrders(olga)).map(({ amount }) => amount)).toEqual([total])
  })

  it('LIC-20, API-35 below the catalogue’s current minimum it is refused, with the number', async () => {
    const olga = await createPerson(foyer)
    const tiers = [{ from_quantity: 5, unit_price: '10' }]
    await publishSku(foyer, { id: 'from-five', tiers: [{ from_quantity: 1, unit_price: '10' }] })
    const id = await renewing(olga, { quantity: 1, sku_id: 'from-five' })
    await publishSku(foyer, { id: 'from-five', min_quantity: 5, tiers })
    const refusal = await olga.client.refusal(previewUpgrade, { params: { id }, query: { quantity_delta: 1 } })
    expect(refusal).toMatchObject({ status: 422, code: 'quantity_too_small', meta: { min_quantity: 5 } })
    expect((await preview(olga, id, 4)).new_quantity).toBe(5)
  })

  it('LIC-20, API-35 a free raise beyond the storable maximum is refused at its field', async () => {
    const olga = await createPerson(foyer)
    await publishSku(foyer, { id: 'free-of-charge', tiers: [{ from_quantity: 1, unit_price: '0' }] })
    const id = await renewing(olga, { quantity: 1, sku_id: 'free-of-charge' })
    await raise(olga, id, 999_999)
    const refusal = {
      status: 422,
      code: 'invalid',
      source: { pointer: '/quantity_delta' },
      meta: { max_quantity: 1_000_000 },
    }
    const asked = { params: { id }, body: { quantity_delta: 1 } }
    expect(await olga.client.refusal(upgradeDeliverable, asked)).toMatchObject(refusal)
    expect(await olga.client.refusal(previewUpgrade, { params: { id }, query: { quantity_delta: 1 } })).toMatchObject(
      refusal,
    )
    expect((await read(olga, id)).quantity).toBe(1_000_000)
  })

  it('LIC-20 halves are rounded to the even cent, once for the amount and once for the tax', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const half = { quantity: 1, starts_on: dayIn(foyer, -15), paid_till: dayIn(foyer, 15) }
    // Half of 0.35 lies between 0.17 and 0.18, half of 0.25 between 0.12 and 0.13.
    expect(await preview(olga, await renewing(olga, { ...half, sku_id: await halves() }), 1)).toMatchObject({
      days_left: 15,
      days_in_period: 30,
      amount: 0.18,
      tax: 0.03,
      total: 0.21,
    })
    expect((await preview(olga, await renewing(olga, { ...half, sku_id: await halves('0.25') }), 1)).amount).toBe(0.12)
  })

  it('LIC-20 uses the days of the period that the price is for, even if staff changed its length', async () => {
    const olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
    await publishSku(foyer, { id: 'test-yearly', period: 'annually' })
    const given = await renewing(olga, { sku_id: 'test-yearly', quantity: 1 })
    const year = (Date.parse(periodEnd(dayIn(foyer, -10), 'annually') ?? '') - Date.parse(dayIn(foyer, -10))) / dayMs
    const amount = Math.round((600 * 20 * 100) / year) / 100
    expect(await preview(olga, given, 1)).toMatchObject({ days_left: 20, days_in_period: year, amount })
    // Two months were given at the price of one, but a raise is charged for all the days.
    const longer = await renewing(olga, { quantity: 1, paid_till: dayIn(foyer, 50) })
    expect(await preview(olga, longer, 1)).toMatchObject({ days_left: 50, days_in_period: 30, amount: 1000 })
  })

  it('LIC-20, LIC-14 is taxed at the owner’s current residence, like the invoice, whoever calls', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const id = await renewing(olga, { billing_kind: 'internal' })
    const { country: _, ...profile } = await olga.client.ask(getProfile)
    const { name, second_name, notification_emails, phone, locale, newsletter } = profile
    const form = { name, second_name, notification_emails, phone, locale, newsletter }
    await olga.client.ask(updateProfile, { body: { ...form, country: 'FI' } })
    const ivan = await createPerson(foyer, { country: 'US' })
    const { company } = foyer.modules
    const home = await company.create('aurora', 'Northlight', olga.account.id, new Date())
    const roles = { billing: true, tickets: false, deliverables: true, retroview: false }
    await company.addMember('aurora', home, ivan.account.id, roles, new Date())
    for (const who of [olga, ivan]) {
      expect(await read(who, id)).toMatchObject({ tax: 25.5, next_charge: { amount: 2259 } })
      expect(await preview(who, id, 2)).toMatchObject({ amount: 800, tax: 204, total: 1004 })
    }
    const asked = await raise(olga, id, 2)
    if (asked.status !== 'payment_required') throw new Error('no invoice')
    expect(await olga.client.ask(getOrder, { params: { id: asked.order_id } })).toMatchObject({
      tax: 25.5,
      amount: 1004,
    })
    const staff = await createStaff(foyer)
    expect((await staff.client.ask(getStaffLicence, { params: { id } })).tax).toBe(25.5)
  })

  it('LIC-14, LIC-20 a discount is applied before and after, and a raise that then costs nothing is free', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const cheaper = await renewing(olga, { quantity: 3, billing_kind: 'internal', price_correction: '-180' })
    expect(await preview(olga, cheaper, 2)).toMatchObject({
      price: 1620,
      new_price: 2820,
      amount: 800,
      total: 952,
      next_charge: { amount: 3355.8 },
    })
    // 1800 minus 2000 counts as zero; 3000 minus 2000 is 1000 more, not 1200.
    const free = await renewing(olga, { quantity: 3, billing_kind: 'internal', price_correction: '-2000' })
    expect(await preview(olga, free, 2)).toMatchObject({
      price: 0,
      new_price: 1000,
      days_left: 20,
      days_in_period: 30,
      amount: 666.67,
      tax: 126.67,
      total: 793.34,
    })
    const still = await renewing(olga, { quantity: 1, billing_kind: 'internal', price_correction: '-2000' })
    expect(await preview(olga, still, 1)).toMatchObject({ price: 0, new_price: 0, total: 0, settled_by: 'nothing' })
  })

  const halves = async (unit_price = '0.35'): Promise<string> => {
    const id = `test-halves-${unit_price}`
    await publishSku(foyer, { id, tiers: [{ from_quantity: 1, unit_price }] })
    return id
  }

  it('LIC-20 a one-time purchase is raised for its full price, and nothing is charged later', async () => {
    const olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
    await publishSku(foyer, { id: 'test-once', period: 'one_time', billing_terms: 'perpetual' })
    const id = await giveLicence(foyer, olga, { sku_id: 'test-once', quantity: 2, paid_till: null })
    expect(await preview(olga, id, 3)).toMatchObject({
      amount: 1800,
      tax: 0,
      total: 1800,
      next_charge: null,
      settled_by: 'invoice',
    })
  })

  it('LIC-20 of a one-time purchase only the difference is sold, however the catalogue has changed since', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const once = (unit_price: string, tiers: readonly { from_quantity: number; unit_price: string }[] = []) =>
      publishSku(foyer, {
        id: 'bought-once',
        period: 'one_time',
        billing_terms: 'perpetual',
        tiers: [{ from_quantity: 1, unit_price }, ...tiers],
      })
    await once('600')
    const id = await giveLicence(foyer, olga, { sku_id: 'bought-once', quantity: 9, paid_till: null })
    await once('900')
    expect(await preview(olga, id, 1)).toMatchObject({ price: 8100, new_price: 9000, amount: 900, total: 1071 })
    await once('300')
    expect(await preview(olga, id, 1)).toMatchObject({ price: 2700, new_price: 3000, amount: 300 })
    await once('0')
    expect(await preview(olga, id, 1)).toMatchObject({ amount: 0, settled_by: 'nothing' })
    // Ten cost less than nine, but the tenth is not given away.
    await once('600', [{ from_quantity: 10, unit_price: '500' }])
    const asked = { params: { id }, query: { quantity_delta: 1 } }
    expect(await olga.client.refusal(previewUpgrade, asked)).toMatchObject({ status: 422, code: 'price_not_higher' })
    expect(
      await olga.client.refusal(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } }),
    ).toMatchObject({ code: 'price_not_higher' })
    expect(await preview(olga, id, 2)).toMatchObject({ amount: 100 })
    // A quantity below the present minimum costs the minimum's unit price.
    await publishSku(foyer, {
      id: 'bought-once',
      period: 'one_time',
      billing_terms: 'perpetual',
      min_quantity: 10,
      tiers: [{ from_quantity: 10, unit_price: '200' }],
    })
    expect(await preview(olga, id, 3)).toMatchObject({ price: 1800, new_price: 2400, amount: 600 })
  })

  it('LIC-18, LIC-19 asks for a whole number of one or more', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga)
    for (const quantity_delta of [0, -1, 1.5, 1_000_001]) {
      const path = upgradeDeliverable.url.replace(':id', id)
      const { status, body } = await olga.client.send('POST', path, { body: { quantity_delta } })
      expect([status < 500 && status >= 400, body]).toMatchObject([
        true,
        { errors: [{ source: { pointer: '/quantity_delta' } }] },
      ])
    }
    expect(
      await olga.client.refusal(previewUpgrade, { params: { id }, query: { quantity_delta: 999_999 } }),
    ).toMatchObject({
      status: 422,
      code: 'price_above_cap',
      meta: { price_cap: priceCap },
    })
  })
})

describe('raising a limit', () => {
  it('LIC-23, API-35 returns payment_required with an invoice of exactly the total; once paid, the limit is raised', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga)
    const { total } = await preview(olga, id, 2)
    const result = await raise(olga, id, 2)
    if (result.status !== 'payment_required') throw new Error(result.status)
    const order = await olga.client.ask(getOrder, { params: { id: result.order_id } })
    expect(order).toMatchObject({
      amount: total,
      purpose: 'increase',
      paid_at: null,
      actions: [{ command: 'increase', quantity_delta: 2 }],
    })
    expect(await read(olga, id)).toMatchObject({
      quantity: 3,
      upgrade_status: 'unpaid',
      unpaid_order_id: result.order_id,
    })
    expect((await pay(olga, result.order_id)).status).toBe(200)
    expect(await read(olga, id)).toMatchObject({
      quantity: 5,
      price: 3000,
      upgrade_status: 'enabled',
      unpaid_order_id: null,
    })
  })

  it('LIC-23 unpaid on its due date, it is cancelled, even if nothing is renewed any more', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga)
    const result = await raise(olga, id, 1)
    if (result.status !== 'payment_required') throw new Error(result.status)
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
    const order = () =>
      foyer.sql<{ given_up: boolean }>(
        'select cancelled_at is not null as given_up from billing."order" where id = $1',
        result.order_id,
      )
    const { clock } = foyer.platform
    const before = clock.offset_ms
    try {
      clock.offset_ms += 12 * dayMs
      await foyer.modules.licensing.runRenewals('aurora')
      expect(await order()).toEqual([{ given_up: false }])
      clock.offset_ms += dayMs
      await foyer.modules.licensing.runRenewals('aurora')
      expect(await order()).toEqual([{ given_up: true }])
    } finally {
      clock.offset_ms = before
    }
  })

  it('LIC-22, API-35 returns success if nothing is due: a cheaper tier for all units', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga, { quantity: 9 })
    expect(await preview(olga, id, 1)).toMatchObject({ price: 5400, new_price: 5000, total: 0, settled_by: 'nothing' })
    expect(await raise(olga, id, 1)).toEqual({ status: 'success' })
    expect(await read(olga, id)).toMatchObject({ quantity: 10, price: 5000, upgrade_status: 'enabled' })
  })

  it('DATA-09, LIC-24, API-35 returns waiting if the saved card is charged; a job does so, and the limit is raised', async () => {
    const olga = await createPerson(foyer)
    await saveCard(olga)
    const id = await renewing(olga, { billing_kind: 'internal' })
    expect(await preview(olga, id, 1)).toMatchObject({ settled_by: 'card', card_last_four: '4242' })
    const result = await raise(olga, id, 1)
    expect(result).toEqual({ status: 'waiting', async_job_id: expect.stringMatching(/^[\da-f-]{36}$/) })
    await vi.waitFor(async () => expect((await read(olga, id)).quantity).toBe(4), 10_000)
    expect(await openOrders(olga)).toEqual([])
    const jobs = () => foyer.sql('select id, status from licensing.limit_change where deliverable_id = $1', id)
    const done = [{ id: 'async_job_id' in result ? result.async_job_id : null, status: 'success' }]
    await vi.waitFor(async () => expect(await jobs()).toEqual(done), 10_000)
    // A charge at once needs no mail that asks for payment.
    expect(await subjectsTo(foyer, olga.email)).toEqual([expect.stringMatching(/^Receipt/)])
  })

  it('LIC-24, API-35 a raise is not announced for an expired default card: it is invoiced', async () => {
    const olga = await createPerson(foyer)
    await giveCard(foyer, olga, { expires: '2020-01-01', is_default: true })
    const id = await renewing(olga, { billing_kind: 'internal' })
    expect(await preview(olga, id, 1)).toMatchObject({ settled_by: 'invoice', card_last_four: null })
    expect((await raise(olga, id, 1)).status).toBe('payment_required')
  })

  it('DATA-09, LIC-25 a refused card raises nothing: the job has failed for good, and its invoice can be paid otherwise', async () => {
    const olga = await createPerson(foyer)
    await saveCard(olga, 'tok_chargeCustomerFail')
    const id = await renewing(olga, { billing_kind: 'internal' })
    expect((await raise(olga, id, 1)).status).toBe('waiting')
    const jobs = () => foyer.sql('select status from licensing.limit_change where deliverable_id = $1', id)
    await vi.waitFor(async () => expect(await jobs()).toEqual([{ status: 'failed' }]), 10_000)
    const licence = await read(olga, id)
    expect(licence).toMatchObject({ quantity: 3, upgrade_status: 'unpaid' })
    const letters = await mailsTo(foyer, olga.email)
    expect(letters.map(({ links }) => links.join())).toEqual([expect.stringContaining(licence.unpaid_order_id ?? '-')])
    expect((await pay(olga, licence.unpaid_order_id ?? '')).status).toBe(200)
    expect((await read(olga, id)).quantity).toBe(4)
    await foyer.platform.jobs.runDue()
    expect(await jobs()).toEqual([{ status: 'failed' }])
  })

  it('LIC-24, LIC-25 cancelled while its card could not be charged, it blocks no other raise', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga, { billing_kind: 'internal' })
    const result = await raise(olga, id, 1)
    const order_id = 'order_id' in result ? result.order_id : ''
    // Like a raise whose charge is being repeated.
    await foyer.sql(
      `insert into licensing.limit_change (id, tenant, deliverable_id, order_id, account_id, quantity_delta, status, created_at)
       values (gen_random_uuid(), 'aurora', $1, $2, $3, 1, 'processing', now())`,
      id,
      order_id,
      olga.account.id,
    )
    await olga.client.ask(cancelOrder, { params: { order_id } })
    await foyer.platform.jobs.runDue()
    await saveCard(olga)
    expect((await raise(olga, id, 2)).status).toBe('waiting')
    await vi.waitFor(async () => expect((await read(olga, id)).quantity).toBe(5), 10_000)
  })

  it.each([
    ['paid', 'success', (olga: Person, order_id: string) => pay(olga, order_id)],
    ['given up', 'failed', (olga: Person, order_id: string) => olga.client.ask(cancelOrder, { params: { order_id } })],
  ])(
    'LIC-24, LIC-25 can be requested again at once if the previous raise’s invoice was %s before that was recorded',
    async (_, status, settle) => {
      const olga = await createPerson(foyer)
      const id = await renewing(olga, { billing_kind: 'internal' })
      const first = await raise(olga, id, 1)
      const order_id = 'order_id' in first ? first.order_id : ''
      await settle(olga, order_id)
      await foyer.platform.jobs.runDue()
      // Before the job that records it has run.
      await foyer.sql(
        `insert into licensing.limit_change (id, tenant, deliverable_id, order_id, account_id, quantity_delta, status, created_at)
       values (gen_random_uuid(), 'aurora', $1, $2, $3, 1, 'processing', now())`,
        id,
        order_id,
        olga.account.id,
      )
      await saveCard(olga)
      const before = (await read(olga, id)).quantity
      expect((await raise(olga, id, 2)).status).toBe('waiting')
      await vi.waitFor(async () => expect((await read(olga, id)).quantity).toBe(before + 2), 10_000)
      const former = 'select status from licensing.limit_change where order_id = $1'
      expect(await foyer.sql(former, order_id)).toEqual([{ status }])
    },
  )

  it('LIC-17 if as many servers may run as were bought, a raise lets more of them run', async () => {
    const olga = await createPerson(foyer)
    const [same, other] = [await renewing(olga, { servers_limit: 3 }), await renewing(olga, { servers_limit: 1 })]
    for (const id of [same, other]) {
      const result = await raise(olga, id, 2)
      if ('order_id' in result) await pay(olga, result.order_id)
    }
    expect(await read(olga, same)).toMatchObject({ quantity: 5, servers_limit: 5 })
    expect(await read(olga, other)).toMatchObject({ quantity: 5, servers_limit: 1 })
  })

  it('LIC-17 is refused with the reason: unpaid, not renewing, not raisable, ended', async () => {
    const olga = await createPerson(foyer)
    await publishSku(foyer, { id: 'test-trial', billing_terms: 'trial' })
    const { deliverable_id: unpaid } = await giveInvoice(foyer, olga, {
      starts_on: dayIn(foyer, -25),
      paid_till: dayIn(foyer, 5),
    })
    const reasons = {
      unpaid,
      not_autorenewable: await renewing(olga, { auto_renewable: false }),
      sku_is_not_upgradable: await renewing(olga, { sku_id: 'test-trial' }),
      stopped: await renewing(olga, { paid_till: dayIn(foyer, -14) }),
    }
    for (const [reason, id] of Object.entries(reasons)) {
      const refusal = { status: 409, code: 'upgrade_not_possible', meta: { reason } }
      expect(
        await olga.client.refusal(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } }),
      ).toMatchObject(refusal)
      expect(await olga.client.refusal(previewUpgrade, { params: { id } })).toMatchObject(refusal)
    }
  })

  it('LIC-44, API-35 a member raises the owner’s limit by invoice, never with their own card', async () => {
    const [owner, member] = [await createPerson(foyer), await createPerson(foyer)]
    await saveCard(member)
    const id = await renewing(owner, { billing_kind: 'internal' })
    const now = foyer.platform.clock.now()
    const { company } = foyer.modules
    const companyId = await company.create('aurora', 'Northlight TV', owner.account.id, now)
    const roles = { billing: false, tickets: false, deliverables: true, retroview: false }
    await company.addMember('aurora', companyId, member.account.id, roles, now)
    expect((await preview(member, id, 1)).settled_by).toBe('invoice')
    expect((await raise(member, id, 1)).status).toBe('payment_required')
    expect(await openOrders(owner)).toHaveLength(1)
    expect(await openOrders(member)).toEqual([])
  })
})

it('LIC-20, LIC-23 a raise that is paid after a new catalogue costs what its invoice says, then and at every renewal', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const id = await renewing(olga, { quantity: 3 })
  const result = await raise(olga, id, 2)
  const order_id = result.status === 'payment_required' ? result.order_id : ''
  await publishSku(foyer, { tiers: [{ from_quantity: 1, unit_price: '9000' }] })
  expect((await pay(olga, order_id)).status).toBe(200)
  expect(await read(olga, id)).toMatchObject({ quantity: 5, price: 3000 })
  await publishSku(foyer)
})

describe('in the last week, when the next period is invoiced already', () => {
  /** Paid by this card, with three days left. */
  const ending = async (token = 'tok_visa') => {
    const olga = await createPerson(foyer, { country: 'DE' })
    await saveCard(olga, token)
    const wishes = { starts_on: dayIn(foyer, -27), paid_till: dayIn(foyer, 3), billing_kind: 'internal' } as const
    const id = await renewing(olga, wishes)
    const renewal = await foyer.modules.licensing.openRenewal({
      tenant: 'aurora',
      deliverable_id: id,
      actor: 'system',
    })
    return { olga, id, renewal }
  }
  /** A licence with a raise that the bank has declined: both invoices are open. */
  const refused = async () => {
    const someone = await ending('tok_chargeCustomerFail')
    await raise(someone.olga, someone.id, 1)
    await vi.waitFor(async () => expect((await read(someone.olga, someone.id)).upgrade_status).toBe('unpaid'), 10_000)
    const failed = `select 1 from licensing.limit_change where deliverable_id = $1 and status = 'failed'`
    await vi.waitFor(async () => expect(await foyer.sql(failed, someone.id)).toHaveLength(1), 20_000)
    return { ...someone, invoice: (await read(someone.olga, someone.id)).unpaid_order_id ?? '' }
  }
  const renewals = async ({ olga }: { olga: SignedIn }) =>
    (await olga.client.ask(listOrders, {})).orders.filter(({ purpose }) => purpose === 'prolong')

  it('LIC-16, LIC-24 the card pays for the raise, and the next period is invoiced again for the raised limit', async () => {
    const { olga, id, renewal } = await ending()
    expect(await read(olga, id)).toMatchObject({ upgrade_status: 'enabled', unpaid_order_id: renewal })
    expect(await preview(olga, id, 1)).toMatchObject({ days_left: 3, amount: 60, settled_by: 'card' })
    expect((await raise(olga, id, 1)).status).toBe('waiting')
    await vi.waitFor(async () => expect((await read(olga, id)).quantity).toBe(4), 10_000)
    const [open, ...others] = await openOrders(olga)
    expect([open, others]).toMatchObject([{ purpose: 'prolong', net_amount: 2400, due_on: dayIn(foyer, 3) }, []])
    expect(await olga.client.ask(getOrder, { params: { id: renewal } })).toMatchObject({
      cancelled_at: expect.any(String),
    })
  })

  it('LIC-17 an invoice that has to be paid manually still comes first: by bank, and on the day itself', async () => {
    const { olga } = await ending()
    const manual = {
      auto_renewable: true,
      billing_kind: 'manual',
      starts_on: dayIn(foyer, -27),
      paid_till: dayIn(foyer, 3),
    } as const
    const { deliverable_id: byInvoice } = await giveInvoice(foyer, olga, manual)
    const { deliverable_id: due } = await giveInvoice(foyer, olga, {
      ...manual,
      billing_kind: 'internal',
      paid_till: dayIn(foyer, 0),
    })
    for (const id of [byInvoice, due]) expect((await read(olga, id)).upgrade_status).toBe('unpaid')
  })

  it('LIC-25 a refused raise’s invoice comes first; once it is paid, both are at the raised limit', async () => {
    const someone = await refused()
    const { olga, id, invoice } = someone
    expect(invoice).not.toBe(someone.renewal)
    expect((await pay(olga, invoice)).status).toBe(200)
    expect((await pay(olga, someone.renewal)).status).toBe(409)
    expect(await read(olga, id)).toMatchObject({ quantity: 4, paid_till: `${dayIn(foyer, 3)}T00:00:00.000Z` })
  })

  it('LIC-25 if the next period is paid first, a raise that was priced for the days before it is cancelled', async () => {
    const { olga, id, renewal, invoice } = await refused()
    expect((await pay(olga, renewal)).status).toBe(200)
    expect((await pay(olga, invoice)).status).toBe(409)
    expect(await read(olga, id)).toMatchObject({ quantity: 3, upgrade_status: 'enabled', unpaid_order_id: null })
  })

  it('LIC-24 while its owner pays for the next period, the raise waits for it', async () => {
    const { olga, id, renewal } = await ending()
    expect((await pay(olga, renewal, 'tok_threeDSecure2Required')).status).toBe(202)
    expect(
      await olga.client.refusal(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } }),
    ).toMatchObject({ code: 'upgrade_not_possible', meta: { reason: 'unpaid' } })
  })

  it('LIC-25 a bank’s question about one invoice is abandoned if its customer pays the other', async () => {
    const { olga, renewal, invoice } = await refused()
    expect((await pay(olga, invoice, 'tok_threeDSecure2Required')).status).toBe(202)
    expect((await pay(olga, renewal)).status).toBe(200)
  })

  it('LIC-21 with concurrent payments of both invoices, the next period is never at the old price with the raised limit', async () => {
    for (let round = 0; round < 4; round += 1) {
      const someone = await refused()
      const { olga, id, renewal, invoice } = someone
      const answers = await Promise.all([pay(olga, invoice), pay(olga, renewal)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const { quantity, paid_till } = await read(olga, id)
      const [period] = (await renewals(someone)).filter(({ cancelled_at }) => cancelled_at === null)
      if (quantity === 4) expect(period).toMatchObject({ net_amount: 2400, paid_at: null })
      else
        expect([quantity, paid_till?.slice(0, 10), period?.net_amount]).toEqual([
          3,
          expect.not.stringContaining(dayIn(foyer, 3)),
          1800,
        ])
    }
  })
})

describe('concurrently', () => {
  it('LIC-21 of twenty raises one is made: one invoice, one audit entry', async () => {
    const olga = await createPerson(foyer)
    const id = await renewing(olga)
    const body = { quantity_delta: 1 }
    const calls = Array.from({ length: 20 }, () => olga.client.call(upgradeDeliverable, { params: { id }, body }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await openOrders(olga)).toHaveLength(1)
    const asked = `select 1 from platform.audit_entry where object_id = $1 and action = 'limit_raise_asked'`
    expect(await foyer.sql(asked, id)).toHaveLength(1)
  })

  it('LIC-21 raises that cost nothing are made one after the other, none lost', async () => {
    const olga = await createPerson(foyer)
    await publishSku(foyer, { id: 'test-free', tiers: [{ from_quantity: 1, unit_price: '0' }] })
    const id = await renewing(olga, { sku_id: 'test-free', quantity: 1 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => raise(olga, id, 1)))
    expect(answers.every(({ status }) => status === 'success')).toBe(true)
    expect((await read(olga, id)).quantity).toBe(13)
  })

  it('LIC-21 a raise, a renewal and the payment of either leave at most one open invoice and lose nothing', async () => {
    const olga = await createPerson(foyer)
    for (let round = 0; round < 5; round += 1) {
      const id = await renewing(olga)
      const renew = foyer.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id: id, actor: 'system' }).then(
        () => 'renewed',
        () => 'refused',
      )
      const raised = olga.client.call(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
      const [renewal, { status }] = await Promise.all([renew, raised])
      // The later one is refused, or the renewal gives the raise up.
      expect(renewal === 'renewed' || status === 200).toBe(true)
      const raises = renewal !== 'renewed'
      const licence = await read(olga, id)
      const order_id = licence.unpaid_order_id ?? ''
      // While the invoice is being paid, further raises are requested.
      const [paid, ...more] = await Promise.all([
        pay(olga, order_id),
        ...Array.from({ length: 4 }, () =>
          olga.client.call(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } }),
        ),
      ])
      expect(paid.status).toBe(200)
      expect(more.filter((answer) => answer.status === 200).length).toBeLessThan(2)
      const after = await read(olga, id)
      expect(after.quantity).toBe(raises ? 4 : 3)
      expect(after.paid_till?.slice(0, 10)).not.toBe(renewal === 'renewed' ? dayIn(foyer, 20) : undefined)
      const open = `select 1 from billing."order" where deliverable_id = $1 and paid_at is null and cancelled_at is null`
      expect((await foyer.sql(open, id)).length).toBeLessThan(2)
    }
  })
})

it('LIC-20, LIC-23 the price of a raise is valid for a fortnight: then it is cancelled, and a new one costs the remaining days', async () => {
  const someone = await createPerson(foyer)
  await publishSku(foyer, { id: 'for-a-year', period: 'annually', tiers: [{ from_quantity: 1, unit_price: '3650' }] })
  const year = { starts_on: dayIn(foyer, -10), paid_till: periodEnd(dayIn(foyer, -10), 'annually') }
  const id = await renewing(someone, { sku_id: 'for-a-year', quantity: 1, ...year })
  const { platform, modules } = foyer
  const pass = async (days: number): Promise<Person> => {
    platform.clock.offset_ms += days * dayMs
    await modules.licensing.runRenewals('aurora')
    return { ...someone, ...(await signIn(foyer, { email: someone.email })) }
  }
  const asked = await preview(someone, id, 1)
  const last = dayIn(foyer, 14)
  const answer = await raise(someone, id, 1)
  const order = 'order_id' in answer ? answer.order_id : ''
  const find = ({ client }: SignedIn) => client.ask(getOrder, { params: { id: order } })
  expect(await find(someone)).toMatchObject({ due_on: last, net_amount: asked.amount })
  expect((await find(await pass(14))).cancelled_at).toBeNull()
  const later = await pass(1)
  expect((await find(later)).cancelled_at).not.toBeNull()
  const anew = await preview(later, id, 1)
  expect(anew.days_left).toBe(asked.days_left - 15)
  expect(anew.amount).toBeLessThan(asked.amount)
  expect(await raise(later, id, 1)).toMatchObject({ status: 'payment_required' })
  expect(await openOrders(later)).toMatchObject([{ purpose: 'increase', net_amount: anew.amount }])
  platform.clock.offset_ms -= 15 * dayMs
})

it('LIC-20, LIC-23 the invoice for more of a one-time purchase is due in a fortnight and then cancelled, as for a new one', async () => {
  const someone = await createPerson(foyer)
  await publishSku(foyer, { id: 'more-of-it', period: 'one_time', billing_terms: 'perpetual' })
  const id = await giveLicence(foyer, someone, { sku_id: 'more-of-it', quantity: 2, paid_till: null })
  const { platform, modules } = foyer
  const answer = await raise(someone, id, 1)
  const order = 'order_id' in answer ? answer.order_id : ''
  const find = ({ client }: SignedIn) => client.ask(getOrder, { params: { id: order } })
  const { number, due_on } = await find(someone)
  expect(due_on).toBe(dayIn(foyer, 14))
  const pass = async (days: number): Promise<Person> => {
    platform.clock.offset_ms += days * dayMs
    await modules.licensing.runRenewals('aurora')
    return { ...someone, ...(await signIn(foyer, { email: someone.email })) }
  }
  expect((await find(await pass(14))).cancelled_at).toBeNull()
  expect((await find(await pass(1))).cancelled_at).not.toBeNull()
  const letters = await mailsTo(foyer, someone.email)
  expect(letters.some(({ subject }) => subject.startsWith(`Invoice ${number} for`))).toBe(true)
  platform.clock.offset_ms -= 15 * dayMs
})
