import { addPaymentMethod, getOrder, listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { reactivateDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { blockLicence, unblockLicence } from '@foyer/contract/operator/endpoints.ts'
import { listNotifications } from '@foyer/contract/push/endpoints.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveCard, giveInvoice, giveOrder, type Holder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { type Person, signIn } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'

const foyer = useFoyer()

/** The month of an expired card. */
const ended = (): string => `${dayIn(foyer, -31).slice(0, 8)}01`

/** Something that ends in five days, or in the given number, and is charged then. */
const charged = (days = 5) =>
  ({ auto_renewable: true, billing_kind: 'internal', paid_till: dayIn(foyer, days) }) as const

/** A customer with the invoice of such a licence, and no card. */
const holder = (days?: number): Promise<Holder> => createHolder(foyer, charged(days))

/** The same for a licence without automatic renewal. */
const payer = (): Promise<Holder> =>
  createHolder(foyer, { auto_renewable: false, billing_kind: 'manual', paid_till: dayIn(foyer, 5) })

const chargedOn = async ({ olga }: { readonly olga: Pick<Person, 'client'> }, id: string): Promise<string | null> => {
  const { charged_on } = await olga.client.ask(getOrder, { params: { id } })
  const { orders } = await olga.client.ask(listOrders, { query: {} })
  expect(orders.find((order) => order.id === id)?.charged_on).toBe(charged_on)
  return charged_on
}

describe('the day on which a card is charged for an invoice', () => {
  it('BILL-47, BILL-10 is shown while there is a card that is valid then', async () => {
    const someone = await holder()
    const { olga, order_id } = someone
    expect(await chargedOn(someone, order_id)).toBeNull()
    await giveCard(foyer, olga, { expires: ended(), is_default: true })
    expect(await chargedOn(someone, order_id)).toBeNull()
    await giveCard(foyer, olga, { is_default: true })
    expect(await chargedOn(someone, order_id)).toBe(dayIn(foyer, 5))
  })

  it('BILL-47, API-62 changes on a polled page when the default card changes', async () => {
    const someone = await holder()
    const asked = async (tag?: string) => {
      const { status, headers } = await someone.olga.client.send('GET', '/billing/api/v1/orders', {
        ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
      })
      return { status, tag: headers.get('etag') ?? '' }
    }
    const first = await asked()
    expect((await asked(first.tag)).status).toBe(304)
    await giveCard(foyer, someone.olga, { is_default: true })
    const second = await asked(first.tag)
    expect(second.status).toBe(200)
    expect((await asked(second.tag)).status).toBe(304)
    await giveCard(foyer, someone.olga, { expires: ended(), is_default: true })
    expect((await asked(second.tag)).status).toBe(200)
  })

  it('BILL-07 is empty for what has to be paid manually, and for what is paid', async () => {
    const someone = await holder()
    const { olga, order_id } = someone
    await giveCard(foyer, olga, { is_default: true })
    expect(await chargedOn(someone, await giveOrder(foyer, olga))).toBeNull()
    await olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(await chargedOn(someone, order_id)).toBeNull()
    const byInvoice = await payer()
    await giveCard(foyer, byInvoice.olga, { is_default: true })
    expect(await chargedOn(byInvoice, byInvoice.order_id)).toBeNull()
  })

  it('BILL-41, API-32 is set by switching the renewal on', async () => {
    const someone = await payer()
    const { olga, deliverable_id: id, order_id } = someone
    await giveCard(foyer, olga, { is_default: true })
    await olga.client.ask(reactivateDeliverable, { params: { id } })
    expect(await chargedOn(someone, order_id)).toBe(dayIn(foyer, 5))
  })

  it('LIC-12, BILL-47 is empty while the vendor has blocked the licence, even on its day, and returns afterwards', async () => {
    const { client: staff } = await createStaff(foyer)
    const [someone, due] = [await holder(), await holder(0)]
    for (const { olga, deliverable_id: id } of [someone, due]) {
      await giveCard(foyer, olga, { is_default: true })
      await staff.ask(blockLicence, { params: { id }, body: { reason: 'as agreed' } })
    }
    expect(await chargedOn(someone, someone.order_id)).toBeNull()
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await chargedOn(due, due.order_id)).toBeNull()
    for (const { deliverable_id: id } of [someone, due]) await staff.ask(unblockLicence, { params: { id }, body: null })
    expect(await chargedOn(someone, someone.order_id)).toBe(dayIn(foyer, 5))
    expect(await chargedOn(due, due.order_id)).toBe(dayIn(foyer, 1))
  })

  it('PROF-34 is part of the invoice’s notification', async () => {
    const { olga } = await holder()
    await giveCard(foyer, olga, { is_default: true })
    const { order_id } = await giveInvoice(foyer, olga, charged())
    await foyer.platform.jobs.runDue()
    const { notifications } = await olga.client.ask(listNotifications, { query: {} })
    const [told] = notifications.filter(({ path }) => path === `/invoices/${order_id}`)
    expect(told?.details).toMatchObject({ day: dayIn(foyer, 5), charged: 'card' })
  })
})

it('BILL-47 follows the next attempt of a refused card, and is empty once there are no more', async () => {
  const someone = await holder()
  await someone.olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_chargeCustomerFail' } })
  const pass = async (days: number): Promise<void> => {
    for (let gone = 0; gone < days; gone += 1) await letPass(foyer, 86_400)
  }
  const told: (string | null)[] = []
  const first = dayIn(foyer, 5)
  await pass(5)
  for (let day = 0; day < 6; day += 1) {
    // Sessions expire long before a licence does.
    const olga = await signIn(foyer, someone.olga)
    told.push(await chargedOn({ olga }, someone.order_id))
    await pass(1)
  }
  const [second, third, last] = [addDays(first, 1), addDays(first, 3), addDays(first, 5)]
  expect(told).toEqual([second, third, third, last, last, null])
})
