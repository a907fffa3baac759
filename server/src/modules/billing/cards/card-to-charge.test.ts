import {
  addPaymentMethod,
  deletePaymentMethod,
  getOrder,
  listOrders,
  listPaymentMethods,
} from '@foyer/contract/billing/endpoints.ts'
import {
  getDeliverable,
  previewReactivation,
  previewUpgrade,
  reactivateDeliverable,
  upgradeDeliverable,
} from '@foyer/contract/licensing/endpoints.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it, vi } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { capturesOf } from '../../../../test/ledger.ts'
import { createHolder, giveCard, giveLicence } from '../../../../test/licences.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

/* Customers who pay in euros, and whose default card is kept by a gateway that only takes roubles. */

const foyer = useFoyer({
  adjust: ({ brands, ...settings }) => {
    const { aurora } = brands
    const { cloudpayments } = aurora?.gateways ?? {}
    if (aurora === undefined || cloudpayments === undefined) throw new Error('the demo has a brand aurora with it')
    const currencies: Currency[] = ['RUB']
    const gateways = { ...aurora.gateways, cloudpayments: { ...cloudpayments, currencies } }
    return { ...settings, brands: { ...brands, aurora: { ...aurora, gateways } } }
  },
})

const charged = (days: number) =>
  ({ auto_renewable: true, billing_kind: 'internal', paid_till: dayIn(foyer, days) }) as const

/** The default card, which cannot be charged in euros. */
const giveRoubleCard = (who: Person): Promise<string> =>
  giveCard(foyer, who, { gateway: 'cloudpayments', last_four: '1111', is_default: true })

/** A card that the sandbox's Stripe knows, besides the default. */
const addEuroCard = async ({ client }: Person): Promise<string> => {
  const card = await client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  if (!('id' in card)) throw new Error('its bank asks nothing')
  expect(card.default).toBe(false)
  return card.id
}

const createPayer = async (): Promise<Person> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  await giveRoubleCard(olga)
  return olga
}

const run = (): Promise<unknown> => foyer.modules.licensing.runRenewals('aurora')

describe('if nothing can be charged to the default card', () => {
  it('BILL-47 the day of a charge is shown once there is another card that is valid then', async () => {
    const wishes = charged(5)
    const { olga, order_id: id } = await createHolder(foyer, wishes)
    const chargedOn = async (): Promise<string | null> => {
      const { charged_on } = await olga.client.ask(getOrder, { params: { id } })
      const { orders } = await olga.client.ask(listOrders, { query: {} })
      expect(orders.find((order) => order.id === id)?.charged_on).toBe(charged_on)
      return charged_on
    }
    await giveRoubleCard(olga)
    expect(await chargedOn()).toBeNull()
    await giveCard(foyer, olga, { expires: `${dayIn(foyer, -31).slice(0, 8)}01` })
    expect(await chargedOn()).toBeNull()
    await giveCard(foyer, olga)
    expect(await chargedOn()).toBe(wishes.paid_till)
  })

  it('BILL-47 the invoice of the next period names the card that will be charged, or says that there is none', async () => {
    const [olga, mia] = [await createPayer(), await createPayer()]
    await addEuroCard(olga)
    for (const who of [olga, mia]) await giveLicence(foyer, who, { starts_on: dayIn(foyer, -20), ...charged(5) })
    await run()
    const textOf = async ({ email }: Person) => (await mailsTo(foyer, email)).map(({ text }) => text).join('\n')
    expect(await textOf(olga)).toContain('We will charge')
    expect(await textOf(olga)).toContain('4242')
    expect(await textOf(mia)).not.toMatch(/We will charge|1111/)
  })

  it('BILL-47 a renewal is charged to the card that can pay it', async () => {
    const { olga, deliverable_id: id, order_id } = await createHolder(foyer, charged(0))
    await giveRoubleCard(olga)
    await addEuroCard(olga)
    await run()
    expect(await capturesOf(foyer, order_id)).toMatchObject([{ gateway: 'stripe' }])
    const { payment } = await olga.client.ask(getOrder, { params: { id: order_id } })
    expect(payment).toMatchObject({ state: 'succeeded', gateway: 'stripe', card_last_four: '4242' })
    expect((await olga.client.ask(getDeliverable, { params: { id } })).unpaid_order_id).toBeNull()
  })

  it('BILL-41, API-32 switching renewals on needs another card, and names it', async () => {
    const olga = await createPayer()
    const params = { id: await giveLicence(foyer, olga, { billing_kind: 'manual', auto_renewable: false }) }
    const refused = { status: 422, code: 'no_saved_card' }
    expect(await olga.client.refusal(previewReactivation, { params })).toMatchObject(refused)
    expect(await olga.client.refusal(reactivateDeliverable, { params })).toMatchObject(refused)
    await addEuroCard(olga)
    expect((await olga.client.ask(previewReactivation, { params })).card_last_four).toBe('4242')
    expect(await olga.client.ask(reactivateDeliverable, { params })).toMatchObject({ billing_kind: 'internal' })
  })

  it('LIC-24, API-35 a raise is announced for, and charged to, the only card that can pay it', async () => {
    const olga = await createPayer()
    const params = { id: await giveLicence(foyer, olga, { ...charged(20), starts_on: dayIn(foyer, -10) }) }
    const preview = () => olga.client.ask(previewUpgrade, { params, query: { quantity_delta: 1 } })
    expect(await preview()).toMatchObject({ settled_by: 'invoice', card_last_four: null })
    await addEuroCard(olga)
    expect(await preview()).toMatchObject({ settled_by: 'card', card_last_four: '4242' })
    const raised = await olga.client.ask(upgradeDeliverable, { params, body: { quantity_delta: 1 } })
    expect(raised.status).toBe('waiting')
    await vi.waitFor(async () => expect((await olga.client.ask(getDeliverable, { params })).quantity).toBe(4), 10_000)
  })

  it('API-68 the card that can pay for renewals cannot be deleted: 409; the default one can', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const roubles = await giveRoubleCard(olga)
    const euros = await addEuroCard(olga)
    await giveLicence(foyer, olga, charged(20))
    const refused = await olga.client.refusal(deletePaymentMethod, { params: { id: euros } })
    expect(refused).toMatchObject({ status: 409, code: 'last_card' })
    expect((await olga.client.call(deletePaymentMethod, { params: { id: roubles } })).status).toBe(204)
    const { payment_methods } = await olga.client.ask(listPaymentMethods, { query: {} })
    expect(payment_methods).toMatchObject([{ id: euros, default: true }])
  })

  it('BILL-33 the owner is notified before the card used for renewals expires, and not about any other', async () => {
    const { clock, jobs } = foyer.platform
    const [year = 0, month = 0] = dayIn(foyer, 0).split('-').map(Number)
    const [expires = '', end = ''] = [month + 2, month + 3].map((at) => new Date(Date.UTC(year, at)).toISOString())
    const [olga, mia] = [await createPayer(), await createPerson(foyer, { country: 'DE' })]
    await giveCard(foyer, olga, { expires: dayOf(new Date(expires)) })
    await giveCard(foyer, mia, { gateway: 'cloudpayments', expires: dayOf(new Date(expires)), is_default: true })
    await giveCard(foyer, mia)
    for (const who of [olga, mia]) await giveLicence(foyer, who, charged(365))
    clock.offset_ms += Date.parse(end) - 29.5 * dayMs - clock.now().getTime()
    await jobs.runDue()
    const told = async ({ email }: Person) =>
      (await subjectsTo(foyer, email)).filter((subject) => subject.includes('expires'))
    expect(await told(olga)).toEqual(['Your card •••• 4242 expires soon'])
    expect(await told(mia)).toEqual([])
  })
})
