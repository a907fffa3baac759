import { randomUUID } from 'node:crypto'
import { createOrder, listOrders } from '@foyer/contract/billing/endpoints.ts'
import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  deactivateDeliverable,
  getDeliverable,
  getOfflineActivationKey,
  getTimeline,
  getUsage,
  getUsbActivationKey,
  listDeliverables,
  listOfflineActivationKeys,
  previewReactivation,
  reactivateDeliverable,
  reactivateExternally,
  releaseServer,
  sendHeartbeat,
} from '@foyer/contract/licensing/endpoints.ts'
import { upgradeDeliverable } from '@foyer/contract/licensing/limit-endpoints.ts'
import { activateServer } from '@foyer/contract/licensing/media-server-endpoints.ts'
import {
  blockLicence,
  changeStaffLicence,
  changeStaffLimit,
  getStaffLicence,
  issueStaffLicence,
  listAudit,
  listStaffLicences,
  markOrderPaid,
  moveLicence,
  releaseStaffServer,
  unblockLicence,
} from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import type { InputFor } from '../../../../test/client.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import {
  giveCard,
  giveInvoice,
  giveLicence,
  giveOrder,
  payNextPeriod,
  publishSku,
  reportServer,
  skuId,
} from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createAccount, createPerson, type Person } from '../../../../test/people.ts'
import { licensingConsistency } from '../../licensing/index.ts'

const foyer = useFoyer()
let staff: Staff
let olga: Person
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'support' })
  olga = await createPerson(foyer)
})

const reason = 'as agreed'
const read = (id: string) => staff.client.ask(getStaffLicence, { params: { id } })
const auditOf = (id: string) => entriesOf(foyer, id, ['actor', 'action', 'reason', 'account_id'])

type Query = NonNullable<InputFor<typeof listStaffLicences>['query']>
const found = async (query: Query) =>
  (await staff.client.ask(listStaffLicences, { query })).deliverables.map(({ id }) => id)

describe('the list of licences', () => {
  it('finds one by its key, its number and its customer, and filters', async () => {
    const word = randomUUID().slice(0, 8)
    const person = await createPerson(foyer, { second_name: word })
    const one = await giveLicence(foyer, person, { user_comment: 'Studio' })
    const two = await giveLicence(foyer, person, { starts_on: '2020-01-01' })
    const { key, human_id, customer } = await read(one)
    expect(customer).toEqual({ id: person.account.id, email: person.email, name: `Ada ${word}` })
    expect(await found({ query: key })).toEqual([one])
    expect(await found({ query: human_id })).toEqual([one])
    expect((await found({ query: word })).toSorted()).toEqual([one, two].toSorted())
    expect(await found({ query: word, state: 'expired' })).toEqual([two])
    expect(await found({ query: word, paid_till_lt: '2021-01-01' })).toEqual([two])
    expect(await found({ customer: person.account.id, blocked: 'true' })).toEqual([])
    await staff.client.ask(blockLicence, { params: { id: two }, body: { reason } })
    expect(await found({ customer: person.account.id, blocked: 'true' })).toEqual([two])
    expect(await found({ customer: 'x' })).toEqual([])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect((await elsewhere.client.ask(listStaffLicences, { query: { query: key } })).deliverables).toEqual([])
    expect((await elsewhere.client.refusal(getStaffLicence, { params: { id: one } })).status).toBe(404)
  })

  it('finds one by its dongle’s number, in any letter case', async () => {
    const usb_serial_number = `0A41-${randomUUID().slice(0, 8).toUpperCase()}`
    const id = await giveLicence(foyer, olga, { activation_type: 'usb', usb_serial_number })
    expect(await found({ query: usb_serial_number })).toEqual([id])
    expect(await found({ query: ` ${usb_serial_number.toLowerCase()} ` })).toEqual([id])
    expect(await found({ query: usb_serial_number.slice(0, 6) })).toEqual([])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const query = { query: usb_serial_number }
    expect((await elsewhere.client.ask(listStaffLicences, { query })).deliverables).toEqual([])
  })

  it('finds those of a server by its name in any letter case, its address or its id', async () => {
    const server_id = `node-${randomUUID()}`
    const [hostname, ip] = [`Edge-${server_id}.example`, `2001:db8::${randomUUID().slice(0, 4)}`]
    const id = await giveLicence(foyer, olga)
    await reportServer(foyer, id, { server_id, hostname, ip })
    for (const query of [hostname, hostname.toLowerCase(), ` ${ip} `, server_id])
      expect(await found({ query })).toEqual([id])
    expect(await found({ query: server_id.slice(0, -1) })).toEqual([])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect((await elsewhere.client.ask(listStaffLicences, { query: { query: server_id } })).deliverables).toEqual([])
  })

  it('shows the state as the customer sees it, with everybody’s unpaid ones', async () => {
    const { deliverable_id } = await giveInvoice(foyer, olga)
    const seen = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect((await read(deliverable_id)).state).toBe(seen.state)
    expect(await found({ customer: olga.account.id, state: seen.state })).toContain(deliverable_id)
  })
})

describe('issuing', () => {
  const body = (more: object = {}) => ({
    customer_id: olga.account.id,
    sku_id: skuId,
    quantity: 5,
    activation_type: 'online' as const,
    reason,
    ...more,
  })

  it('gives a licence without an order, which the customer has at once', async () => {
    const made = await staff.client.ask(issueStaffLicence, { body: body({ paid_till: null, servers_limit: 2 }) })
    expect(made).toMatchObject({ quantity: 5, paid_till: null, servers_limit: 2, price: 3000, auto_renewable: false })
    expect(await olga.client.ask(getDeliverable, { params: { id: made.id } })).toMatchObject({ key: made.key })
    expect(await auditOf(made.id)).toContainEqual({
      actor: `operator:${staff.operator.handle}`,
      action: 'licence_given',
      reason,
      account_id: olga.account.id,
    })
  })

  it.each([
    ['an unknown customer', { customer_id: randomUUID() }, '/customer_id'],
    ['an unknown product', { sku_id: 'nothing' }, '/sku_id'],
    ['a dongle without a number', { activation_type: 'usb' }, '/usb_serial_number'],
    ['a number without a dongle', { usb_serial_number: 'A1' }, '/usb_serial_number'],
    ['an end before today, the default beginning', { paid_till: '2026-01-01' }, '/paid_till'],
    ['an end beyond the calendar', { paid_till: '9999-12-31' }, '/paid_till'],
    ['a beginning that no period can follow', { starts_on: '9999-12-31' }, '/starts_on'],
    ['a beginning before any calendar', { starts_on: '0000-01-01', paid_till: null }, '/starts_on'],
    ['an end before its beginning', { starts_on: '2026-02-01', paid_till: '2026-01-01' }, '/paid_till'],
  ])('is refused for %s', async (_, more, pointer) => {
    expect(await staff.client.refusal(issueStaffLicence, { body: body(more) })).toMatchObject({
      status: 422,
      source: { pointer },
    })
  })
})

describe('changing', () => {
  it('sets the given fields and keeps the rest, and the log has the old and new values', async () => {
    const id = await giveLicence(foyer, olga, { user_comment: 'Studio' })
    const body = { paid_till: '2030-05-01', version_min: '26.9', version_max: '26.11', servers_limit: 3, reason }
    const changed = await staff.client.ask(changeStaffLicence, { params: { id }, body })
    expect(changed).toMatchObject({
      paid_till: '2030-05-01T00:00:00.000Z',
      available_versions: { min: '26.9', max: '26.11' },
      servers_limit: 3,
      user_comment: 'Studio',
    })
    const turned = { version_min: '26.12', reason }
    expect(await staff.client.refusal(changeStaffLicence, { params: { id }, body: turned })).toMatchObject({
      status: 422,
    })
    await staff.client.ask(changeStaffLicence, { params: { id }, body })
    expect((await auditOf(id)).filter(({ action }) => action === 'licence_changed')).toHaveLength(1)
  })

  it('DATA-17 the end to the first day of its period, or before, leaves no paid period, and a later end restores it', async () => {
    const id = await giveLicence(foyer, olga)
    const period = async () => (await olga.client.ask(getDeliverable, { params: { id } })).last_paid_period
    const starts = (await period())?.starts_on ?? ''
    for (const paid_till of [starts, '2020-01-01']) {
      await staff.client.ask(changeStaffLicence, { params: { id }, body: { paid_till, reason } })
      expect(await period()).toBeNull()
      for (const { says, broken } of licensingConsistency) expect([says, await foyer.sql(broken)]).toEqual([says, []])
    }
    await staff.client.ask(changeStaffLicence, { params: { id }, body: { paid_till: '2087-01-31', reason } })
    expect(await period()).toMatchObject({ starts_on: starts, ends_on: '2087-01-31' })
  })

  it('the end to the last day of a month makes the following periods end on the last day of theirs', async () => {
    const id = await giveLicence(foyer, olga, { starts_on: '2026-10-15' })
    await staff.client.ask(changeStaffLicence, { params: { id }, body: { paid_till: '2087-01-31', reason } })
    for (const day of ['2087-02-28', '2087-03-31', '2087-04-30']) expect(await payNextPeriod(foyer, id)).toBe(day)
  })

  it('the end is refused while the invoice of the next period is open', async () => {
    const { deliverable_id: id } = await giveInvoice(foyer, olga)
    const body = { paid_till: '2030-05-01', reason }
    const refused = { status: 409, code: 'invoice_open', meta: { order_number: expect.any(String) } }
    expect(await staff.client.refusal(changeStaffLicence, { params: { id }, body })).toMatchObject({
      ...refused,
      source: { pointer: '/paid_till' },
    })
  })

  it('the limit invoices the next period again before its day, and waits for an invoice that is due', async () => {
    const customer = await createPerson(foyer, { country: 'US', currency: 'EUR' })
    const renewals = async () =>
      (await customer.client.ask(listOrders, { query: { status: 'open' } })).orders.map(({ amount }) => amount)
    const { deliverable_id: id } = await giveInvoice(foyer, customer)
    for (const [quantity, amount] of [
      [2, 1200],
      [4, 2400],
    ] as const) {
      await staff.client.ask(changeStaffLimit, { params: { id }, body: { quantity, reason } })
      expect(await renewals()).toEqual([amount])
    }
    const today = dayOf(foyer.platform.clock.now())
    const due = { auto_renewable: true, starts_on: addDays(today, -40), paid_till: addDays(today, -2) }
    const { deliverable_id, order_id } = await giveInvoice(foyer, customer, due)
    const asked = { params: { id: deliverable_id }, body: { quantity: 2, reason } }
    expect(await staff.client.refusal(changeStaffLimit, asked)).toMatchObject({
      status: 409,
      code: 'invoice_open',
      meta: { order_id },
    })
  })

  it('a new end is refused if the present one is not the one that was seen, so that a period paid in the meantime is not lost', async () => {
    const id = await giveLicence(foyer, olga)
    const params = { id }
    const seen_paid_till = (await read(id)).paid_till?.slice(0, 10) ?? null
    const paid = await payNextPeriod(foyer, id)
    const body = { paid_till: '2087-01-31', seen_paid_till, reason }
    expect(await staff.client.refusal(changeStaffLicence, { params, body })).toMatchObject({
      status: 409,
      code: 'conflict',
      source: { pointer: '/paid_till' },
    })
    expect(await read(id)).toMatchObject({ paid_till: `${paid}T00:00:00.000Z` })
    // Whatever else is changed takes nothing away.
    const others = { servers_limit: 9, seen_paid_till, reason }
    expect(await staff.client.ask(changeStaffLicence, { params, body: others })).toMatchObject({ servers_limit: 9 })
    const again = { ...body, seen_paid_till: paid }
    expect(await staff.client.ask(changeStaffLicence, { params, body: again })).toMatchObject({
      paid_till: '2087-01-31T00:00:00.000Z',
    })
    const endless = { paid_till: null, seen_paid_till: null, reason }
    expect((await staff.client.call(changeStaffLicence, { params, body: endless })).status).toBe(409)
  })

  it('the end is refused while a raise is open that is priced for the days until then', async () => {
    const id = await giveLicence(foyer, olga, { auto_renewable: true })
    await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
    const refused = await staff.client.refusal(changeStaffLicence, {
      params: { id },
      body: { paid_till: '2087-01-31', reason },
    })
    expect(refused).toMatchObject({ status: 409, code: 'invoice_open', meta: { order_number: expect.any(String) } })
  })

  it('a terminated licence is refused: it cannot be blocked, moved or given another end, but has to be restored first', async () => {
    const id = await giveLicence(foyer, olga)
    const { account } = await createPerson(foyer)
    const params = { id }
    await foyer.sql('update licensing.deliverable set terminated_at = now() where id = $1', id)
    const before = await read(id)
    const refusals = [
      await staff.client.refusal(blockLicence, { params, body: { reason } }),
      await staff.client.refusal(moveLicence, { params, body: { customer_id: account.id, reason } }),
      await staff.client.refusal(changeStaffLicence, { params, body: { paid_till: '2087-01-31', reason } }),
    ]
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [409, 'conflict']))
    expect(await read(id)).toEqual(before)
    const same = { paid_till: before.paid_till?.slice(0, 10) ?? null, servers_limit: 9, reason }
    expect(await staff.client.ask(changeStaffLicence, { params, body: same })).toMatchObject({ servers_limit: 9 })
  })

  it('the dongle replaces a lost one, and the customer gets its file from then on', async () => {
    const id = await giveLicence(foyer, olga, { activation_type: 'usb', usb_serial_number: 'LOST-1' })
    const params = { id }
    const body = { usb_serial_number: 'NEW-2', reason }
    expect(await staff.client.ask(changeStaffLicence, { params, body })).toMatchObject({ usb_serial_number: 'NEW-2' })
    expect(await olga.client.ask(getUsbActivationKey, { params })).toMatchObject({ usb_serial_number: 'NEW-2' })
    const { events } = await olga.client.ask(getTimeline, { params })
    expect(events.map(({ text }) => text)).toContain('Changed by Aurora Streaming: dongle NEW-2')
    const online = await giveLicence(foyer, olga)
    expect(await staff.client.refusal(changeStaffLicence, { params: { id: online }, body })).toMatchObject({
      status: 422,
      source: { pointer: '/usb_serial_number' },
    })
  })

  it('the limit costs nothing now and the catalogue’s price from the next period on', async () => {
    const id = await giveLicence(foyer, olga)
    const raised = await staff.client.ask(changeStaffLimit, { params: { id }, body: { quantity: 10, reason } })
    expect(raised).toMatchObject({ quantity: 10, price: 5000, unpaid_order_id: null })
    const { entries } = await (await createStaff(foyer)).client.ask(listAudit, { query: { object_id: id, limit: 1 } })
    expect(entries).toMatchObject([{ changes: { price: { from: '1800.00', to: '5000.00' }, currency: 'EUR' } }])
    const lowered = await staff.client.ask(changeStaffLimit, { params: { id }, body: { quantity: 1, reason } })
    expect(lowered).toMatchObject({ quantity: 1, price: 600 })
  })
})

it('a blocked licence is refused to its media servers at once, and runs again when unblocked', async () => {
  const id = await giveLicence(foyer, olga, { paid_till: '2999-01-01' })
  const { key } = await read(id)
  const machine = foyer.client.as({ licence_key: key })
  const beat = () =>
    machine.call(sendHeartbeat, {
      body: {
        server_id: 's1',
        hostname: 'a.example',
        version: '26.11',
        in_bandwidth: 0,
        out_bandwidth: 0,
        sessions: 0,
        medias: 0,
        cpu: 1,
        memory: 1,
        lifetime: 1,
        alerts: [],
      },
    })
  const before = await beat()
  await staff.client.ask(blockLicence, { params: { id }, body: { reason } })
  expect(await staff.client.refusal(blockLicence, { params: { id }, body: { reason } })).toMatchObject({ status: 409 })
  expect(await beat()).toMatchObject({ status: 403, body: { errors: [{ code: 'licence_stopped' }] } })
  expect((await read(id)).blocked_at).not.toBeNull()
  await staff.client.ask(unblockLicence, { params: { id }, body: null })
  expect((await beat()).status).toBe(before.status)
  expect(before.status).not.toBe(403)
})

it('LIC-12 a blocked licence says so to its customer: nothing is charged for it, and its limit is not raised, until it is unblocked', async () => {
  const id = await giveLicence(foyer, olga, { auto_renewable: true, billing_kind: 'internal' })
  const seen = async () => {
    const { state, next_charge, upgrade_status } = await olga.client.ask(getDeliverable, { params: { id } })
    return { state, charged: next_charge !== null, upgrade_status }
  }
  const before = { state: 'active', charged: true, upgrade_status: 'enabled' }
  expect(await seen()).toEqual(before)
  await staff.client.ask(blockLicence, { params: { id }, body: { reason } })
  expect(await seen()).toEqual({ state: 'blocked', charged: false, upgrade_status: 'not_autorenewable' })
  expect((await read(id)).state).toBe('blocked')
  const raise = { params: { id }, body: { quantity_delta: 1 } }
  expect(await olga.client.refusal(upgradeDeliverable, raise)).toMatchObject({
    status: 409,
    meta: { reason: 'stopped' },
  })
  await staff.client.ask(unblockLicence, { params: { id }, body: null })
  expect(await seen()).toEqual(before)
})

describe('while the vendor has blocked it', () => {
  const blockedOne = async (wishes: Parameters<typeof giveLicence>[2]): Promise<string> => {
    const id = await giveLicence(foyer, olga, wishes)
    await staff.client.ask(blockLicence, { params: { id }, body: { reason } })
    return id
  }
  const refusal = { status: 403, code: 'licence_stopped', meta: { reason: 'blocked' } }

  it('BILL-41, BILL-42 a licence is not renewed automatically: neither by a card nor by an external service', async () => {
    const id = await blockedOne({ auto_renewable: false, billing_kind: 'manual', paid_till: '2999-01-01' })
    await giveCard(foyer, olga, { is_default: true })
    const params = { id }
    const on = { params, body: { gateway: 'paddle' } } as const
    expect(await olga.client.refusal(previewReactivation, { params })).toMatchObject(refusal)
    expect(await olga.client.refusal(reactivateDeliverable, { params })).toMatchObject(refusal)
    expect(await olga.client.refusal(reactivateExternally, on)).toMatchObject(refusal)
    await staff.client.ask(unblockLicence, { params, body: null })
    expect(await olga.client.ask(reactivateDeliverable, { params })).toMatchObject({ auto_renewable: true })
  })

  it('BILL-46 its renewal can be stopped, because it would continue after unblocking', async () => {
    const id = await blockedOne({ auto_renewable: true, billing_kind: 'internal' })
    const off = { params: { id }, body: { reason: 'We move' } }
    expect(await olga.client.ask(deactivateDeliverable, off)).toMatchObject({ auto_renewable: false })
  })

  it('BUY-20 a trial is not converted to a licence', async () => {
    const trial = 'test-blocked-trial'
    await publishSku(foyer, { id: trial, billing_terms: 'trial' })
    const buyer = await createPerson(foyer, { permissions: { store: true, create_trial: true } })
    const id = await giveLicence(foyer, buyer, { sku_id: trial, paid_till: '2999-01-01' })
    await staff.client.ask(blockLicence, { params: { id }, body: { reason } })
    const body = { purpose: 'new', sku_id: skuId, quantity: 2, deliverable_id: id } as const
    expect(await buyer.client.refusal(createOrder, { body })).toMatchObject({
      ...refusal,
      source: { pointer: '/deliverable_id' },
    })
    await staff.client.ask(unblockLicence, { params: { id }, body: null })
    expect(await buyer.client.ask(createOrder, { body })).toMatchObject({ paid_at: null })
  })
})

describe('a media server', () => {
  it('is released by staff for a customer who may not do so any more, and does not count towards their limit', async () => {
    const id = await giveLicence(foyer, olga, { servers_limit: 1 })
    const machine = await mediaServer(foyer, id)
    const server = (name: string) => ({
      server_id: `id-${name}`,
      hostname: `${name}.northlight.example`,
      version: '26.11',
    })
    const release = (name: string) => ({ params: { id, server_id: `id-${name}` } })
    for (const name of ['a', 'b', 'c']) {
      await machine.ask(activateServer, { body: server(name) })
      await olga.client.ask(releaseServer, release(name))
    }
    await machine.ask(activateServer, { body: server('burnt') })
    expect(await olga.client.refusal(releaseServer, release('burnt'))).toMatchObject({ code: 'releases_used_up' })
    const asked = { ...release('burnt'), body: { reason: 'the machine burnt down' } }
    expect((await staff.client.ask(releaseStaffServer, asked)).stats.servers).toEqual([])
    await machine.ask(activateServer, { body: server('next') })
    expect((await staff.client.refusal(releaseStaffServer, asked)).status).toBe(404)
    expect((await auditOf(id)).filter(({ action }) => action === 'server_released').at(-1)).toEqual({
      actor: `operator:${staff.operator.handle}`,
      action: 'server_released',
      reason: 'the machine burnt down',
      account_id: olga.account.id,
    })
    const counted = 'select released_at from licensing.server_release where deliverable_id = $1'
    expect(await foyer.sql(counted, id)).toHaveLength(3)
  })
})

describe('moving', () => {
  it('transfers key, servers and period: the old owner no longer has it, and both find it in their logs', async () => {
    const buyer = await createPerson(foyer, { country: 'US' })
    const id = await giveLicence(foyer, olga, { auto_renewable: true, billing_kind: 'internal' })
    const before = await read(id)
    const body = { customer_id: buyer.account.id, reason }
    const moved = await staff.client.ask(moveLicence, { params: { id }, body })
    expect(moved).toMatchObject({
      customer: { id: buyer.account.id },
      key: before.key,
      paid_till: before.paid_till,
      billing_kind: 'manual',
      tax: 0,
    })
    expect((await olga.client.refusal(getDeliverable, { params: { id } })).status).toBe(404)
    expect((await buyer.client.ask(listDeliverables)).deliverables.map((one) => one.id)).toEqual([id])
    const told = (await auditOf(id)).filter(({ action }) => action.startsWith('licence_moved'))
    expect(told.map(({ account_id }) => account_id)).toEqual([olga.account.id, buyer.account.id])
  })

  it('leaves the previous owner’s history, invoices, tickets, usage, texts and requests behind', async () => {
    const [seller, buyer] = [await createPerson(foyer, { country: 'DE' }), await createPerson(foyer)]
    const id = await giveLicence(foyer, seller, {
      activation_type: 'offline',
      auto_renewable: true,
      user_comment: 'Studio in the cellar',
    })
    await seller.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'we are out of money' } })
    await foyer.sql(
      `insert into licensing.usage_day (deliverable_id, day, tenant, servers, medias)
        select $1, current_date + days, 'aurora', 9, 9 from generate_series(-3, 0) as days`,
      id,
    )
    const order_id = await giveOrder(foyer, seller, { deliverable: { id, human_id: 'MS-1', name: 'Media Server' } })
    const accountant = await createStaff(foyer)
    await accountant.client.ask(markOrderPaid, {
      params: { id: order_id },
      body: { reference: `T-${order_id}`, reason: 'it arrived' },
    })
    const request = encodeActivationRequest(
      JSON.stringify({ server_id: 'a', hostname: 'a.ship.example', version: '26.04' }),
    )
    const file = (who: Person) => who.client.ask(getOfflineActivationKey, { params: { id }, query: { request } })
    const { key } = await file(seller)
    const about = async (who: Person) => ({
      history: (await who.client.ask(getTimeline, { params: { id } })).events.map(({ actor }) => actor),
      files: (await who.client.ask(listOfflineActivationKeys, { params: { id } })).activation_keys.map(
        ({ initiator }) => initiator.email,
      ),
      used: (await who.client.ask(getUsage, { params: { id } })).days.length,
      words: await who.client
        .ask(getDeliverable, { params: { id } })
        .then(({ user_comment, cancellation_reason }) => [user_comment, cancellation_reason]),
    })
    expect(await about(seller)).toMatchObject({
      files: [seller.email],
      used: 4,
      words: ['Studio in the cellar', 'we are out of money'],
    })
    expect((await about(seller)).history.length).toBeGreaterThan(2)
    await staff.client.ask(moveLicence, { params: { id }, body: { customer_id: buyer.account.id, reason } })
    // The block stays after a transfer, but the new owner does not learn the reason.
    expect(await about(buyer)).toMatchObject({ files: [], used: 0, words: ['', ''] })
    expect((await about(buyer)).history).toHaveLength(1)
    const next = `insert into licensing.usage_day (deliverable_id, day, tenant, servers, medias) values ($1, current_date + 1, 'aurora', 1, 1)`
    await foyer.sql(next, id)
    expect((await about(buyer)).used).toBe(1)
    // From now on, that very file belongs to the new owner.
    expect(await file(buyer)).toMatchObject({ key, initiator: { email: buyer.email } })
    expect((await about(buyer)).files).toEqual([buyer.email])
  })

  it('is refused while an external service charges it, and says so', async () => {
    const id = await giveLicence(foyer, olga, { billing_kind: 'external', auto_renewable: true })
    const { id: customer_id } = await createAccount(foyer)
    const refused = await staff.client.refusal(moveLicence, { params: { id }, body: { customer_id, reason } })
    expect(refused).toMatchObject({ status: 409, code: 'charged_elsewhere' })
  })

  it('waits for open invoices, and knows its customers', async () => {
    const { deliverable_id: id } = await giveInvoice(foyer, olga)
    const params = { id }
    const heir = await createAccount(foyer)
    const to = (customer_id: string) => staff.client.refusal(moveLicence, { params, body: { customer_id, reason } })
    expect(await to(heir.id)).toMatchObject({ status: 409, code: 'invoice_open' })
    expect(await to(olga.account.id)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await to(randomUUID())).toMatchObject({ status: 422, source: { pointer: '/customer_id' } })
    const away = await createAccount(foyer, { tenant: 'sever' })
    expect((await to(away.id)).status).toBe(422)
  })

  it('to two owners concurrently ends with one of them, and the log agrees', async () => {
    const id = await giveLicence(foyer, olga)
    const heirs = await Promise.all([createAccount(foyer), createAccount(foyer)])
    await Promise.all(
      heirs.map((heir) => staff.client.call(moveLicence, { params: { id }, body: { customer_id: heir.id, reason } })),
    )
    const last = (await auditOf(id)).findLast(({ action }) => action === 'licence_moved')
    expect((await read(id)).customer.id).toBe(last?.account_id)
  })
})
