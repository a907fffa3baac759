// @module-tag long
import { randomUUID } from 'node:crypto'
import {
  addPaymentMethod,
  changePaymentMethod,
  getOrder,
  listPaymentMethods,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { capturesOf } from '../../../../test/ledger.ts'
import { giveCard, giveInvoice, giveLicence } from '../../../../test/licences.ts'
import { subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { forgetPlans, plan } from '../../../../test/sandbox.ts'
import { reportStripe } from '../../../../test/stripe-hooks.ts'

/* What Stripe does beside answering our calls, and what it does not offer to every account. */

const foyer = useFoyer()

const settled = () => foyer.platform.jobs.runDue()

const add = ({ client }: Person, token_id: string) =>
  client.call(addPaymentMethod, { body: { gateway: 'stripe', token_id } })

const cardsOf = async ({ client }: Person) => (await client.ask(listPaymentMethods, { query: {} })).payment_methods

describe('without Search, which Stripe does not offer in India and the sandbox does not at all', () => {
  afterAll(() => forgetPlans(foyer))

  it('BILL-31 a renewal that is due is charged, once', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    expect((await add(olga, 'tok_visa')).status).toBe(201)
    const { order_id } = await giveInvoice(foyer, olga)
    const charge = { tenant: 'aurora', order_id, once_key: `renewal:${order_id}:1`, attempt_id: randomUUID() }
    expect(await foyer.modules.billing.chargeRenewal(charge)).toEqual({ kind: 'paid' })
    await foyer.modules.billing.chargeRenewal(charge)
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it.each(['saved', 'typed'])('BILL-30 a payment by a %s card whose answer was lost is found', async (card) => {
    const olga = await createPerson(foyer, { country: 'DE' })
    await add(olga, 'tok_visa')
    const [saved] = await cardsOf(olga)
    const { order_id } = await giveInvoice(foyer, olga)
    await plan(foyer, 'stripe', 'hook_missing', { times: 5 })
    await plan(foyer, 'stripe', 'fail_after', { call: 'POST /v1/payment_intents' })
    const by = card === 'saved' ? { payment_method_id: saved?.id ?? '' } : { token_id: 'tok_visa' }
    await olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', ...by } })
    await vi.waitFor(
      async () => {
        advance(foyer, 30_000)
        await settled()
        expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })
})

describe('a customer of Stripe’s that was made for a card which the bank then declined', () => {
  it('API-67 hinders no other card after its owner has changed their e-mail', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    expect((await add(olga, 'tok_chargeDeclined')).status).toBe(402)
    const email = `new-${olga.email}`
    await foyer.sql('update account.account set email = $2 where id = $1', olga.account.id, email)
    expect((await add(olga, 'tok_visa')).status).toBe(201)
    expect(await cardsOf(olga)).toHaveLength(1)
  })
})

describe('a saved card that its bank has replaced', () => {
  const monthIn = (months: number): string => {
    const now = foyer.platform.clock.now()
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
  }

  const printed = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`

  const replace = async (id: string, expires: string): Promise<void> => {
    const [year, month] = expires.split('-').map(Number)
    const card = { brand: 'visa', last4: '1881', exp_month: month, exp_year: year }
    const about = { id: id.replace('stripe_', ''), object: 'payment_method', type: 'card', card }
    expect((await reportStripe(foyer, 'payment_method.automatically_updated', about)).status).toBe(200)
    await settled()
  }

  it('BILL-33 is known by its new date and number, pays renewals again, and its owner is warned anew when that one ends', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    await giveLicence(foyer, olga, { auto_renewable: true, billing_kind: 'internal', paid_till: monthIn(24) })
    await giveCard(foyer, olga, { expires: '2030-12-01', is_default: true })
    const id = await giveCard(foyer, olga, { expires: monthIn(-1) })
    const choose = () => olga.client.call(changePaymentMethod, { params: { id }, body: { default: true } })
    expect(await choose()).toMatchObject({ status: 422, body: { errors: [{ code: 'card_ended' }] } })
    await replace(id, monthIn(1))
    expect(await choose()).toMatchObject({
      status: 200,
      body: { card_last_four: '1881', card_exp_date: printed(monthIn(1)) },
    })

    const warnings = async (): Promise<string[]> => {
      await settled()
      return (await subjectsTo(foyer, olga.email)).filter((one) => one.includes('expires'))
    }
    const { clock } = foyer.platform
    const moveTo = (day: string, before: number) => {
      clock.offset_ms += Date.parse(day) - before * dayMs - clock.now().getTime()
    }
    await foyer.sql(`delete from billing.payment_method where account_id = $1 and id <> $2`, olga.account.id, id)
    const [first, anew, second] = [monthIn(2), monthIn(7), monthIn(8)]
    moveTo(first, 10)
    expect(await warnings()).toHaveLength(1)
    await replace(id, anew)
    moveTo(second, 60)
    expect(await warnings()).toHaveLength(1)
    moveTo(second, 10)
    expect(await warnings()).toHaveLength(2)
  })
})
