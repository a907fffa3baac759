import {
  addPaymentMethod,
  changePaymentMethod,
  deletePaymentMethod,
  getOrder,
  listPaymentMethods,
  payOrder,
  paySeveral,
} from '@foyer/contract/billing/endpoints.ts'
import type { PayBody } from '@foyer/contract/billing/paying.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { reactivateDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../../test/configuration.ts'
import { advance } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { hold } from '../../../../test/held.ts'
import { capturesOf } from '../../../../test/ledger.ts'
import { createHolder, giveCard, giveLicence, giveOrder } from '../../../../test/licences.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { plan, readAtStripe } from '../../../../test/sandbox.ts'
import type { Settings } from '../../../config.ts'

const foyer = useFoyer()

const newPerson = (): Promise<Person> => createPerson(foyer, { country: 'DE' })

const add = ({ client }: Person, token_id: string) =>
  client.call(addPaymentMethod, { body: { gateway: 'stripe', token_id } })

const added = async (person: Person, token: string): Promise<PaymentMethod> => {
  const { status, body } = await add(person, token)
  expect(status).toBe(201)
  // The contract's shape of a 201.
  return body as PaymentMethod
}

const cardsOf = async ({ client }: Person) => (await client.ask(listPaymentMethods, { query: {} })).payment_methods

const attemptsOf = async (orderIds: readonly string[]): Promise<number> => {
  const [row] = await foyer.sql<{ count: number }>(
    'select count(*)::int as count from billing.payment_attempt where order_id = any($1)',
    orderIds,
  )
  return row?.count ?? 0
}

describe('saving a Stripe card', () => {
  it('BILL-35, API-67, API-66 stores what identifies it; the first one is the default, and it pays', async () => {
    const olga = await newPerson()
    const card = await added(olga, 'tok_visa')
    expect(card).toMatchObject({
      gateway: 'stripe',
      card_first_six: null,
      card_last_four: '4242',
      card_type: 'visa',
      default: true,
    })
    expect(await cardsOf(olga)).toEqual([card])
    const order_id = await giveOrder(foyer, olga)
    const body = { gateway: 'stripe', payment_method_id: card.id } as const
    expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(200)
    expect(await capturesOf(foyer, order_id)).toHaveLength(1)
  })

  it('API-67 a second card is stored beside it and with the same customer', async () => {
    const olga = await newPerson()
    await added(olga, 'tok_visa')
    await added(olga, 'tok_mastercard')
    expect((await cardsOf(olga)).map(({ default: is }) => is)).toEqual([true, false])
    const rows = await foyer.sql('select 1 from billing.gateway_customer where account_id = $1', olga.account.id)
    expect(rows).toHaveLength(1)
  })

  it('is kept with a customer at the gateway that has our id and no address, which nobody would correct there', async () => {
    const olga = await newPerson()
    await added(olga, 'tok_visa')
    const [row] = await foyer.sql<{ reference: string }>(
      'select reference from billing.gateway_customer where account_id = $1',
      olga.account.id,
    )
    const { body } = await readAtStripe(foyer, `customers/${row?.reference}`)
    expect(body).toMatchObject({ email: null, metadata: { account_id: olga.account.id } })
  })

  it.each([
    ['tok_chargeDeclined', 'generic_decline'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card'],
    ['tok_nonsense', 'invalid_card'],
  ])('API-67 %s is refused as %s, and nothing is stored', async (token, reason) => {
    const olga = await newPerson()
    const { client } = olga
    const refused = await client.refusal(addPaymentMethod, { body: { gateway: 'stripe', token_id: token } })
    expect(refused).toMatchObject({ status: 402, code: 'card_declined', meta: { reason } })
    expect(await cardsOf(olga)).toEqual([])
  })

  it('BILL-35 a card whose bank asks is stored once the question is answered', async () => {
    const olga = await newPerson()
    const { status, body } = await add(olga, 'tok_threeDSecure2Required')
    expect(status).toBe(202)
    // The contract's shape of a 202.
    const { client_secret } = body as { client_secret: string }
    expect(await cardsOf(olga)).toEqual([])
    const id = client_secret.split('_secret_')[0]
    await fetch(`${foyer.url}/sandbox/stripe/3ds/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret, outcome: 'complete', locale: 'en' }),
      redirect: 'manual',
    })
    await vi.waitFor(async () => expect(await cardsOf(olga)).toHaveLength(1), { timeout: 15_000 })
  })

  it('BILL-35 the janitor finds a card whose notification was lost', async () => {
    const olga = await newPerson()
    await plan(foyer, 'stripe', 'hook_missing')
    const { body } = await add(olga, 'tok_threeDSecure2Required')
    const { client_secret } = body as { client_secret: string }
    await fetch(`${foyer.url}/sandbox/stripe/3ds/${client_secret.split('_secret_')[0]}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret, outcome: 'complete', locale: 'en' }),
      redirect: 'manual',
    })
    advance(foyer, 60_000)
    await foyer.platform.jobs.runDue()
    expect(await cardsOf(olga)).toHaveLength(1)
  })

  it('API-67 more than ten in an hour are refused, because somebody may be testing stolen ones', async () => {
    const olga = await newPerson()
    for (let tries = 0; tries < 10; tries += 1) await add(olga, 'tok_chargeDeclined')
    const refused = await olga.client.refusal(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  it('S13 twenty concurrent ones are counted individually', async () => {
    const olga = await newPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(olga, 'tok_chargeDeclined')))
    // The gateway decides what happens to the refunds that were requested.
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('S13 trying cards with one account after the other is stopped by address; saved cards still pay', async () => {
    const adjust = (settings: Settings) => ({ ...settings, card_tries_per_hour: { account: 2, address: 4 } })
    const strict = await startFoyer({ adjust })
    try {
      const pay = (person: Person, order_id: string, body: PayBody) =>
        person.client.call(payOrder, { params: { order_id }, body })
      const [olga, mia, eve] = [await createPerson(strict), await createPerson(strict), await createPerson(strict)]
      const { id } = await added(olga, 'tok_visa')
      const [kept, other] = [await giveOrder(strict, olga), await giveOrder(strict, olga)]
      for (const expected of [402, 402, 429]) expect((await add(mia, 'tok_chargeDeclined')).status).toBe(expected)
      // A new card that is declined in a payment counts like one that is only to be saved.
      const declined = { gateway: 'stripe', token_id: 'tok_chargeDeclined' } as const
      expect((await pay(eve, await giveOrder(strict, eve), declined)).status).toBe(402)
      expect((await add(eve, 'tok_visa')).status).toBe(429)
      expect((await pay(olga, other, { gateway: 'stripe', token_id: 'tok_visa' })).status).toBe(429)
      expect((await pay(olga, kept, { gateway: 'stripe', payment_method_id: id })).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('the default card', () => {
  it('API-66 can be changed, and there is always one', async () => {
    const olga = await newPerson()
    await added(olga, 'tok_visa')
    const second = await added(olga, 'tok_mastercard')
    const change = { params: { id: second.id }, body: { default: true } } as const
    expect(await olga.client.ask(changePaymentMethod, change)).toEqual({ ...second, default: true })
    expect((await cardsOf(olga)).map(({ id, default: is }) => is && id)).toEqual([false, second.id])
  })

  it('API-66 is never an expired one', async () => {
    const olga = await newPerson()
    const first = await added(olga, 'tok_visa')
    const { id } = await added(olga, 'tok_mastercard')
    await foyer.sql(`update billing.payment_method set card_expires = '2020-01-01' where id = $1`, id)
    const change = { params: { id }, body: { default: true } } as const
    expect(await olga.client.refusal(changePaymentMethod, change)).toMatchObject({ status: 422, code: 'card_ended' })
    expect((await cardsOf(olga)).find((card) => card.default)?.id).toBe(first.id)
  })

  it('API-66 is one after ten concurrent changes', async () => {
    const olga = await newPerson()
    const cards = [await added(olga, 'tok_visa'), await added(olga, 'tok_mastercard'), await added(olga, 'tok_amex')]
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        olga.client.call(changePaymentMethod, { params: { id: cards[at % 3]?.id ?? '' }, body: { default: true } }),
      ),
    )
    expect((await cardsOf(olga)).filter(({ default: is }) => is)).toHaveLength(1)
  })

  it('BILL-33, API-66 nobody sees, changes or deletes somebody else’s card', async () => {
    const olga = await newPerson()
    const stranger = await newPerson()
    const { id } = await added(olga, 'tok_visa')
    const params = { id }
    expect(await cardsOf(stranger)).toEqual([])
    const change = { params, body: { default: true } } as const
    expect(await stranger.client.refusal(changePaymentMethod, change)).toMatchObject({ status: 404 })
    expect(await stranger.client.refusal(deletePaymentMethod, { params })).toMatchObject({ status: 404 })
    expect(await cardsOf(olga)).toHaveLength(1)
  })
})

describe('the card for renewals', () => {
  const defaultOf = async (person: Person) => (await cardsOf(person)).find((card) => card.default)?.id

  it('BILL-33 is replaced by a new one if it has expired', async () => {
    const olga = await newPerson()
    await added(olga, 'tok_visa')
    const other = await added(olga, 'tok_mastercard')
    expect(await defaultOf(olga)).not.toBe(other.id)
    const end = `update billing.payment_method set card_expires = '2020-01-01' where account_id = $1`
    await foyer.sql(end, olga.account.id)
    const third = await added(olga, 'tok_visa')
    expect(await defaultOf(olga)).toBe(third.id)
  })

  describe('of a gateway that the brand no longer has', () => {
    let configuration: ConfigurationFile
    let other: RunningFoyer
    beforeAll(async () => {
      const stripe = { secret_key: 'sk_test_demo', public_key: 'pk_test_demo', webhook_secrets: ['whsec_aurora'] }
      configuration = writeConfiguration({ aurora: { gateways: { stripe } } })
      const environment = { DATABASE_URL: foyer.database_url, FOYER_CONFIG: configuration.path }
      other = await startFoyer({ environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:1' } })
    })
    afterAll(async () => {
      await other.close()
      configuration.remove()
    })

    it('BILL-33, BILL-34 is replaced by a new one, which then cannot be deleted as the last one and is the only one offered', async () => {
      const olga = await newPerson()
      const gone = await giveCard(foyer, olga, { gateway: 'cloudpayments', is_default: true })
      expect(await defaultOf(olga)).toBe(gone)
      const good = await giveCard(other, olga)
      expect(await defaultOf(olga)).toBe(good)
      const { client } = await signIn(other, olga)
      const choice = { params: { id: gone }, body: { default: true } } as const
      expect(await client.refusal(changePaymentMethod, choice)).toMatchObject({ code: 'gateway_unavailable' })
      await giveLicence(foyer, olga, { billing_kind: 'internal', auto_renewable: true })
      const last = await client.refusal(deletePaymentMethod, { params: { id: good } })
      expect(last).toMatchObject({ status: 409, code: 'last_card' })
    })

    it('BILL-33 is not charged: its owner is told that there is none', async () => {
      const { olga, order_id, deliverable_id } = await createHolder(foyer, {
        auto_renewable: true,
        billing_kind: 'internal',
        paid_till: dayOf(foyer.platform.clock.now()),
      })
      await giveCard(foyer, olga, { gateway: 'cloudpayments', is_default: true })
      // It is due by the clock that the invoice was issued by.
      other.platform.clock.offset_ms = foyer.platform.clock.offset_ms
      await other.modules.licensing.runRenewals('aurora')
      const told = `select action, reason from platform.audit_entry where object_id = $1 and action like 'renewal%'`
      expect(await foyer.sql(told, deliverable_id)).toEqual([{ action: 'renewal_declined', reason: 'no_card' }])
      expect(await capturesOf(foyer, order_id)).toEqual([])
    })
  })
})

describe('deleting a card', () => {
  const forget = ({ client }: Person, id: string) => client.call(deletePaymentMethod, { params: { id } })

  it('BILL-34, API-68 removes it here and at the gateway, and makes another the default', async () => {
    const olga = await newPerson()
    const first = await added(olga, 'tok_visa')
    const second = await added(olga, 'tok_mastercard')
    expect((await forget(olga, first.id)).status).toBe(204)
    expect(await cardsOf(olga)).toEqual([{ ...second, default: true }])
    await foyer.platform.jobs.runDue()
    const { body } = await readAtStripe(foyer, `payment_methods/${first.id.slice(7)}`)
    expect(body).toMatchObject({ customer: null })
    expect((await forget(olga, first.id)).status).toBe(404)
  })

  it('BILL-34, API-68 makes no expired one the default if there is a valid one', async () => {
    const olga = await newPerson()
    const [first, good, ended] = [
      await added(olga, 'tok_visa'),
      await added(olga, 'tok_mastercard'),
      await added(olga, 'tok_amex'),
    ]
    await foyer.sql(
      `update billing.payment_method set card_expires = '2020-01-01' where account_id = $1 and card_last_four = $2`,
      olga.account.id,
      ended.card_last_four,
    )
    await forget(olga, first.id)
    expect((await cardsOf(olga)).find((card) => card.default)?.id).toBe(good.id)
  })

  it('API-68 is refused for the last one while a licence renews with it: 409', async () => {
    const olga = await newPerson()
    const card = await added(olga, 'tok_visa')
    await giveLicence(foyer, olga, { billing_kind: 'internal', auto_renewable: true })
    expect(await olga.client.refusal(deletePaymentMethod, { params: { id: card.id } })).toMatchObject({
      status: 409,
      code: 'last_card',
    })
    expect(await cardsOf(olga)).toHaveLength(1)
  })

  it('API-68 is refused for the last valid one too: 409; an expired one can be deleted', async () => {
    const olga = await newPerson()
    const [good, ended] = [await added(olga, 'tok_visa'), await added(olga, 'tok_mastercard')]
    await foyer.sql(
      `update billing.payment_method set card_expires = '2020-01-01' where account_id = $1 and card_last_four = $2`,
      olga.account.id,
      ended.card_last_four,
    )
    await giveLicence(foyer, olga, { billing_kind: 'internal', auto_renewable: true })
    expect(await olga.client.refusal(deletePaymentMethod, { params: { id: good.id } })).toMatchObject({
      status: 409,
      code: 'last_card',
    })
    expect((await forget(olga, ended.id)).status).toBe(204)
    expect(await cardsOf(olga)).toMatchObject([{ id: good.id, default: true }])
  })

  it('API-68, BILL-34 the last one, deleted while renewal is being switched on: no licence renews with a missing card', async () => {
    const olga = await newPerson()
    await added(olga, 'tok_visa')
    const id = await giveLicence(foyer, olga, { billing_kind: 'manual', auto_renewable: false })
    const account = [olga.account.id]
    const forgetting = await hold(foyer.database_url, [
      ['select pg_advisory_xact_lock(hashtextextended($1, 0))', account],
      ['delete from billing.payment_method where account_id = $1', account],
    ])
    const switching = olga.client.refusal(reactivateDeliverable, { params: { id } })
    await forgetting.letGo()
    expect(await switching).toMatchObject({ status: 422, code: 'no_saved_card' })
  })

  it('API-68 of the last two, deleted at the same moment, one stays', async () => {
    const olga = await newPerson()
    const cards = [await added(olga, 'tok_visa'), await added(olga, 'tok_mastercard')]
    await giveLicence(foyer, olga, { billing_kind: 'internal', auto_renewable: true })
    const answers = await Promise.all(cards.map(({ id }) => forget(olga, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await cardsOf(olga)).toMatchObject([{ default: true }])
  })
})

describe('paying several invoices', () => {
  it('API-29 charges each separately, once, and reports the results', async () => {
    const olga = await newPerson()
    const stranger = await newPerson()
    const { id: payment_method_id } = await added(olga, 'tok_visa')
    const mine = [await giveOrder(foyer, olga), await giveOrder(foyer, olga, { price: '20' })]
    const theirs = await giveOrder(foyer, stranger)
    const body = { order_ids: [...mine, theirs], payment_method_id }
    const { results } = await olga.client.ask(paySeveral, { body })
    expect(results).toMatchObject([
      { order_id: mine[0], status: 'paid' },
      { order_id: mine[1], status: 'paid' },
      { order_id: theirs, status: 'failed', error: { code: 'not_found' } },
    ])
    const again = await olga.client.ask(paySeveral, { body })
    expect(again.results.map(({ error }) => error?.code)).toEqual(['already_paid', 'already_paid', 'not_found'])
    for (const id of mine) expect(await capturesOf(foyer, id)).toHaveLength(1)
    expect(await capturesOf(foyer, theirs)).toEqual([])
  })

  it('API-29, BILL-30 charges each invoice once in ten concurrent calls', async () => {
    const olga = await newPerson()
    const { id: payment_method_id } = await added(olga, 'tok_visa')
    const order_ids = [await giveOrder(foyer, olga), await giveOrder(foyer, olga), await giveOrder(foyer, olga)]
    await Promise.all(
      Array.from({ length: 10 }, () => olga.client.call(paySeveral, { body: { order_ids, payment_method_id } })),
    )
    for (const id of order_ids) {
      expect(await capturesOf(foyer, id)).toHaveLength(1)
      expect((await olga.client.ask(getOrder, { params: { id } })).paid_at).not.toBeNull()
    }
  })

  it('API-29 a slow gateway: after a while no more are begun, and the rest have cost nothing', async () => {
    const olga = await newPerson()
    const { id: payment_method_id } = await added(olga, 'tok_visa')
    const order_ids = await Promise.all(Array.from({ length: 7 }, () => giveOrder(foyer, olga)))
    const { clock } = foyer.platform
    // Long enough for all five to begin, and shorter than the timeout of a call.
    await plan(foyer, 'stripe', 'slow', { delay_ms: 6_000, times: 5 })
    const paying = olga.client.ask(paySeveral, { body: { order_ids, payment_method_id } })
    // While the first five wait for the gateway, fifteen seconds go by.
    await vi.waitFor(async () => expect(await attemptsOf(order_ids)).toBe(5), { timeout: 20_000, interval: 20 })
    clock.offset_ms += 15_000
    const { results } = await paying
    clock.offset_ms -= 15_000
    expect(results.slice(5).map(({ status }) => status)).toEqual(['not_begun', 'not_begun'])
    expect(results.slice(0, 5).map(({ status }) => status)).not.toContain('failed')
    expect(await attemptsOf(order_ids)).toBe(5)
    const again = await olga.client.ask(paySeveral, { body: { order_ids: order_ids.slice(5), payment_method_id } })
    const statuses = again.results.map(({ status }) => status)
    expect(statuses).not.toContain('failed')
    expect(statuses).not.toContain('not_begun')
    for (const id of order_ids)
      await vi.waitFor(async () => expect(await capturesOf(foyer, id)).toHaveLength(1), 20_000)
  })

  it('API-29 with somebody else’s card pays none', async () => {
    const olga = await newPerson()
    const stranger = await newPerson()
    const order = await giveOrder(foyer, olga)
    const body = { order_ids: [order], payment_method_id: await giveCard(foyer, stranger) }
    const { results } = await olga.client.ask(paySeveral, { body })
    expect(results).toMatchObject([{ status: 'failed', error: { code: 'not_found' } }])
    expect(await capturesOf(foyer, order)).toEqual([])
  })
})
