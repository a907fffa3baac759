import { randomBytes, randomUUID } from 'node:crypto'
import { listSessions, login, logout, revokeSession } from '@foyer/contract/account/endpoints.ts'
import {
  addPaymentMethod,
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import {
  actAsCustomer,
  blockLicence,
  cancelStaffOrder,
  createStaffOrder,
  moveLicence,
  unblockLicence,
} from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import {
  getPushSubscription,
  listNotifications,
  readNotifications,
  setPreferences,
  subscribeToPush,
  unsubscribeFromPush,
} from '@foyer/contract/push/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { useFoyer } from '../../../test/foyer.ts'
import { hurryTries } from '../../../test/jobs.ts'
import {
  giveInvoice,
  giveLicence,
  giveOrder,
  longDay,
  monthsOn,
  publishSku,
  receiveTransfer,
  reportServer,
  skuId,
} from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'
import { leaveBrowser, pushesTo, subscribeBrowser } from '../../../test/push.ts'
import type { Notice } from './notify.ts'

const foyer = useFoyer()

const reason = 'as agreed'

const subscribed = async (person: Person) => {
  const body = await subscribeBrowser(person.client)
  await person.client.ask(subscribeToPush, { body })
  return body
}

const tell = (person: Person, wishes: Partial<Notice> = {}): Promise<void> =>
  foyer.platform.database.transaction(wishes.tenant ?? 'aurora', (tx) =>
    foyer.modules.push.notify(tx, {
      tenant: 'aurora',
      account_id: person.account.id,
      kind: 'server_alert',
      cause: randomUUID(),
      path: '/licenses/l1',
      details: { subject: 'edge-01', alert: 'error_disk: disk is full' },
      ...wishes,
    }),
  )

const listOf = async ({ client }: Person) => {
  await foyer.platform.jobs.runDue()
  return client.ask(listNotifications)
}

describe('a browser with notifications', () => {
  it('API-94, API-95, API-96, API-97, PROF-26 subscribes, is found, and unsubscribes', async () => {
    const ada = await createPerson(foyer)
    const body = await subscribeBrowser(ada.client)
    const query = { endpoint: body.endpoint }
    expect((await ada.client.refusal(getPushSubscription, { query })).status).toBe(404)
    for (const time of [1, 2]) expect(await ada.client.ask(subscribeToPush, { body }), `time ${time}`).toEqual(body)
    expect(await ada.client.ask(getPushSubscription, { query })).toEqual(body)
    await ada.client.ask(unsubscribeFromPush, { body: query })
    expect((await ada.client.refusal(unsubscribeFromPush, { body: query })).status).toBe(404)
    expect((await ada.client.refusal(getPushSubscription, { query })).status).toBe(404)
  })

  it('belongs to the last person who signed in there, and to nobody else', async () => {
    const [ada, bob] = [await createPerson(foyer), await createPerson(foyer)]
    const body = await subscribed(ada)
    const query = { endpoint: body.endpoint }
    expect((await bob.client.refusal(getPushSubscription, { query })).status).toBe(404)
    expect((await bob.client.refusal(unsubscribeFromPush, { body: query })).status).toBe(404)
    await bob.client.ask(subscribeToPush, { body })
    await tell(ada)
    expect(await pushesTo(foyer, body)).toEqual([])
    await tell(bob)
    expect(await pushesTo(foyer, body)).toHaveLength(1)
  })

  it('S35 is not notified once its session was ended, here or from elsewhere; one whose session expired still is', async () => {
    const ada = await createPerson(foyer)
    const [lost, kept] = [await signIn(foyer, ada), await signIn(foyer, ada)]
    const [there, here] = [await subscribed({ ...ada, ...lost }), await subscribed({ ...ada, ...kept })]
    const { sessions } = await lost.client.ask(listSessions)
    const current = sessions.find((session) => session.current)
    await kept.client.ask(revokeSession, { params: { id: current?.id ?? '' } })
    await foyer.sql(
      'update account.session set expires_at = created_at where account_id = $1 and revoked_at is null',
      ada.account.id,
    )
    await tell(ada)
    expect(await pushesTo(foyer, here)).toHaveLength(1)
    expect(await pushesTo(foyer, there)).toEqual([])
  })

  it('S35 is not notified once its owner signed out there, even if the session in which it was switched on had expired before', async () => {
    const ada = await createPerson(foyer)
    const [device, elsewhere] = [randomUUID(), randomUUID()]
    const enter = async (here: string) => ({ ...ada, ...(await signIn(foyer, { ...ada, device: here })) })
    const first = await enter(device)
    const other = await subscribed(await enter(elsewhere))
    const ranOut = await subscribed(first)
    const idle = await subscribed(await enter(device))
    const change = (what: string, { endpoint }: { readonly endpoint: string }) =>
      foyer.sql(
        `update account.session set ${what} from push.subscription s where s.session_id = session.id and s.endpoint = $1`,
        endpoint,
      )
    await change('expires_at = session.created_at', ranOut)
    await change(`last_seen_at = now() - interval '8 days'`, idle)
    await change('expires_at = session.created_at', other)
    await (await enter(device)).client.ask(logout)
    await tell(ada)
    expect(await pushesTo(foyer, ranOut)).toEqual([])
    expect(await pushesTo(foyer, idle)).toEqual([])
    // Without a sign-out, notifications go on.
    expect(await pushesTo(foyer, other)).toHaveLength(1)
  })

  it('S35, AUTH-34 is listed among the devices although its session expired, until it is ended there', async () => {
    const ada = await createPerson(foyer)
    const there = await subscribed(ada)
    await foyer.sql(
      `update account.session set last_seen_at = last_seen_at - interval '8 days' where account_id = $1`,
      ada.account.id,
    )
    const { client } = await signIn(foyer, ada)
    const sessions = async () => (await client.ask(listSessions)).sessions
    const lost = (await sessions()).find(({ current }) => !current)
    expect(lost).toMatchObject({ signed_in: false })
    expect((await sessions()).find(({ current }) => current)).toMatchObject({ signed_in: true })
    await client.ask(revokeSession, { params: { id: lost?.id ?? '' } })
    await tell(ada)
    expect(await pushesTo(foyer, there)).toEqual([])
    expect(await sessions()).toHaveLength(1)
  })

  it('S35, PROF-26 is shown as off when its owner signs in there again, until it is switched on again', async () => {
    const ada = await createPerson(foyer)
    const body = await subscribed(ada)
    const query = { endpoint: body.endpoint }
    await ada.client.ask(logout)
    const again = { ...ada, ...(await signIn(foyer, ada)) }
    expect((await again.client.refusal(getPushSubscription, { query })).status).toBe(404)
    await again.client.ask(subscribeToPush, { body })
    expect(await again.client.ask(getPushSubscription, { query })).toEqual(body)
    await tell(ada)
    expect(await pushesTo(foyer, body)).toHaveLength(1)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://user@fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.evil.example/fcm/send/1',
    'https://evil.example/?fcm.googleapis.com',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'https://a.b.notify.windows.com/',
  ])('may not make the server post to %s', async (endpoint) => {
    const ada = await createPerson(foyer)
    const { keys } = await subscribeBrowser(ada.client)
    const refused = await ada.client.refusal(subscribeToPush, { body: { endpoint, keys } })
    expect(refused).toMatchObject({ status: 422, source: { pointer: '/endpoint' } })
  })

  it.each([
    ['p256dh', { p256dh: 'AAAA' }],
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['auth', { auth: 'AAAA' }],
  ] as const)('needs a %s that is a key', async (name, wrong) => {
    const ada = await createPerson(foyer)
    const { endpoint, keys } = await subscribeBrowser(ada.client)
    const refused = await ada.client.refusal(subscribeToPush, { body: { endpoint, keys: { ...keys, ...wrong } } })
    expect(refused).toMatchObject({ status: 422, source: { pointer: `/keys/${name}` } })
  })

  /** Changes the key that the sandbox's push service has stored. */
  const unreadable = ({ endpoint }: { readonly endpoint: string }, auth: string) =>
    foyer.sql(
      'update sandbox.push_subscriber set auth = $2 where id::text = $1 returning id',
      endpoint.split('/').at(-1),
      Buffer.from(auth, 'base64url'),
    )
  const triedAgain = () => foyer.sql(`select id from jobs.job where name = 'push' and state = 'retry'`)

  it('PROF-34 that subscribed with another key is refused once, kept, and does not affect others', async () => {
    const ada = await createPerson(foyer)
    const here = await subscribed(ada)
    const server_key = webPush.generateVAPIDKeys().publicKey
    const { body } = await ada.client.send('POST', '/sandbox/push/subscriptions', { body: { server_key } })
    const other = body as typeof here
    await ada.client.ask(subscribeToPush, { body: other })
    await tell(ada)
    expect(await pushesTo(foyer, here)).toHaveLength(1)
    expect(await pushesTo(foyer, other)).toEqual([])
    expect(await triedAgain()).toEqual([])
    expect(await ada.client.ask(getPushSubscription, { query: { endpoint: other.endpoint } })).toEqual(other)
  })

  it('PROF-34 that cannot be reached for a while is notified later, and no other one twice', async () => {
    const ada = await createPerson(foyer)
    const [here, away] = [await subscribed(ada), await subscribed(ada)]
    expect(await unreadable(away, randomBytes(16).toString('base64url'))).toHaveLength(1)
    await tell(ada)
    expect(await pushesTo(foyer, here)).toHaveLength(1)
    expect(await triedAgain()).toHaveLength(1)
    await unreadable(away, away.keys.auth)
    await hurryTries(foyer.database_url)
    expect([await pushesTo(foyer, away), await pushesTo(foyer, here)]).toMatchObject([[{}], [{}]])
    expect(await triedAgain()).toEqual([])
  })

  it('is one of at most twenty', async () => {
    const ada = await createPerson(foyer)
    const bodies = []
    for (let n = 0; n < 22; n += 1) bodies.push(await subscribed(ada))
    const found = await Promise.all(
      bodies.map(({ endpoint }) => ada.client.call(getPushSubscription, { query: { endpoint } })),
    )
    expect(found.map(({ status }) => status)).toEqual([404, 404, ...Array(20).fill(200)])
  })
})

describe('a message', () => {
  it('PROF-34 arrives in every browser of its account, encrypted, and opens its page', async () => {
    const ada = await createPerson(foyer, { locale: 'ru' })
    const browsers = [await subscribed(ada), await subscribed(ada)]
    await tell(ada)
    for (const browser of browsers) {
      const [message, ...more] = await pushesTo(foyer, browser)
      expect(more).toEqual([])
      expect(message).toMatchObject({
        subject: 'Медиасервер edge-01 требует внимания',
        text: 'disk is full',
        links: [`${foyer.url}/licenses/l1`],
      })
    }
  })

  it('removes an unsubscribed browser, and still reaches the others', async () => {
    const ada = await createPerson(foyer)
    const [gone, here] = [await subscribed(ada), await subscribed(ada)]
    await leaveBrowser(ada.client, gone)
    await tell(ada)
    expect(await pushesTo(foyer, here)).toHaveLength(1)
    expect((await ada.client.refusal(getPushSubscription, { query: { endpoint: gone.endpoint } })).status).toBe(404)
  })

  it('is not posted to an address that was accepted under other rules', async () => {
    const ada = await createPerson(foyer)
    const browser = await subscribed(ada)
    await foyer.sql(
      `update push.subscription set endpoint = 'https://127.0.0.1/' where account_id = $1`,
      ada.account.id,
    )
    await tell(ada)
    await foyer.platform.jobs.runDue()
    expect(await pushesTo(foyer, browser)).toEqual([])
    const rows = await foyer.sql('select 1 from push.subscription where account_id = $1', ada.account.id)
    expect(rows).toEqual([])
  })
})

describe('a person’s notifications', () => {
  it('are listed, latest first, counted while unread, and can be marked as read', async () => {
    const ada = await createPerson(foyer)
    for (const subject of ['one', 'two', 'three']) await tell(ada, { details: { subject } })
    const list = await listOf(ada)
    expect(list.unread_count).toBe(3)
    expect(list.notifications.map(({ details }) => details['subject'])).toEqual(['three', 'two', 'one'])
    const [latest] = list.notifications
    expect(latest).toMatchObject({ kind: 'server_alert', path: '/licenses/l1', read_at: null })
    const ids = [latest?.id ?? '', randomUUID(), 'nonsense']
    expect(await ada.client.ask(readNotifications, { body: { ids } })).toEqual({ unread_count: 2 })
    expect(await ada.client.ask(readNotifications, { body: { ids: ['nonsense'] } })).toEqual({ unread_count: 2 })
    expect(await ada.client.ask(readNotifications, { body: { ids: 'all' } })).toEqual({ unread_count: 0 })
    const first = await ada.client.ask(listNotifications, { query: { limit: '2' } })
    expect(first.notifications).toHaveLength(2)
    const rest = await ada.client.ask(listNotifications, { query: { limit: '2', cursor: first.next ?? '' } })
    expect(rest.notifications.map(({ details }) => details['subject'])).toEqual(['one'])
  })

  it('stay unread while an operator acts for the customer', async () => {
    const ada = await createPerson(foyer)
    await tell(ada)
    const { client } = await createStaff(foyer, { role: 'admin' })
    const { url } = await client.ask(actAsCustomer, { params: { id: ada.account.id }, body: { reason } })
    const refresh_token = new URL(url).searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    const acting = foyer.client.as({ tenant: 'aurora', access_token })
    expect(await acting.ask(readNotifications, { body: { ids: 'all' } })).toEqual({ unread_count: 1 })
    expect((await listOf(ada)).unread_count).toBe(1)
  })

  it('are visible to nobody else', async () => {
    const [ada, bob] = [await createPerson(foyer), await createPerson(foyer)]
    await tell(ada)
    const { notifications } = await listOf(ada)
    expect((await listOf(bob)).notifications).toEqual([])
    await bob.client.ask(readNotifications, { body: { ids: notifications.map(({ id }) => id) } })
    expect((await listOf(ada)).unread_count).toBe(1)
  })

  it('are created once for one cause, however often and concurrently', async () => {
    const ada = await createPerson(foyer)
    const browser = await subscribed(ada)
    await Promise.all(Array.from({ length: 10 }, () => tell(ada, { cause: 'the same' })))
    expect((await listOf(ada)).notifications).toHaveLength(1)
    expect(await pushesTo(foyer, browser)).toHaveLength(1)
    expect(await mailsTo(foyer, ada.email)).toHaveLength(1)
  })

  it('are not created for what was rolled back', async () => {
    const ada = await createPerson(foyer)
    const failed = foyer.platform.database.transaction('aurora', async (tx) => {
      await foyer.modules.push.notify(tx, {
        tenant: 'aurora',
        account_id: ada.account.id,
        kind: 'server_alert',
        cause: 'never',
        path: '/licenses',
        details: {},
      })
      throw new Error('something after it')
    })
    await expect(failed).rejects.toThrow('something after it')
    expect((await listOf(ada)).notifications).toEqual([])
    expect(await mailsTo(foyer, ada.email)).toEqual([])
  })

  it('use the channels that were chosen for the event, and are always in the list', async () => {
    const ada = await createPerson(foyer)
    const browser = await subscribed(ada)
    const events = [{ kind: 'server_alert', mail: false, push: false } as const]
    const chosen = await ada.client.ask(setPreferences, { body: { events } })
    expect(chosen.events).toContainEqual({ ...events[0], company_mail: false })
    expect(chosen.events).toContainEqual({ kind: 'unpaid_invoice', mail: true, push: true, company_mail: false })
    await tell(ada)
    expect((await listOf(ada)).unread_count).toBe(1)
    expect(await pushesTo(foyer, browser)).toEqual([])
    expect(await mailsTo(foyer, ada.email)).toEqual([])
    const details = { subject: 'MS-1', name: 'Pro', day: '2026-12-01', stops_on: '2026-12-15' }
    await tell(ada, { kind: 'licence_expiring', details })
    expect(await pushesTo(foyer, browser)).toHaveLength(1)
    const [mail] = await mailsTo(foyer, ada.email)
    expect(mail?.subject).toBe('Licence MS-1 is about to expire')
    expect(mail?.text).toContain('Pro is paid till 01 December 2026')
    expect(mail?.links).toContain(`${foyer.url}/notifications`)
  })
})

describe('the events with notifications', () => {
  it('PROF-08 a mail is sent once to a person who also entered their own address in another spelling', async () => {
    const ada = await createPerson(foyer)
    const otherwise = ada.email.toUpperCase()
    await foyer.sql('update account.account set notification_emails = $2 where id = $1', ada.account.id, [otherwise])
    const { order_id } = await giveInvoice(foyer, ada)
    const card = await ada.client.call(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
    const payment_method_id = (card.body as { readonly id: string }).id
    await ada.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', payment_method_id } })
    const mails = [...(await mailsTo(foyer, ada.email)), ...(await mailsTo(foyer, otherwise))]
    const subjects = mails.map(({ subject }) => subject)
    // One for the invoice, one for the receipt.
    expect(subjects).toHaveLength(2)
    expect(new Set(subjects).size).toBe(2)
  })

  it('PROF-34 a new unpaid invoice', async () => {
    const ada = await createPerson(foyer)
    const browser = await subscribed(ada)
    const { order_id } = await giveInvoice(foyer, ada)
    const [first] = (await listOf(ada)).notifications
    expect(first).toMatchObject({ kind: 'unpaid_invoice', path: `/invoices/${order_id}` })
    expect(first?.details).toMatchObject({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'EUR' })
    expect((await pushesTo(foyer, browser))[0]?.links).toEqual([`${foyer.url}/invoices/${order_id}`])
  })

  it('a new invoice has one mail, and none if its owner wants none', async () => {
    const [ada, bob] = [await createPerson(foyer), await createPerson(foyer)]
    await bob.client.ask(setPreferences, { body: { events: [{ kind: 'unpaid_invoice', mail: false, push: true }] } })
    for (const person of [ada, bob]) await giveOrder(foyer, person, { due_on: monthsOn(1) })
    const mails = await mailsTo(foyer, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New invoice AUR-/)])
    expect(mails[0]?.text).toContain(`Setup service: €119.00 to pay by ${longDay(monthsOn(1))}`)
    expect(mails[0]?.text).toContain('Open the invoice')
    expect(await mailsTo(foyer, bob.email)).toEqual([])
    expect((await listOf(bob)).unread_count).toBe(1)
  })

  it.each([
    ['internal', /renews on .*, but no card is saved$/],
    ['manual', /^Invoice AUR-/],
  ] as const)('an invoice of a renewal by %s billing has one mail', async (billing_kind, subject) => {
    const ada = await createPerson(foyer)
    const soon = new Date(foyer.platform.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10)
    await giveLicence(foyer, ada, { billing_kind, auto_renewable: true, paid_till: soon })
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await mailsTo(foyer, ada.email)).map((mail) => mail.subject)).toEqual([expect.stringMatching(subject)])
    expect((await listOf(ada)).notifications).toMatchObject([{ kind: 'unpaid_invoice' }])
  })

  it('a renewal that an external service charges automatically asks for nothing before its day', async () => {
    const ada = await createPerson(foyer)
    const soon = new Date(foyer.platform.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10)
    await giveLicence(foyer, ada, { billing_kind: 'external', auto_renewable: true, paid_till: soon })
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await ada.client.ask(listOrders)).orders).toEqual([])
    expect(await mailsTo(foyer, ada.email)).toEqual([])
    expect((await listOf(ada)).notifications).toEqual([])
  })

  it.each([
    ['paid', (_: Staff, id: string) => receiveTransfer(foyer, { order_id: id })],
    ['given up', ({ client }: Staff, id: string) => client.ask(cancelStaffOrder, { params: { id }, body: { reason } })],
  ])('PROF-34 an invoice that is %s asks nobody to pay it any more', async (_, settle) => {
    const ada = await createPerson(foyer)
    const [settled, open] = [await giveOrder(foyer, ada), await giveOrder(foyer, ada)]
    const asking = async () =>
      (await listOf(ada)).notifications.filter(({ kind }) => kind === 'unpaid_invoice').map(({ path }) => path)
    expect(new Set(await asking())).toEqual(new Set([`/invoices/${settled}`, `/invoices/${open}`]))
    await settle(await createStaff(foyer), settled)
    expect(await asking()).toEqual([`/invoices/${open}`])
  })

  it.each([
    ['en', 'is cancelled', 'Setup service: €119.00 no longer needs to be paid'],
    ['ru', 'отменён', 'Setup service: 119,00 € платить больше не нужно'],
  ] as const)('an invoice that staff cancelled, in %s: that nothing has to be paid', async (locale, subject, text) => {
    const ada = await createPerson(foyer, { locale })
    const { client: staff } = await createStaff(foyer)
    const id = await giveOrder(foyer, ada)
    await listOf(ada)
    await staff.ask(cancelStaffOrder, { params: { id }, body: { reason } })
    const [mail, ...others] = (await mailsTo(foyer, ada.email)).filter((sent) => sent.subject.endsWith(subject))
    expect(others).toEqual([])
    const { number } = await ada.client.ask(getOrder, { params: { id } })
    expect(mail?.subject).toContain(number)
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text)
    expect(mail?.links).toContain(`${foyer.url}/invoices/${id}`)
    expect((await listOf(ada)).notifications).toMatchObject([
      { kind: 'invoice_cancelled', path: `/invoices/${id}`, details: { subject: number, name: 'Setup service' } },
    ])
  })

  it('not an invoice that they cancelled themselves, nor a replaced one', async () => {
    const ada = await createPerson(foyer, { permissions: { store: true, create_trial: false } })
    await publishSku(foyer)
    const { id } = await ada.client.ask(createOrder, { body: { purpose: 'new', sku_id: skuId, quantity: 2 } })
    await ada.client.ask(cancelOrder, { params: { order_id: id } })
    const { deliverable_id } = await giveInvoice(foyer, ada)
    const { client: staff } = await createStaff(foyer)
    const agreed = { action: 'set_price_correction', price_correction: -1, reason } as const
    await staff.ask(createStaffOrder, { body: { customer_id: ada.account.id, deliverable_id, ...agreed } })
    expect((await listOf(ada)).notifications.map(({ kind }) => kind)).not.toContain('invoice_cancelled')
  })

  it('LIC-12 what the vendor did to a licence, once each time, for the previous and the new owner', async () => {
    const [ada, bob] = [await createPerson(foyer), await createPerson(foyer, { locale: 'ru' })]
    const { client: staff } = await createStaff(foyer)
    const id = await giveLicence(foyer, ada)
    const { human_id } = await ada.client.ask(getDeliverable, { params: { id } })
    const order = (action: 'terminate' | 'restore') =>
      staff.ask(createStaffOrder, { body: { customer_id: ada.account.id, deliverable_id: id, action, reason } })
    const params = { id }
    await staff.ask(blockLicence, { params, body: { reason } })
    await staff.ask(unblockLicence, { params, body: null })
    await order('terminate')
    await order('restore')
    await staff.ask(moveLicence, { params, body: { customer_id: bob.account.id, reason } })
    const told = async (person: Person) =>
      (await listOf(person)).notifications
        .filter(({ kind }) => kind === 'licence_decision')
        .map(({ details, path }) => [details['decision'], path])
    expect(new Set(await told(ada))).toEqual(
      new Set([
        ['moved_away', '/licenses'],
        ['restored', `/licenses/${id}`],
        ['terminated', `/licenses/${id}`],
        ['unblocked', `/licenses/${id}`],
        ['blocked', `/licenses/${id}`],
      ]),
    )
    expect(await told(bob)).toEqual([['moved_here', `/licenses/${id}`]])
    expect((await subjectsTo(foyer, ada.email)).toSorted()).toEqual([
      `Licence ${human_id} is blocked`,
      `Licence ${human_id} is no longer yours`,
      `Licence ${human_id} is restored`,
      `Licence ${human_id} is terminated`,
      `Licence ${human_id} is unblocked`,
    ])
    const [here, ...more] = await mailsTo(foyer, bob.email)
    expect(more).toEqual([])
    expect(here?.subject).toBe(`Лицензия ${human_id} теперь ваша`)
    expect(here?.text).not.toContain(ada.email)
  })

  it('PROF-34 a reply of staff', async () => {
    const ada = await createPerson(foyer)
    const browser = await subscribed(ada)
    const { id } = await ada.client.ask(openTicket, {
      body: { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' },
    })
    const { client: staff } = await createStaff(foyer)
    await staff.ask(addStaffComment, { params: { id }, body: { body: 'We are looking into it.' } })
    const [first] = (await listOf(ada)).notifications
    expect(first).toMatchObject({ kind: 'staff_reply', path: `/tickets/${id}`, details: { subject: 'No picture' } })
    expect((await pushesTo(foyer, browser))[0]?.links).toEqual([`${foyer.url}/tickets/${id}`])
  })

  it('STAT-31, STAT-32, STAT-33 problems of a media server, in words, without hidden ones', async () => {
    const ada = await createPerson(foyer)
    const id = await giveLicence(foyer, ada)
    const alerts = [
      'error_disk: Disk is 94 % full',
      'error_auth: external_error 502',
      'error_cpu_scaling_governor: slow',
    ]
    await reportServer(foyer, id, { server_id: randomUUID(), hostname: 'edge-01', alerts })
    expect((await listOf(ada)).notifications).toHaveLength(2)
    const mails = await mailsTo(foyer, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Media server edge-01 needs attention'))
    const told = mails.map(({ text }) => text).join('\n')
    expect(told).toContain('Disk is 94 % full')
    expect(told).toContain('An outside service returned an error')
    expect(told).not.toMatch(/error_|502/)
  })

  it('a licence that ends within a week, once for each end', async () => {
    const ada = await createPerson(foyer)
    const { deliverable_id } = await giveInvoice(foyer, ada)
    const soon = new Date(foyer.platform.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10)
    await foyer.sql(
      'update licensing.deliverable set paid_till = $2, auto_renewable = false where id = $1',
      deliverable_id,
      soon,
    )
    await listOf(ada)
    const { notifications } = await listOf(ada)
    const told = notifications.filter(({ kind }) => kind === 'licence_expiring')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ path: `/licenses/${deliverable_id}`, details: { day: soon } })
  })
})

describe('a person’s twenty-first browser', () => {
  it('replaces the one that was switched on first, even if another account had used the new one for longer', async () => {
    const [before, ada] = [await createPerson(foyer), await createPerson(foyer)]
    const shared = await subscribed(before)
    const age = `update push.subscription set created_at = now() - interval '1 year' where account_id = $1`
    await foyer.sql(age, before.account.id)
    const first = await subscribed(ada)
    for (let count = 0; count < 19; count += 1) await subscribed(ada)
    await ada.client.ask(subscribeToPush, { body: shared })
    const isTold = async (endpoint: string) =>
      (await ada.client.call(getPushSubscription, { query: { endpoint } })).status === 200
    expect(await isTold(shared.endpoint)).toBe(true)
    expect(await isTold(first.endpoint)).toBe(false)
  })
})

describe('old notifications', () => {
  const oldOf = ({ account }: Person) => foyer.sql('select id from push.notification where account_id = $1', account.id)
  const ofAged = async (tenant: string): Promise<Person> => {
    const person = await createPerson(foyer, { tenant })
    await tell(person, { tenant })
    const age = `update push.notification set created_at = now() - interval '181 days' where account_id = $1`
    await foyer.sql(age, person.account.id)
    return person
  }

  it('are deleted after half a year, at every brand, even if another brand fails', async () => {
    const [first, ...others] = foyer.modules.branding.all
    if (first === undefined) throw new Error('there are brands')
    const broken = await ofAged(first.key)
    const people = await Promise.all(others.map(({ key }) => ofAged(key)))
    await foyer.sql(`create function push.refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
    await foyer.sql(`create trigger refuse before delete on push.notification for each row when (old.tenant = '${first.key}')
      execute function push.refuse()`)
    await foyer.platform.jobs.runDue()
    expect(await oldOf(broken)).toHaveLength(1)
    for (const person of people) expect(await oldOf(person)).toEqual([])
    await foyer.sql('drop function push.refuse() cascade')
    await foyer.platform.jobs.runDue()
    expect(await oldOf(broken)).toEqual([])
  })
})
