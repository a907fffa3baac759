// @module-tag long
import { randomUUID } from 'node:crypto'
import { setNewsletter, signUp, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { setCustomerEmail } from '@foyer/contract/account/operator-endpoints.ts'
import type { ProfileBody } from '@foyer/contract/account/profile.ts'
import { getOrder, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { createCompany, leaveCompany, renameCompany } from '@foyer/contract/company/endpoints.ts'
import {
  deactivateDeliverable,
  reactivateDeliverable,
  reactivateExternally,
} from '@foyer/contract/licensing/endpoints.ts'
import { changeCustomer, getCustomer, listCustomers } from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type WebhookEvent, webhookMessage } from '@foyer/contract/webhooks/message.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { payOnPage } from '../../../test/checkouts.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveCard, giveCreditNote, giveInvoice, giveLicence, giveOrder, publishSku } from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { createPerson, type Person, somePassword } from '../../../test/people.ts'
import { type Receiver, startReceiver } from '../../../test/receiver.ts'
import { reportStripe } from '../../../test/stripe-hooks.ts'
import type { Settings } from '../../config.ts'

const secrets = [`whsec_${Buffer.from('of money and people....').toString('base64')}`]

let receiver: Receiver
let foyer: RunningFoyer
let hanna: Staff

const withCrm = (settings: Settings): Settings => {
  const { aurora } = settings.brands
  if (aurora === undefined) throw new Error('there is no such brand')
  const crm = { url: `${receiver.url}/crm`, secrets, private_network: true, events: undefined }
  return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, webhooks: { crm } } } }
}

beforeAll(async () => {
  receiver = await startReceiver()
  foyer = await startFoyer({ adjust: withCrm })
  hanna = await createStaff(foyer)
})
afterAll(async () => {
  receiver.close()
  await foyer.close()
})

interface Message {
  readonly type: WebhookEvent
  readonly data: Readonly<Record<string, unknown>>
}

/** The messages of this kind about this object, once all jobs that are due have run. Each is as the contract says. */
const toldOf = async (type: WebhookEvent, id: string): Promise<Message['data'][]> => {
  await foyer.platform.jobs.runDue()
  return receiver.arrived
    .map(({ body }) => JSON.parse(body) as Message)
    .filter((message) => message.type === type && JSON.stringify(message).includes(id))
    .map((message) => {
      expect(webhookMessage(type).parse(message)).toEqual(message)
      return message.data
    })
}

describe('a licence', () => {
  const renewal = async (id: string) =>
    (await toldOf('licence_changed', id)).map(({ licence }) => (licence as { auto_renewable: boolean }).auto_renewable)

  it('whose renewal its owner turns off and on is told of each time', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { auto_renewable: true, billing_kind: 'internal' })
    await giveCard(foyer, olga)
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'too dear' } })
    expect(await renewal(id)).toEqual([false])
    await olga.client.ask(reactivateDeliverable, { params: { id } })
    expect(await renewal(id)).toEqual([false, true])
  })

  it('that an outside service charges from now on is told of', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { auto_renewable: false, billing_kind: 'manual' })
    await publishSku(foyer, { supported_external_gateways: ['paypro'] })
    const body = { gateway: 'paypro' } as const
    await payOnPage((await olga.client.ask(reactivateExternally, { params: { id }, body })).url)
    await vi.waitFor(async () => expect(await renewal(id)).toContain(true), { timeout: 20_000 })
  })

  it('that stops unpaid is told of, with the day', async () => {
    const { clock } = foyer.platform
    const before = clock.offset_ms
    const olga = await createPerson(foyer)
    const paid_till = dayOf(clock.now())
    const bill = await giveInvoice(foyer, olga, { paid_till, auto_renewable: true, billing_kind: 'manual' })
    clock.offset_ms += 15 * dayMs
    await foyer.modules.licensing.runRenewals('aurora')
    const told = await toldOf('licence_changed', bill.deliverable_id)
    clock.offset_ms = before
    expect(told).toEqual([{ licence: expect.objectContaining({ stops_on: addDays(paid_till, 14) }) }])
  })
})

describe('money', () => {
  it('that a card declines is told of, with the reason', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    const body = { gateway: 'stripe', token_id: 'tok_chargeDeclinedInsufficientFunds' } as const
    await olga.client.call(payOrder, { params: { order_id }, body })
    await vi.waitFor(
      async () =>
        expect(await toldOf('payment_failed', order_id)).toEqual([
          { order: expect.objectContaining({ id: order_id, paid_at: null }), failure_code: 'insufficient_funds' },
        ]),
      { timeout: 20_000 },
    )
  })

  it('that a bank takes back is told of from the beginning, and credit notes are', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga)
    await olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    const intent = await vi.waitFor(async () => {
      expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
      const select = 'select transaction_id from billing.payment where order_id = $1'
      return (await foyer.sql<{ transaction_id: string }>(select, order_id))[0]?.transaction_id
    }, 20_000)
    const reference = `dp_${order_id}`
    const about = { object: 'dispute', payment_intent: intent, amount: 11_900, currency: 'eur' }
    await reportStripe(foyer, 'charge.dispute.created', { ...about, id: reference, status: 'needs_response' })
    const dispute = { reference, state: 'opened', amount: 119, currency: 'EUR' }
    const order = expect.objectContaining({ id: order_id })
    expect(await toldOf('payment_disputed', order_id)).toEqual([{ order, dispute }])

    const id = await giveCreditNote(foyer, order_id)
    const facts = { id, amount: 0.01, currency: 'EUR', reason: 'Too much' }
    expect(await toldOf('credit_note_issued', order_id)).toEqual([
      { order, credit_note: expect.objectContaining(facts) },
    ])
  })
})

describe('a customer', () => {
  const changes = async ({ account }: Person) =>
    (await toldOf('customer_changed', account.id)).map(({ customer }) => customer)
  const subscribers = async () => {
    const listed = await hanna.client.ask(listCustomers, { query: { newsletter: 'true', limit: 100 } })
    return listed.customers.map(({ email }) => email)
  }
  const profile: ProfileBody = {
    name: 'Olga',
    second_name: 'Berg',
    country: 'SE',
    locale: 'en',
    notification_emails: [],
    phone: null,
    newsletter: true,
  }

  it('LINK-06 who ends the newsletter by its link is told of once, and is listed as a subscriber no more', async () => {
    const email = `${randomUUID()}@fresh.example`
    const recaptcha_token = await solveCaptcha(foyer)
    const person = { email, password: somePassword, locale: 'en', terms_accepted: true, country: 'DE' } as const
    await foyer.client.ask(signUp, { body: { ...person, newsletter: true, utm_source: 'fair', recaptcha_token } })
    expect(await subscribers()).toContain(email)
    const link = (await mailsTo(foyer, email))[0]?.links[1] ?? ''
    const as = { tenant: 'aurora', email_token: new URL(link).searchParams.get('token') ?? '' }
    for (let times = 0; times < 2; times += 1)
      await foyer.client.ask(setNewsletter, { as, body: { newsletter: false } })
    expect(await toldOf('customer_changed', email)).toEqual([
      { customer: expect.objectContaining({ email, newsletter: false }) },
    ])
    expect(await subscribers()).not.toContain(email)
    const { customers } = await hanna.client.ask(listCustomers, { query: { newsletter: 'false', email } })
    const params = { id: customers[0]?.id ?? '' }
    expect(await hanna.client.ask(getCustomer, { params })).toMatchObject({
      newsletter: false,
      utm: { utm_source: 'fair' },
    })
  })

  it('who saves their profile is told of if something in it is another', async () => {
    const olga = await createPerson(foyer)
    for (let times = 0; times < 2; times += 1) await olga.client.ask(updateProfile, { body: profile })
    expect(await changes(olga)).toEqual([
      expect.objectContaining({ name: 'Olga Berg', country: 'SE', newsletter: true }),
    ])
  })

  it('whom staff give another e-mail or block is told of, and not what other programs do not keep', async () => {
    const olga = await createPerson(foyer)
    const { id } = olga.account
    const email = `moved-${olga.email}`
    await hanna.client.ask(changeCustomer, { params: { id }, body: { permissions: { store: true } } })
    expect(await changes(olga)).toEqual([])
    await hanna.client.ask(setCustomerEmail, { params: { id }, body: { email, reason: 'she called' } })
    expect(await changes(olga)).toEqual([expect.objectContaining({ email })])
    await hanna.client.ask(changeCustomer, { params: { id }, body: { blocked: true } })
    expect((await changes(olga)).slice(1)).toEqual([expect.objectContaining({ email, blocked: true })])
  })

  it('whose company is another, or has another name, is told of', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(createCompany, { body: { title: 'Northlight' } })
    await olga.client.ask(renameCompany, { body: { title: 'Northlight TV' } })
    await olga.client.ask(leaveCompany)
    const told = await changes(olga)
    expect(told).toHaveLength(3)
    // Written after all three: messages tell what is.
    expect(told.at(-1)).toMatchObject({ company: null })
  })
})
