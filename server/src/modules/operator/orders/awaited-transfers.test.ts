import { randomUUID } from 'node:crypto'
import {
  addPaymentMethod,
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
  setPaymentSettings,
} from '@foyer/contract/billing/endpoints.ts'
import { deactivateDeliverable, getDeliverable, upgradeDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { cancelStaffOrder, giveApproval, markOrderPaid, refuseApproval } from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { payInWindow } from '../../../../test/checkouts.ts'
import { advance, dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku, skuId } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
let lena: Staff
let nora: Staff
beforeAll(async () => {
  lena = await createStaff(foyer, { role: 'billing' })
  nora = await createStaff(foyer, { role: 'billing' })
})

const run = (): Promise<void> => foyer.modules.licensing.runRenewals('aurora')
/** A charge without a known result is looked up again after some minutes. */
const later = async (ms: number): Promise<void> => {
  advance(foyer, ms)
  await run()
}
const soonMs = 600_000

interface Holder {
  readonly olga: Person
  readonly id: string
}

/** A licence for ten whose card is charged for its next period. The sum needs a second operator's approval. */
const holder = async (paid_till: string, hasCard = true): Promise<Holder> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  if (hasCard) await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  const wishes = { quantity: 10, auto_renewable: true, billing_kind: 'internal' } as const
  return { olga, id: await giveLicence(foyer, olga, { ...wishes, starts_on: addDays(paid_till, -30), paid_till }) }
}

const openRenewal = ({ id }: Holder): Promise<string> =>
  foyer.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id: id, actor: 'operator:test' })

const book = (id: string) =>
  lena.client.call(markOrderPaid, { params: { id }, body: { reference: randomUUID(), reason: 'seen on the account' } })
/** Books the transfer of an order, which a second person has to approve. */
const awaited = async (order: string): Promise<string> => {
  const { status, body } = await book(order)
  expect(status).toBe(202)
  return (body as { id: string }).id
}
const approve = (id: string) => nora.client.call(giveApproval, { params: { id }, body: { reason: 'checked' } })

const paymentsOf = (order: string) =>
  foyer.sql<{ gateway: string; amount: string }>(
    'select gateway, amount from billing.payment where order_id = $1',
    order,
  )
const attemptsOf = (order: string) => foyer.sql('select state from billing.payment_attempt where order_id = $1', order)
const again = async ({ olga }: Holder) => (await signIn(foyer, { email: olga.email })).client

describe('a renewal whose transfer waits for a second operator', () => {
  it('BILL-47, BILL-30 is not charged to the card as well, and is paid once', async () => {
    const someone = await holder(dayIn(foyer, 0))
    const order = await openRenewal(someone)
    const asked = await awaited(order)
    await run()
    await later(soonMs)
    expect(await paymentsOf(order)).toEqual([])
    expect((await approve(asked)).status).toBe(200)
    await later(soonMs)
    expect(await paymentsOf(order)).toMatchObject([{ gateway: 'bank_transfer' }])
  })

  it('BILL-47 is charged to the card once the transfer is refused', async () => {
    const order = await openRenewal(await holder(dayIn(foyer, 0)))
    const id = await awaited(order)
    await run()
    await lena.client.call(refuseApproval, { params: { id }, body: null })
    await later(soonMs)
    expect(await paymentsOf(order)).toMatchObject([{ gateway: 'stripe' }])
  })

  it('BILL-46 is not cancelled by its customer in the meantime, because its money has arrived', async () => {
    const someone = await holder(dayIn(foyer, 5))
    const order_id = await openRenewal(someone)
    const asked = await awaited(order_id)
    const off = { params: { id: someone.id }, body: { reason: 'too dear' } }
    const refusal = { status: 409, code: 'payment_in_progress' }
    expect(await someone.olga.client.refusal(deactivateDeliverable, off)).toMatchObject(refusal)
    expect((await approve(asked)).status).toBe(200)
    expect((await someone.olga.client.ask(deactivateDeliverable, off)).auto_renewable).toBe(false)
  })

  it('BILL-30 booked at the very moment of the charge: one or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await openRenewal(await holder(dayIn(foyer, 0)))
      const [booked] = await Promise.all([book(order), run()])
      expect([202, 409]).toContain(booked.status)
      expect(await paymentsOf(order)).toHaveLength(booked.status === 202 ? 0 : 1)
      if (booked.status === 202) expect((await approve((booked.body as { id: string }).id)).status).toBe(200)
      expect(await paymentsOf(order)).toHaveLength(1)
    }
  })
})

/** The invoice of a raise that the customer pays for later. */
const raiseOf = async (someone: Holder): Promise<Holder & { readonly order: string }> => {
  const { id, olga } = someone
  await foyer.sql(`update licensing.deliverable set billing_kind = 'manual' where id = $1`, id)
  const raise = await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 40 } })
  await foyer.sql(`update licensing.deliverable set billing_kind = 'internal' where id = $1`, id)
  return { ...someone, order: 'order_id' in raise ? raise.order_id : '' }
}

/** A payment has been begun, and what was captured is not what was asked for. */
const leftToPeople = async ({ olga }: Holder, order_id: string): Promise<void> => {
  const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
  expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(202)
  await foyer.sql(
    `update billing.payment_attempt set state = 'unknown', leased_until = 'infinity', captured_id = $2,
      captured_amount = amount - 1, captured_currency = currency, captured_at = created_at where order_id = $1`,
    order_id,
    randomUUID(),
  )
}

describe('a raise whose payment is left to people', () => {
  it('LIC-23 does not keep the next period from being invoiced, which is charged once that is decided', async () => {
    const someone = await raiseOf(await holder(dayIn(foyer, 10)))
    const { order } = someone
    await leftToPeople(someone, order)
    await later(4 * dayMs)
    const { orders } = await (await again(someone)).ask(listOrders, { query: { status: 'open' } })
    expect(orders.map(({ purpose }) => purpose).toSorted()).toEqual(['increase', 'prolong'])
    await later(6 * dayMs)
    const period = orders.find(({ purpose }) => purpose === 'prolong')?.id ?? ''
    expect(await paymentsOf(period)).toEqual([])
    await lena.client.ask(cancelStaffOrder, { params: { id: order }, body: { reason: 'another sum' } })
    await later(soonMs)
    expect(await paymentsOf(period)).toMatchObject([{ gateway: 'stripe' }])
  })
})

describe('a raise whose transfer waits for a second operator', () => {
  /** Requested and transferred ten days before the end of the period. */
  const raised = async (): Promise<Holder & { readonly order: string; readonly asked: string }> => {
    const raise = await raiseOf(await holder(dayIn(foyer, 10)))
    return { ...raise, asked: await awaited(raise.order) }
  }

  it('is not cancelled by its customer, and cancelling is not offered: 409 while it waits', async () => {
    const { olga, order, asked } = await raised()
    const isOffered = async () => (await olga.client.ask(getOrder, { params: { id: order } })).cancellable
    expect(await isOffered()).toBe(false)
    const refused = await olga.client.refusal(cancelOrder, { params: { order_id: order } })
    expect(refused).toMatchObject({ status: 409, code: 'payment_in_progress' })
    await lena.client.call(refuseApproval, { params: { id: asked }, body: null })
    expect(await isOffered()).toBe(true)
    expect((await olga.client.ask(cancelOrder, { params: { order_id: order } })).cancelled_at).not.toBeNull()
  })

  it('LIC-23, BILL-47 outlives the invoice of the next period and its first day, which are then sold for the raised limit', async () => {
    const someone = await raised()
    const { id, order, asked } = someone
    await later(4 * dayMs)
    const open = async () =>
      (await (await again(someone)).ask(listOrders, { query: { status: 'open' } })).orders.map(({ purpose }) => purpose)
    expect((await open()).toSorted()).toEqual(['increase', 'prolong'])
    await later(6 * dayMs)
    await later(soonMs)
    expect((await open()).toSorted()).toEqual(['increase', 'prolong'])
    expect((await approve(asked)).status).toBe(200)
    expect(await paymentsOf(order)).toMatchObject([{ gateway: 'bank_transfer' }])
    await later(soonMs)
    const client = await again(someone)
    const licence = await client.ask(getDeliverable, { params: { id } })
    expect(licence).toMatchObject({ quantity: 50, unpaid_order_id: null })
    const paid = (await client.ask(listOrders, { query: { status: 'paid' } })).orders
    const renewal = paid.find(({ purpose }) => purpose === 'prolong')?.id ?? ''
    expect((await client.ask(getOrder, { params: { id: renewal } })).lines).toMatchObject([{ quantity: 50 }])
    expect(await paymentsOf(renewal)).toMatchObject([{ gateway: 'stripe' }])
  })
})

describe('a licence whose money waits longer than its days of grace', () => {
  const daysLater = async (days: number): Promise<void> => {
    for (let day = 0; day < days; day += 1) await later(dayMs)
  }
  const machine = { server_id: 'edge-1', hostname: 'edge-1.servers.example', version: '26.11' }
  const reported = async (id: string): Promise<number> =>
    (await (await mediaServer(foyer, id)).call(sendHeartbeat, { body: machine })).status
  const stops = (id: string) =>
    foyer.sql(`select from platform.audit_entry where object_id = $1 and action = 'licence_stopped'`, id)

  /** Four weeks after the transfer of a raise was entered, of which nobody has decided. */
  const undecided = async () => {
    const raise = await raiseOf(await holder(dayIn(foyer, 10)))
    await (await mediaServer(foyer, raise.id)).ask(activateServer, { body: machine })
    const asked = await awaited(raise.order)
    await daysLater(28)
    return { ...raise, asked }
  }

  it('BILL-47 runs until staff have decided, and its next period is then charged as it was invoiced', async () => {
    const someone = await undecided()
    const { id, asked, olga } = someone
    expect(await reported(id)).toBe(200)
    expect(await stops(id)).toEqual([])
    const before = await (await again(someone)).ask(getDeliverable, { params: { id } })
    expect(before.state).toBe('unpaid')
    expect(Date.parse(before.stops_on ?? '')).toBeGreaterThan(foyer.platform.clock.now().getTime())
    expect((await approve(asked)).status).toBe(200)
    await later(soonMs)
    const client = await again(someone)
    const after = await client.ask(getDeliverable, { params: { id } })
    expect(after).toMatchObject({ quantity: 50, unpaid_order_id: null, state: 'active' })
    expect(after.last_paid_period?.starts_on).toBe(before.paid_till?.slice(0, 10))
    expect((await subjectsTo(foyer, olga.email)).filter((subject) => subject.endsWith('has stopped'))).toEqual([])
  })

  it('BILL-47 is charged once it is refused, and stops only if that is not paid within the days of grace', async () => {
    const someone = await undecided()
    const { id, asked, olga } = someone
    await foyer.sql('delete from billing.payment_method where account_id = $1', olga.account.id)
    await lena.client.call(refuseApproval, { params: { id: asked }, body: null })
    await later(soonMs)
    expect((await subjectsTo(foyer, olga.email)).some((subject) => subject.endsWith('was not paid'))).toBe(true)
    await daysLater(6)
    expect(await reported(id)).toBe(200)
    await daysLater(14)
    expect(await reported(id)).toBe(403)
    expect(await stops(id)).toHaveLength(1)
  })
})

describe('of a licence’s two invoices, one whose transfer waits for a second operator', () => {
  /**
   * Three days before the end of the period, the next one is invoiced, together with a raise that needs two approvals as well. There is
   * no card to charge.
   */
  const both = async (): Promise<Holder & { readonly period: string; readonly raise: string }> => {
    const someone = await holder(dayIn(foyer, 3), false)
    const period = await openRenewal(someone)
    const params = { id: someone.id }
    const raised = await someone.olga.client.ask(upgradeDeliverable, { params, body: { quantity_delta: 200 } })
    return { ...someone, period, raise: 'order_id' in raised ? raised.order_id : '' }
  }
  const refusal = { status: 409, code: 'payment_in_progress' }
  const byCard = (order_id: string) =>
    ({ params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } }) as const
  const windowOf = async ({ client }: Person, order_id: string) => {
    const settings = await client.ask(setPaymentSettings, { params: { order_id }, body: { gateway: 'cloudpayments' } })
    if (!('data' in settings)) throw new Error('there is a window')
    return settings
  }

  it.each(['period', 'raise'] as const)(
    'LIC-23, BILL-47 blocks the other: the %s is neither paid nor booked',
    async (name) => {
      const someone = await both()
      const { olga, [name]: held, [name === 'period' ? 'raise' : 'period']: waiting } = someone
      const window = await windowOf(olga, held)
      const asked = await awaited(waiting)
      expect(await olga.client.refusal(payOrder, byCard(held))).toMatchObject(refusal)
      for (const gateway of ['stripe', 'paypro'] as const) {
        const choice = { params: { order_id: held }, body: { gateway } }
        expect(await olga.client.refusal(setPaymentSettings, choice)).toMatchObject(refusal)
      }
      await payInWindow(foyer, window)
      const booking = { params: { id: held }, body: { reference: randomUUID(), reason: 'seen on the account' } }
      expect(await lena.client.refusal(markOrderPaid, booking)).toMatchObject({
        status: 409,
        code: 'approval_pending',
        meta: { approval_id: asked },
      })
      expect(await paymentsOf(held)).toEqual([])
      await lena.client.call(refuseApproval, { params: { id: asked }, body: null })
      expect((await olga.client.call(payOrder, byCard(held))).status).toBe(200)
    },
  )

  it.each(['period', 'raise'] as const)(
    'BILL-47 is not booked while the card payment of the %s is open',
    async (name) => {
      const someone = await both()
      const { olga, [name]: paying, [name === 'period' ? 'raise' : 'period']: other } = someone
      const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
      expect((await olga.client.call(payOrder, { params: { order_id: paying }, body })).status).toBe(202)
      const booking = { params: { id: other }, body: { reference: randomUUID(), reason: 'seen on the account' } }
      expect(await lena.client.refusal(markOrderPaid, booking)).toMatchObject(refusal)
    },
  )

  it.each(['period', 'raise'] as const)(
    'LIC-23, BILL-47 is not booked while what was captured for the %s is left to people',
    async (name) => {
      const { olga, id, ...invoices } = await both()
      const paying = invoices[name]
      const other = invoices[name === 'period' ? 'raise' : 'period']
      await leftToPeople({ olga, id }, paying)
      const booking = { params: { id: other }, body: { reference: randomUUID(), reason: 'seen on the account' } }
      expect(await lena.client.refusal(markOrderPaid, booking)).toMatchObject(refusal)
      expect((await olga.client.ask(getDeliverable, { params: { id } })).quantity).toBe(10)
      await lena.client.ask(cancelStaffOrder, { params: { id: paying }, body: { reason: 'paid another way' } })
      if (name === 'raise') expect((await lena.client.call(markOrderPaid, booking)).status).toBe(202)
    },
  )

  it('BILL-47, BILL-27 is itself not paid a second time, in a form, on a page or in a window that was already open', async () => {
    const { olga, period } = await both()
    const window = await windowOf(olga, period)
    const asked = await awaited(period)
    expect(await olga.client.refusal(payOrder, byCard(period))).toMatchObject(refusal)
    for (const gateway of ['stripe', 'paypro'] as const) {
      const choice = { params: { order_id: period }, body: { gateway } }
      expect(await olga.client.refusal(setPaymentSettings, choice)).toMatchObject(refusal)
    }
    await payInWindow(foyer, window)
    expect(await attemptsOf(period)).toEqual([])
    expect((await approve(asked)).status).toBe(200)
    expect(await paymentsOf(period)).toMatchObject([{ gateway: 'bank_transfer' }])
  })

  it('BILL-47 booked and paid at the very same moment: one or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { olga, period, raise } = await both()
      const [booked, paid] = await Promise.all([book(raise), olga.client.call(payOrder, byCard(period))])
      expect([
        [202, 409],
        [409, 200],
      ]).toContainEqual([booked.status, paid.status])
    }
  })
})

describe('a trial’s invoice whose transfer waits for a second operator', () => {
  it('BUY-22 is not cancelled for another request, which is refused until that is decided', async () => {
    const trial = { id: 'trial', billing_terms: 'trial', period: 'one_time' } as const
    await publishSku(foyer, { ...trial, tiers: [{ from_quantity: 1, unit_price: '0' }] })
    await publishSku(foyer)
    const olga = await createPerson(foyer, { country: 'DE', permissions: { store: true, create_trial: true } })
    const begun = await olga.client.ask(createOrder, { body: { purpose: 'new', sku_id: 'trial', quantity: 1 } })
    const deliverable_id = begun.deliverable?.id ?? ''
    const convert = (quantity: number) => ({
      body: { purpose: 'new', sku_id: skuId, quantity, deliverable_id } as const,
    })
    const { id } = await olga.client.ask(createOrder, convert(10))
    const asked = await awaited(id)
    expect(await olga.client.refusal(createOrder, convert(12))).toMatchObject({
      status: 409,
      code: 'payment_in_progress',
      source: { pointer: '/deliverable_id' },
    })
    await lena.client.call(refuseApproval, { params: { id: asked }, body: null })
    await olga.client.ask(createOrder, convert(12))
    expect((await olga.client.ask(getOrder, { params: { id } })).cancelled_at).not.toBeNull()
  })
})
