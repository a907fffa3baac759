// @module-tag long
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { signUp } from '@foyer/contract/account/endpoints.ts'
import { getOrder } from '@foyer/contract/billing/endpoints.ts'
import { acceptInvite, createCompany, createInvite } from '@foyer/contract/company/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { cancelStaffOrder, createCustomer, issueStaffLicence } from '@foyer/contract/operator/endpoints.ts'
import { addComment, closeTicket, getTicket, openTicket, reopenTicket } from '@foyer/contract/support/endpoints.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import * as calls from '@foyer/contract/webhooks/endpoints.ts'
import { type WebhookEvent, webhookMessage } from '@foyer/contract/webhooks/message.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { entriesOf } from '../../../test/audit.ts'
import { solveCaptcha } from '../../../test/captcha.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveLicence, publishSku, receiveTransfer, skuId } from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../test/outbox.ts'
import { readPages } from '../../../test/pages.ts'
import { createPerson, type Person, somePassword } from '../../../test/people.ts'
import { type Arrived, type Receiver, startReceiver } from '../../../test/receiver.ts'
import type { Settings } from '../../config.ts'
import { runOperatorCommand } from '../../operator-commands/operator-command.ts'
import { post } from '../../platform/outbound/post.ts'
import { pauseSeconds } from './retry-rules.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const [secret, nextSecret, severSecret] = ['one', 'two', 'three'].map(
  (word) => `whsec_${Buffer.from(word.padEnd(24, '.')).toString('base64')}`,
) as [string, string, string]

let receiver: Receiver
let foyer: RunningFoyer
let hanna: Staff
let olga: Person

type Configured = Settings['brands'][string]['webhooks'][string]

/** Endpoints of the brands; all of them are served by the receiver. */
const withWebhooks = (settings: Settings): Settings => {
  const told = (path: string, events?: WebhookEvent[], secrets = [secret]): Configured => ({
    url: `${receiver.url}/${path}`,
    secrets,
    private_network: true,
    events,
  })
  const webhooks: Readonly<Record<string, Settings['brands'][string]['webhooks']>> = {
    aurora: {
      crm: told('crm', undefined, [nextSecret, secret]),
      flaky: told('flaky', ['ticket_reopened']),
      dying: told('dying', ['ticket_closed']),
      busy: told('busy', ['ticket_closed']),
      gone: told('gone', ['ticket_closed']),
      moved: told('moved', ['ticket_closed']),
      guarded: { ...told('', ['ticket_merged']), url: 'https://bot:hush@crm.example/foyer?team=7&key=s3cret' },
    },
    sever: { crm: told('sever', undefined, [severSecret]) },
  }
  const brands = Object.entries(settings.brands).map(([key, brand]) => [
    key,
    { ...brand, webhooks: webhooks[key] ?? {} },
  ])
  return { ...settings, brands: Object.fromEntries(brands) }
}

beforeAll(async () => {
  receiver = await startReceiver()
  foyer = await startFoyer({ adjust: withWebhooks })
  hanna = await createStaff(foyer)
  olga = await createPerson(foyer)
})
afterAll(async () => {
  receiver.close()
  await foyer.close()
})

/** Runs all jobs that are due. */
const runDue = () => foyer.platform.jobs.runDue()
const open = async (person = olga): Promise<string> => (await person.client.ask(openTicket, { body: question })).id
const arrivedFor = (path: string, id: string): Arrived[] =>
  receiver.arrived.filter((one) => one.path === `/${path}` && one.body.includes(id))
const typesFor = (path: string, id: string): string[] =>
  arrivedFor(path, id).map(({ body }) => (JSON.parse(body) as { type: string }).type)
const deliveryOf = async (endpoint: string, object_id: string) => {
  const { webhook_deliveries } = await hanna.client.ask(calls.listWebhookDeliveries, { query: { endpoint, object_id } })
  const [first] = webhook_deliveries
  if (first === undefined) throw new Error(`nothing is told to ${endpoint} of ${object_id}`)
  return first
}
const historyOf = async (endpoint: string, object_id: string) => {
  const { id } = await deliveryOf(endpoint, object_id)
  return (await hanna.client.ask(calls.getWebhookDelivery, { params: { id } })).history
}
/** Moves the clock to the time of the next attempt; it is reset after the test. */
const toNextAttempt = async (endpoint: string, object_id: string): Promise<void> => {
  const { next_attempt_at } = await deliveryOf(endpoint, object_id)
  if (next_attempt_at === null) return
  const { clock } = foyer.platform
  clock.offset_ms += Math.max(0, new Date(next_attempt_at).getTime() - clock.now().getTime()) + 1000
  await runDue()
}
let offset = 0
beforeEach(() => {
  offset = foyer.platform.clock.offset_ms
})
afterEach(() => {
  foyer.platform.clock.offset_ms = offset
})

describe('a webhook', () => {
  it('reports a licence that staff created', async () => {
    await publishSku(foyer)
    const reason = 'for the fair'
    const body = {
      customer_id: olga.account.id,
      sku_id: skuId,
      quantity: 5,
      activation_type: 'online',
      reason,
    } as const
    const { id } = await hanna.client.ask(issueStaffLicence, { body })
    await runDue()
    expect(typesFor('crm', id)).toEqual(['licence_changed'])
  })

  it('reports a licence that ends within a week once a day, however often that day is checked', async () => {
    const { clock } = foyer.platform
    const paid_till = dayOf(clock.now().getTime() + 5 * dayMs)
    const id = await giveLicence(foyer, olga, { paid_till })
    const told = () => typesFor('crm', id).filter((type) => type === 'licence_expiring')
    for (let day = 1; day <= 3; day += 1) {
      for (let looks = 0; looks < 2; looks += 1) await runDue()
      expect(told()).toHaveLength(day)
      clock.offset_ms += dayMs
    }
  })

  it('reports a licence whose renewal staff stopped', async () => {
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga, { auto_renewable: true })
    await hanna.client.ask(cancelStaffOrder, { params: { id: order_id }, body: { reason: 'they leave' } })
    await runDue()
    expect(typesFor('crm', deliverable_id).filter((type) => type === 'licence_changed')).toHaveLength(1)
  })

  it('reports orders, licences and tickets as in the contract, signed as Standard Webhooks says, with both secrets during a rotation', async () => {
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
    await receiveTransfer(foyer, { order_id })
    const ticket = await open()
    await runDue()

    expect(typesFor('crm', order_id)).toEqual(expect.arrayContaining(['order_issued', 'order_paid']))
    expect(typesFor('crm', deliverable_id)).toContain('licence_changed')
    expect(typesFor('crm', ticket)).toEqual(['ticket_opened'])
    expect(typesFor('crm', olga.email)).toContain('customer_created')
    for (const { headers, body } of [...arrivedFor('crm', order_id), ...arrivedFor('crm', ticket)]) {
      for (const known of [secret, nextSecret])
        expect(new Webhook(known).verify(body, headers)).toEqual(JSON.parse(body))
      expect(() => new Webhook(severSecret).verify(body, headers)).toThrow()
      expect(() => new Webhook(secret).verify(body.replace('aurora', 'sever'), headers)).toThrow()
      const { type } = JSON.parse(body) as { type: WebhookEvent }
      expect(webhookMessage(type).parse(JSON.parse(body))).toEqual(JSON.parse(body))
    }
    const paid = arrivedFor('crm', order_id).find(({ body }) => body.includes('"type":"order_paid"'))
    expect(JSON.parse(paid?.body ?? '')).toMatchObject({
      brand: 'aurora',
      data: {
        order: { id: order_id, paid_at: expect.any(String), customer: { id: olga.account.id, email: olga.email } },
      },
    })
    // A licence key is a secret: it must never leave in a message.
    const keys = await foyer.sql<{ key: string }>('select key from licensing.deliverable')
    for (const { key } of keys) expect(JSON.stringify(receiver.arrived)).not.toContain(key)
  })

  it('has the beginning of long text up to a whole character, and its content can be listed', async () => {
    const words = { ...question, description: `${'a'.repeat(3999)}😀 and so on` }
    const { id } = await olga.client.ask(openTicket, { body: words })
    await olga.client.ask(addComment, { params: { id }, body: { body: words.description } })
    await runDue()
    const told = arrivedFor('crm', id).map(({ body }) => ({ data: (JSON.parse(body) as { data: object }).data }))
    const beginning = 'a'.repeat(3999)
    expect(told).toContainEqual({ data: expect.objectContaining({ description: beginning }) })
    expect(told).toContainEqual({
      data: expect.objectContaining({ comment: expect.objectContaining({ body: beginning }) }),
    })
    expect(await deliveryOf('crm', id)).toMatchObject({ state: 'delivered' })
  })

  it('reports every new customer, whether they signed up, were invited or were created by staff', async () => {
    const [visitor, invited, entered] = ['visitor', 'invited', 'entered'].map(
      (name) => `${name}-${randomUUID()}@fresh.example`,
    ) as [string, string, string]
    const person = { password: somePassword, locale: 'en', terms_accepted: true, country: 'DE' } as const
    const recaptcha_token = await solveCaptcha(foyer)
    await foyer.client.ask(signUp, { body: { ...person, email: visitor, recaptcha_token } })
    const { client: owner } = await createPerson(foyer)
    await owner.ask(createCompany, { body: { title: 'Northlight' } })
    const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
    const { id } = await owner.ask(createInvite, { body: { email: invited, roles } })
    const custom_token = tokenIn((await mailsTo(foyer, invited))[0])
    await foyer.client.ask(acceptInvite, { as: { tenant: 'aurora', custom_token }, params: { id } })
    const body = { email: entered, name: 'Erik', country: 'SE', locale: 'en' } as const
    await hanna.client.ask(createCustomer, { body })
    await runDue()
    for (const email of [visitor, invited, entered]) expect(typesFor('crm', email)).toContain('customer_created')
  })

  it('sends an endpoint the events it subscribes to, and each brand its own', async () => {
    const id = await open()
    await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    expect(typesFor('crm', id)).toEqual(expect.arrayContaining(['ticket_opened', 'ticket_closed']))
    expect(typesFor('dying', id)).toEqual(['ticket_closed'])
    expect(typesFor('sever', id)).toEqual([])

    const pavel = await createPerson(foyer, { tenant: 'sever', country: 'RU' })
    const theirs = await open(pavel)
    await runDue()
    expect(typesFor('sever', theirs)).toEqual(['ticket_opened'])
    expect(typesFor('crm', theirs)).toEqual([])
    const { client } = await createStaff(foyer, { tenant: 'sever' })
    const { webhook_deliveries } = await client.ask(calls.listWebhookDeliveries)
    expect(webhook_deliveries.map(({ object_id }) => object_id)).toEqual([theirs, pavel.account.id])
    expect(
      await client.refusal(calls.getWebhookDelivery, { params: { id: (await deliveryOf('crm', id)).id } }),
    ).toMatchObject({
      status: 404,
    })
  })

  it('is retried with the same id after growing pauses, until it is accepted', async () => {
    const id = await open()
    await olga.client.ask(closeTicket, { params: { id } })
    receiver.answer('/flaky', { status: 500, body: 'not now' })
    await olga.client.ask(reopenTicket, { params: { id } })
    await runDue()
    expect(await deliveryOf('flaky', id)).toMatchObject({ state: 'waiting', status: 500 })
    await toNextAttempt('flaky', id)
    receiver.answer('/flaky', { status: 204, body: '' })
    await toNextAttempt('flaky', id)

    const delivery = await deliveryOf('flaky', id)
    expect(delivery).toMatchObject({ state: 'delivered', status: 204, next_attempt_at: null })
    const arrived = arrivedFor('flaky', id)
    expect(arrived.length).toBeGreaterThanOrEqual(3)
    expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(arrived.map(({ body }) => body)).size).toBe(1)
    // Each attempt is signed with its own timestamp.
    for (const { headers, body } of arrived) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body))
    }
    const { history, body } = await hanna.client.ask(calls.getWebhookDelivery, { params: { id: delivery.id } })
    expect(body).toBe(arrived[0]?.body)
    expect(history.map(({ number }) => number)).toEqual(arrived.map((_, at) => at + 1))
    expect(history[0]).toMatchObject({ status: 500, response: 'not now', error: null })
    expect(history.at(-1)).toMatchObject({ status: 204, response: '' })
    history.slice(1).forEach(({ began_at }, at) => {
      const before = history[at]
      const pause = new Date(began_at).getTime() - new Date(before?.began_at ?? 0).getTime() - (before?.took_ms ?? 0)
      expect(pause).toBeGreaterThanOrEqual(10_000 * 4 ** at)
    })
  })

  it('is given up after ten attempts, and starts again when an operator replays it', async () => {
    const id = await open()
    receiver.answer('/dying', { status: 503, body: 'down' })
    await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    // Stands for eight more failed attempts, so that the test need not wait for them.
    await foyer.sql(
      `update webhooks.delivery set attempts = 9 where endpoint = 'dying' and object_id = $1 and state = 'waiting'`,
      id,
    )
    await toNextAttempt('dying', id)
    const dead = await deliveryOf('dying', id)
    expect(dead).toMatchObject({ state: 'dead', attempts: 10, status: 503, next_attempt_at: null })
    const { webhooks } = await hanna.client.ask(calls.listWebhooks)
    expect(webhooks.find(({ key }) => key === 'dying')).toMatchObject({
      dead: 1,
      waiting: 0,
      events: ['ticket_closed'],
    })

    receiver.answer('/dying', { status: 200, body: 'ok' })
    const said = { params: { id: dead.id }, body: { reason: 'the CRM is back' } }
    expect(await hanna.client.ask(calls.replayWebhookDelivery, said)).toMatchObject({ state: 'waiting', attempts: 10 })
    await runDue()
    expect(await deliveryOf('dying', id)).toMatchObject({ state: 'delivered', attempts: 11, status: 200 })
    expect(new Set(arrivedFor('dying', id).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    // A delivered message can be replayed as well.
    const before = arrivedFor('dying', id).length
    await hanna.client.ask(calls.replayWebhookDelivery, { params: { id: dead.id }, body: null })
    await runDue()
    expect(arrivedFor('dying', id)).toHaveLength(before + 1)
    const audited = await entriesOf(foyer, dead.id, ['action', 'reason', 'changes'])
    expect(audited).toEqual([
      { action: 'webhook_replayed', reason: 'the CRM is back', changes: { from: 'dead' } },
      { action: 'webhook_replayed', reason: null, changes: { from: 'delivered' } },
    ])
  })

  it('can be discarded once it was given up, and then needs no attention, but can still be replayed', async () => {
    const undelivered = () => foyer.modules.webhooks.undelivered('aurora')
    const id = await open()
    receiver.answer('/gone', { status: 410, body: '' })
    await olga.client.ask(closeTicket, { params: { id } })
    const { dead } = await undelivered()
    await runDue()
    const given = await deliveryOf('gone', id)
    expect(given.state).toBe('dead')
    expect(await undelivered()).toMatchObject({ dead: dead + 1 })

    const said = { params: { id: given.id }, body: { reason: 'deleted in the CRM' } }
    expect(await hanna.client.ask(calls.discardWebhookDelivery, said)).toMatchObject({ state: 'discarded' })
    expect(await undelivered()).toMatchObject({ dead })
    expect(await hanna.client.refusal(calls.discardWebhookDelivery, said)).toMatchObject({ status: 409 })
    const listed = async (state: 'dead' | 'discarded'): Promise<string[]> => {
      const query = { state, object_id: id, endpoint: 'gone' } as const
      const { webhook_deliveries } = await hanna.client.ask(calls.listWebhookDeliveries, { query })
      return webhook_deliveries.map((one) => one.id)
    }
    expect([await listed('dead'), await listed('discarded')]).toEqual([[], [given.id]])

    receiver.answer('/gone', { status: 200, body: 'ok' })
    await hanna.client.ask(calls.replayWebhookDelivery, said)
    await runDue()
    expect(await deliveryOf('gone', id)).toMatchObject({ state: 'delivered' })
    expect(await entriesOf(foyer, given.id, ['action', 'reason'])).toEqual([
      { action: 'webhook_discarded', reason: 'deleted in the CRM' },
      { action: 'webhook_replayed', reason: 'deleted in the CRM' },
    ])
  })

  it('can be discarded with all others of its endpoint', async () => {
    const id = await open()
    receiver.answer('/gone', { status: 410, body: '' })
    await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    const body = { endpoint: 'gone', reason: 'the object is gone' }
    const { discarded, left } = await hanna.client.ask(calls.discardDeadWebhooks, { body })
    expect(discarded).toBeGreaterThan(0)
    expect(left).toBe(0)
    expect(await deliveryOf('gone', id)).toMatchObject({ state: 'discarded' })
  })

  it('stops at 410, follows no redirect, and waits as long as a Retry-After says', async () => {
    receiver.answer('/gone', { status: 410, body: '' })
    receiver.answer('/moved', { status: 302, body: '', headers: { location: `${receiver.url}/elsewhere` } })
    receiver.answer('/busy', { status: 429, body: '', headers: { 'retry-after': '7200' } })
    const id = await open()
    await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    expect(await deliveryOf('gone', id)).toMatchObject({ state: 'dead', attempts: 1, status: 410 })
    expect(await deliveryOf('moved', id)).toMatchObject({ state: 'waiting', status: 302 })
    expect(receiver.arrived.filter(({ path }) => path === '/elsewhere')).toEqual([])
    const { next_attempt_at, attempts } = await deliveryOf('busy', id)
    const [attempt] = await historyOf('busy', id)
    const wait = new Date(next_attempt_at ?? 0).getTime() - new Date(attempt?.began_at ?? 0).getTime()
    expect(attempts).toBe(1)
    expect(wait).toBeGreaterThanOrEqual(7_200_000)
  })

  it('waits until the day and time that a Retry-After names', async () => {
    const { clock } = foyer.platform
    const until = new Date(clock.now().getTime() + 1_800_000)
    receiver.answer('/busy', { status: 503, body: '', headers: { 'retry-after': until.toUTCString() } })
    const id = await open()
    await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    const { next_attempt_at } = await deliveryOf('busy', id)
    // The header has no milliseconds.
    expect(new Date(next_attempt_at ?? 0).getTime()).toBeGreaterThanOrEqual(until.getTime() - 1000)
  })

  it('without an answer says why, and delays no other endpoint', async () => {
    const id = await open()
    receiver.answer('/busy', 'hang up')
    receiver.answer('/gone', 'silence')
    receiver.answer('/dying', { status: 200, body: '' })
    await olga.client.ask(closeTicket, { params: { id } })
    await vi.waitFor(() => expect(arrivedFor('gone', id)).toHaveLength(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await deliveryOf('dying', id)).toMatchObject({ state: 'delivered' }), {
      timeout: 10_000,
    })
    receiver.dropSilent()
    await runDue()
    const [attempt] = await historyOf('busy', id)
    expect(attempt).toMatchObject({ status: null, error: expect.stringMatching(/socket|reset/i), response: null })
    receiver.answer('/gone', { status: 200, body: '' })
    receiver.answer('/busy', { status: 200, body: '' })
  })

  it('for a repeated announcement is written once', async () => {
    const { modules, platform } = foyer
    const id = await open()
    await runDue()
    const { message_id } = await deliveryOf('crm', id)
    const [row] = await foyer.sql<{ body: string }>('select body from webhooks.message where id = $1', message_id)
    const { data } = webhookMessage('ticket_opened').parse(JSON.parse(row?.body ?? ''))
    const happening = { tenant: 'aurora', id: message_id, type: 'ticket_opened', object_id: id, data } as const
    await platform.database.transaction('aurora', (tx) => modules.webhooks.publish(tx, happening))
    await runDue()
    expect(arrivedFor('crm', id)).toHaveLength(1)
  })
})

describe('what an operator sees of webhooks', () => {
  it('shows where they go, and not their secrets', async () => {
    const { webhooks } = await hanna.client.ask(calls.listWebhooks)
    expect(webhooks.find(({ key }) => key === 'guarded')?.url).toBe(
      'https://••••••@crm.example/foyer?team=••••••&key=••••••',
    )
    expect(webhooks.find(({ key }) => key === 'crm')?.url).toBe(`${receiver.url}/crm`)
  })

  it('is listed by endpoint, state, kind and object, page by page', async () => {
    const ids = [await open(), await open(), await open()]
    for (const id of ids) await olga.client.ask(closeTicket, { params: { id } })
    await runDue()
    const list = (asked: Parameters<typeof hanna.client.ask<typeof calls.listWebhookDeliveries>>[1]) =>
      hanna.client.ask(calls.listWebhookDeliveries, asked)
    const [first = ''] = ids
    const about = await list({ query: { object_id: first, endpoint: 'crm' } })
    // Messages are written by concurrent jobs, so only the rows tell which came first.
    expect(about.webhook_deliveries.map(({ type }) => type).sort()).toEqual(['ticket_closed', 'ticket_opened'])
    const closed = await list({ query: { endpoint: 'crm', type: 'ticket_closed', state: 'delivered' } })
    const newest = closed.webhook_deliveries.slice(0, 3)
    expect(newest.map(({ object_id }) => object_id).sort()).toEqual(ids.toSorted())
    const times = closed.webhook_deliveries.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const pages = await readPages(async (cursor) => {
      const { webhook_deliveries: rows, next, prev } = await list({ query: { endpoint: 'crm', limit: 2, cursor } })
      return { rows, next, prev }
    })
    const all = pages.flatMap(({ rows }) => rows)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(6)
    expect((await list({ query: { object_id: 'nothing' } })).webhook_deliveries).toEqual([])
  })

  it('names the object of each message as it was then, even if it has another name now', async () => {
    const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
    await receiveTransfer(foyer, { order_id })
    const ticket = await open()
    await runDue()
    const { number } = await olga.client.ask(getOrder, { params: { id: order_id } })
    const { human_id, sku_name } = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    const { number: ticketNumber, title } = await olga.client.ask(getTicket, { params: { id: ticket } })
    expect(await deliveryOf('crm', order_id)).toMatchObject({ object_name: number })
    expect(await deliveryOf('crm', deliverable_id)).toMatchObject({ object_name: `${human_id} ${sku_name}` })
    const told = await deliveryOf('crm', ticket)
    expect(told).toMatchObject({ object_name: `#${ticketNumber} ${title}` })
    expect(await deliveryOf('crm', olga.account.id)).toMatchObject({ object_name: olga.email })

    await foyer.sql(`update support.ticket set title = 'Another title' where id = $1`, ticket)
    expect(await deliveryOf('crm', ticket)).toMatchObject({ object_name: told.object_name })
    const params = { id: told.id }
    expect(await hanna.client.ask(calls.getWebhookDelivery, { params })).toMatchObject({
      object_name: told.object_name,
    })
    expect(await hanna.client.ask(calls.replayWebhookDelivery, { params, body: null })).toMatchObject({
      object_name: told.object_name,
    })
  })

  it('is the same on the command line', async () => {
    const id = await open()
    await runDue()
    const run = async (...words: string[]): Promise<unknown> =>
      parse(await runOperatorCommand({ url: foyer.url, key: hanna.key, tenant: undefined }, words))
    const { webhooks } = (await run('webhooks', 'list')) as { webhooks: { key: string }[] }
    expect(webhooks.map(({ key }) => key)).toEqual(['crm', 'flaky', 'dying', 'busy', 'gone', 'moved', 'guarded'])
    const listed = await run('webhooks', 'deliveries', '--endpoint', 'crm', '--object_id', id)
    expect(listed).toMatchObject({ webhook_deliveries: [{ type: 'ticket_opened', state: 'delivered' }] })
    const { id: delivery } = await deliveryOf('crm', id)
    expect(await run('webhooks', 'replay', delivery, '--reason', 'asked for')).toMatchObject({ state: 'waiting' })
    await runDue()
    expect(await run('webhooks', 'show', delivery)).toMatchObject({
      state: 'delivered',
      history: [{ number: 1 }, { number: 2 }],
    })
    expect(await run('webhooks', 'replay-dead', '--endpoint', 'crm')).toEqual({ replayed: 0, left: 0 })
  })

  it('allows sending everything again that was given up for an endpoint that was down', async () => {
    await foyer.sql(
      `update webhooks.delivery set state = 'dead', next_attempt_at = null, settled_at = now() where endpoint = 'busy'`,
    )
    const dead = async () =>
      (await hanna.client.ask(calls.listWebhooks)).webhooks.find(({ key }) => key === 'busy')?.dead
    const lost = await dead()
    expect(lost).toBeGreaterThan(0)
    const tomorrow = new Date(Date.now() + dayMs).toISOString()
    const ask = (body: { endpoint: string; since?: string }) => hanna.client.ask(calls.replayDeadWebhooks, { body })
    expect(await ask({ endpoint: 'busy', since: tomorrow })).toEqual({ replayed: 0, left: 0 })
    expect(await ask({ endpoint: 'busy' })).toEqual({ replayed: lost, left: 0 })
    await runDue()
    expect(await dead()).toBe(0)
    const { webhook_deliveries } = await hanna.client.ask(calls.listWebhookDeliveries, {
      query: { endpoint: 'busy', limit: 100 },
    })
    expect(new Set(webhook_deliveries.map(({ state }) => state))).toEqual(new Set(['delivered']))
    const unknown = { body: { endpoint: 'nobody' } }
    expect(await hanna.client.refusal(calls.replayDeadWebhooks, unknown)).toMatchObject({
      status: 422,
      source: { pointer: '/endpoint' },
    })
    const viewer = await createStaff(foyer, { role: 'viewer' })
    await viewer.client.ask(calls.listWebhooks)
    expect(await viewer.client.refusal(calls.replayDeadWebhooks, unknown)).toMatchObject({ status: 403 })
  })

  it('says how many a replay of a thousand leaves to the next', async () => {
    await foyer.sql(
      `with lost as (
         insert into webhooks.message (id, tenant, type, object_id, body, created_at)
         select gen_random_uuid(), 'aurora', 'ticket_merged', gen_random_uuid(), 'lost', now() - day * interval '1 day'
         from generate_series(0, 1001) as number, lateral (select case number when 0 then 2 else 0 end) as age (day)
         returning *)
       insert into webhooks.delivery
         (id, tenant, message_id, endpoint, type, object_id, state, attempts, last_attempt, created_at, settled_at)
       select gen_random_uuid(), tenant, id, 'guarded', type, object_id, 'dead', 10, 10, created_at, created_at from lost`,
    )
    const body = { endpoint: 'guarded', since: new Date(Date.now() - dayMs).toISOString() }
    const first = await hanna.client.ask(calls.replayDeadWebhooks, { body })
    const second = await hanna.client.ask(calls.replayDeadWebhooks, { body })
    await foyer.sql(`delete from webhooks.message where body = 'lost'`)
    // The one given up two days ago counts for neither.
    expect([first, second]).toEqual([
      { replayed: 1000, left: 1 },
      { replayed: 1, left: 0 },
    ])
  })

  it('is deleted after a month', async () => {
    const id = await open()
    await runDue()
    const { message_id } = await deliveryOf('crm', id)
    await foyer.sql(`update webhooks.message set created_at = now() - interval '31 days' where id = $1`, message_id)
    await runDue()
    const rows = await foyer.sql('select id from webhooks.delivery where message_id = $1', message_id)
    expect(rows).toEqual([])
  })
})

describe('an address', () => {
  it('in a private network or of this machine is refused, by name and by number, unless allowed', async () => {
    const { port } = new URL(receiver.url)
    const before = receiver.arrived.length
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '0.0.0.0',
    ]
    for (const host of hosts) {
      const asked = { url: `http://${host}:${port}/crm`, headers: {}, body: '{}', patienceMs: 5_000 }
      await expect(post({ ...asked, reach: 'public' })).rejects.toThrow(/is not public/)
    }
    expect(receiver.arrived).toHaveLength(before)
  })

  it('that sends endlessly is read for a thousand bytes', async () => {
    receiver.answer('/endless', { status: 200, body: 'x'.repeat(5_000_000) })
    const asked = { url: `${receiver.url}/endless`, headers: {}, body: '{}', patienceMs: 15_000 }
    expect(await post({ ...asked, reach: 'anywhere' })).toEqual({
      status: 200,
      retry_after: null,
      excerpt: 'x'.repeat(1000),
    })
  })

  it('whose answer is truncated leaves no half character', async () => {
    receiver.answer('/long', { status: 500, body: `${'x'.repeat(999)}ошибка` })
    const asked = { url: `${receiver.url}/long`, headers: {}, body: '{}', patienceMs: 15_000 }
    expect(await post({ ...asked, reach: 'anywhere' })).toMatchObject({ status: 500, excerpt: 'x'.repeat(999) })
  })

  it.each([
    [
      'leaves HTTP for another protocol',
      '101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      /HTTP/,
    ],
    ['announces its answer endlessly', '103 Early Hints\r\n\r\n', /no answer within 1 s/],
    ['has too many headers', `200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`, /Header overflow/],
    ['does not speak HTTP', 'hello', /Parse Error/],
  ])('that %s has not answered, and delays nobody', async (_, said, reason) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.write(said === 'hello' ? said : `HTTP/1.1 ${said}`))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const asked = { url, headers: { 'content-length': 2 }, body: '{}', patienceMs: 1_000 }
    await expect(post({ ...asked, reach: 'anywhere' })).rejects.toThrow(reason)
    server.close()
  })
})

it('pauses grow from seconds to a day, each with a little random addition, and never end before a requested time', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => pauseSeconds(at + 1, 0))
  expect(pauses).toEqual([10, 40, 160, 640, 2560, 10_240, 40_960, 86_400, 86_400, 86_400])
  expect(pauseSeconds(1, 1)).toBe(12)
  expect(pauseSeconds(1, 0, 600)).toBe(600)
  expect(pauseSeconds(1, 0, 10 ** 9)).toBe(86_400)
})
