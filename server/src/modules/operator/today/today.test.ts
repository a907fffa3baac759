import { randomUUID } from 'node:crypto'
import {
  cancelStaffOrder,
  discardJob,
  getToday,
  listAudit,
  listDiscrepancies,
  listJobs,
  listStaffLicences,
  listStaffOrders,
  markOrderPaid,
  refuseApproval,
  retryJob,
  retryJobs,
  settleDiscrepancy,
  sumStaffOrders,
} from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { dayIn } from '../../../../test/days.ts'
import { findDifference } from '../../../../test/discrepancies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { failJob, superviseQueues } from '../../../../test/jobs.ts'
import { giveInvoice, giveLicence, giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'
import { askDatabase } from '../../../../test/rows.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer)
})

const today = () => staff.client.ask(getToday)

describe('today', () => {
  it('adds up unpaid amounts by currency, and the overdue part', async () => {
    const german = await createPerson(foyer)
    const russian = await createPerson(foyer, { country: 'RU' })
    await giveOrder(foyer, german, { price: '100' })
    await giveOrder(foyer, german, { price: '10', due_on: '2020-01-01' })
    await giveOrder(foyer, german, { price: '1', due_on: dayIn(foyer, 0) })
    const roubles = await giveOrder(foyer, russian, { price: '7000' })
    expect(await today()).toMatchObject({
      unpaid: [
        { currency: 'EUR', amount: 132.09, orders: 3 },
        { currency: 'RUB', amount: 7000, orders: 1 },
      ],
      overdue: [{ currency: 'EUR', amount: 11.9, orders: 1 }],
    })
    const body = { reference: randomUUID(), reason: 'seen' }
    await staff.client.ask(markOrderPaid, { params: { id: roubles }, body })
    expect((await today()).unpaid).toMatchObject([{ currency: 'EUR' }])
  })

  it('lists tickets that wait for staff until they are answered', async () => {
    const person = await createPerson(foyer)
    const question = { title: 'It stutters', description: 'x', kind: 'support', product: 'iptv' } as const
    const { id } = await person.client.ask(openTicket, { body: question })
    expect((await today()).tickets_waiting).toMatchObject({
      count: 1,
      tickets: [{ id, title: 'It stutters', customer: { email: person.email } }],
    })
    await staff.client.ask(addStaffComment, { params: { id }, body: { body: 'Which version?' } })
    expect((await today()).tickets_waiting).toEqual({ count: 0, tickets: [] })
  })

  it('lists licences that end within 14 days and do not renew automatically', async () => {
    const person = await createPerson(foyer)
    const soon = await giveLicence(foyer, person, { paid_till: dayIn(foyer, 10) })
    await giveLicence(foyer, person, { paid_till: dayIn(foyer, 20) })
    await giveLicence(foyer, person, { paid_till: dayIn(foyer, 10), auto_renewable: true })
    await giveLicence(foyer, person, { paid_till: dayIn(foyer, -1) })
    expect((await today()).ending_licences).toMatchObject({
      count: 1,
      licences: [{ id: soon, paid_till: dayIn(foyer, 10), customer: { email: person.email } }],
    })
    const { deliverables } = await staff.client.ask(listStaffLicences, { query: { trouble: 'ending' } })
    expect(deliverables.map(({ id }) => id)).toEqual([soon])
  })

  it('lists renewals whose card was refused, until their order is closed', async () => {
    const { order_id, deliverable_id } = await giveInvoice(foyer, await createPerson(foyer), { auto_renewable: true })
    expect((await today()).failed_renewals.count).toBe(0)
    await foyer.sql('update licensing.renewal set tries = 2 where order_id = $1', order_id)
    expect((await today()).failed_renewals).toMatchObject({
      count: 1,
      renewals: [{ deliverable_id, order_id, tries: 2, stopped: false }],
    })
    await staff.client.ask(cancelStaffOrder, { params: { id: order_id }, body: { reason: 'leaves' } })
    expect((await today()).failed_renewals.count).toBe(0)
  })

  it('names those failed renewals first that stop their licence next, and the list of licences has all', async () => {
    const opened = []
    for (let count = 0; count < 21; count += 1)
      opened.push(await giveInvoice(foyer, await createPerson(foyer), { auto_renewable: true }))
    const ids = opened.map(({ deliverable_id }) => deliverable_id)
    // The first was opened first and is the next to stop; the last has stopped already.
    await foyer.sql(
      `update licensing.renewal set tries = 1, stop_at = now() + array_position($1::uuid[], deliverable_id) * interval '1 hour'
       where deliverable_id = any($1)`,
      ids,
    )
    await foyer.sql(
      `update licensing.renewal set state = 'stopped', try_at = null, stop_at = now() - interval '1 day' where deliverable_id = $1`,
      ids[20],
    )
    const { failed_renewals } = await today()
    expect(failed_renewals.count).toBe(21)
    expect(failed_renewals.renewals.map(({ deliverable_id }) => deliverable_id)).toEqual(ids.slice(0, 20))
    const query = { trouble: 'renewal_failed', limit: 100 } as const
    const { deliverables } = await staff.client.ask(listStaffLicences, { query })
    expect(deliverables.map(({ id }) => id).sort()).toEqual(ids.toSorted())
  })

  it('counts what waits for a second operator, and shows where books differ', async () => {
    const order = await giveOrder(foyer, await createPerson(foyer), { price: '9000' })
    const body = { reference: randomUUID(), reason: 'seen' }
    const waits = await staff.client.call(markOrderPaid, { params: { id: order }, body })
    if (waits.status !== 202) throw new Error('a sum above the limit was booked by one')
    const id = await findDifference(foyer, { transaction_id: 'pi_1' })
    expect(await today()).toMatchObject({
      approvals: 1,
      discrepancies: { count: 1, entries: [{ transaction_id: 'pi_1', theirs: 12.5, ours: null }] },
    })
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect(await elsewhere.client.ask(getToday)).toMatchObject({
      unpaid: [],
      approvals: 0,
      tickets_waiting: { count: 0 },
      discrepancies: { count: 0 },
      ending_licences: { count: 0 },
    })
    await staff.client.ask(refuseApproval, { params: { id: waits.body.id }, body: null })
    expect((await today()).approvals).toBe(0)
    const settling = { params: { id }, body: { reason: 'Booked by hand, order 12' } }
    expect((await elsewhere.client.refusal(settleDiscrepancy, settling)).status).toBe(404)
    const support = await createStaff(foyer, { role: 'support' })
    expect((await support.client.refusal(settleDiscrepancy, settling)).status).toBe(403)
    await staff.client.ask(settleDiscrepancy, settling)
    expect((await today()).discrepancies).toEqual({ count: 0, entries: [] })
    expect((await staff.client.refusal(settleDiscrepancy, settling)).status).toBe(404)
    const { entries } = await staff.client.ask(listAudit, { query: { object_id: id } })
    expect(entries).toMatchObject([
      { action: 'discrepancy_settled', reason: 'Booked by hand, order 12', changes: { transaction_id: 'pi_1' } },
    ])
  })
})

it('discrepancies and disputed orders are all within reach, also those that today has no room for', async () => {
  const elsewhere = await createStaff(foyer, { tenant: 'sever' })
  const found: string[] = []
  for (let at = 0; at < 21; at += 1) found.push(await findDifference(foyer, { tenant: 'sever' }))
  const { discrepancies } = await elsewhere.client.ask(getToday)
  expect([discrepancies.count, discrepancies.entries.length]).toEqual([21, 20])
  const first = await elsewhere.client.ask(listDiscrepancies, { query: { sort: 'found_at' } })
  expect([first.estimated_count, first.discrepancies.length]).toEqual([21, 20])
  const rest = await elsewhere.client.ask(listDiscrepancies, { query: { sort: 'found_at', cursor: first.next ?? '' } })
  expect([...first.discrepancies, ...rest.discrepancies].map(({ id }) => id).toSorted()).toEqual(found.toSorted())
  const id = found[0] ?? ''
  await elsewhere.client.ask(settleDiscrepancy, { params: { id }, body: { reason: 'Booked by hand' } })
  const left = await elsewhere.client.ask(listDiscrepancies, { query: { limit: '100' } })
  expect(left.discrepancies.map((each) => each.id).toSorted()).toEqual(found.slice(1).toSorted())
  await askDatabase(
    foyer.database_url,
    `insert into billing.discrepancy (id, tenant, gateway, kind, transaction_id, theirs, currency, found_at)
     select gen_random_uuid(), 'sever', 'stripe', 'unknown_capture', gen_random_uuid(), 12.5, 'EUR', now() from generate_series(1, 600)`,
  )
  const { discrepancies: many } = await elsewhere.client.ask(getToday)
  expect([many.count, many.entries.length]).toEqual([620, 20])

  const person = await createPerson(foyer)
  const orders = [await giveOrder(foyer, person), await giveOrder(foyer, person), await giveOrder(foyer, person)]
  for (const order of orders)
    await staff.client.ask(markOrderPaid, { params: { id: order }, body: { reference: randomUUID(), reason: 'seen' } })
  const [open, lost] = orders
  for (const [order, state] of [
    [open, 'opened'],
    [lost, 'lost'],
  ])
    await foyer.sql(
      `insert into billing.dispute (id, tenant, payment_id, order_id, account_id, gateway, reference, amount, currency, state, opened_at)
       select gen_random_uuid(), tenant, id, order_id, account_id, 'stripe', id::text, amount, currency, $2, now()
       from billing.payment where order_id = $1`,
      order,
      state,
    )
  const disputed = async (dispute: 'opened' | 'won' | 'lost') =>
    (await staff.client.ask(listStaffOrders, { query: { customer: person.account.id, dispute } })).orders.map(
      (order) => order.id,
    )
  expect([await disputed('opened'), await disputed('lost'), await disputed('won')]).toEqual([[open], [lost], []])
  const { totals } = await staff.client.ask(sumStaffOrders, { query: { dispute: 'lost', customer: person.account.id } })
  expect(totals).toMatchObject([{ count: 1, amount: 119 }])
})

it('shows a key only what it may read elsewhere', async () => {
  const person = await createPerson(foyer)
  await giveLicence(foyer, person, { paid_till: dayIn(foyer, 10) })
  const question = { title: 'It stutters', description: 'x', kind: 'support', product: 'iptv' } as const
  await person.client.ask(openTicket, { body: question })
  await failJob(foyer, 'aurora')
  const books = await createStaff(foyer, { scopes: ['orders:read'] })
  const all = await today()
  expect([all.tickets_waiting.tickets, all.ending_licences.licences, all.jobs.entries]).not.toContainEqual([])
  expect(await books.client.ask(getToday)).toMatchObject({
    unpaid: all.unpaid,
    tickets_waiting: { count: all.tickets_waiting.count, tickets: [] },
    ending_licences: { count: all.ending_licences.count, licences: [] },
    jobs: { failed: all.jobs.failed, entries: [] },
  })
})

describe('failing jobs', () => {
  const stateOf = async (id: string): Promise<string | undefined> =>
    (await foyer.sql<{ state: string }>('select state from jobs.job where id = $1', id))[0]?.state

  it('are listed with their errors, each brand’s own', async () => {
    const id = await failJob(foyer)
    const { jobs } = await staff.client.ask(listJobs, { query: { state: 'failed' } })
    expect(jobs.find((job) => job.id === id)).toMatchObject({
      queue: 'mail',
      state: 'failed',
      tries: 10,
      message: 'no route to the mail server',
    })
    expect((await today()).jobs.failed).toBeGreaterThan(0)
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect((await elsewhere.client.ask(listJobs)).jobs).toEqual([])
    for (const call of [retryJob, discardJob])
      expect((await elsewhere.client.refusal(call, { params: { id }, body: null })).status).toBe(404)
    await staff.client.ask(discardJob, { params: { id }, body: { reason: 'too old' } })
    expect(await stateOf(id)).toBe('cancelled')
    expect((await staff.client.refusal(retryJob, { params: { id }, body: null })).status).toBe(404)
  })

  it('are paged, each once, in either order', async () => {
    const made = [await failJob(foyer, 'sever'), await failJob(foyer, 'sever'), await failJob(foyer, 'sever')]
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const page = (query: { cursor?: string; sort?: 'due_at' }) =>
      elsewhere.client.ask(listJobs, { query: { limit: '2', state: 'failed', ...query } })
    const first = await page({})
    expect([first.estimated_count, first.jobs.length, first.prev]).toEqual([3, 2, null])
    const second = await page({ cursor: first.next ?? '' })
    expect([second.jobs.length, second.next]).toEqual([1, null])
    expect([...first.jobs, ...second.jobs].map(({ id }) => id).sort()).toEqual(made.sort())
    expect((await page({ sort: 'due_at' })).jobs).toHaveLength(2)
    await foyer.sql('delete from jobs.job where id = any($1)', made)
  })

  it('run again on request', async () => {
    const id = await failJob(foyer)
    await staff.client.ask(retryJob, { params: { id }, body: { reason: 'the server is back' } })
    await foyer.platform.jobs.runDue()
    expect(await stateOf(id)).toBe('completed')
    const log = await entriesOf(foyer, id, ['action', 'reason', 'changes'])
    expect(log).toEqual([{ action: 'job_retried', reason: 'the server is back', changes: { queue: 'mail' } }])
  })

  it('run again all at once: those of one kind, each with an entry in the log, and none of another brand', async () => {
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const [first, second] = [await failJob(foyer), await failJob(foyer)]
    const other = await failJob(foyer, 'sever')
    const asked = (queue: string) => ({ body: { state: 'failed', queue, reason: 'the server is back' } }) as const
    expect(await staff.client.ask(retryJobs, asked('no-such-queue'))).toEqual({ retried: 0 })
    const { estimated_count } = await staff.client.ask(listJobs, { query: { state: 'failed', queue: 'mail' } })
    expect((await staff.client.ask(listJobs, { query: { queue: 'no-such-queue' } })).jobs).toEqual([])
    expect(await staff.client.ask(retryJobs, asked('mail'))).toEqual({ retried: estimated_count })
    expect(await stateOf(other)).toBe('failed')
    await foyer.platform.jobs.runDue()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['completed', 'completed'])
    const log = await foyer.sql(
      `select object_id, reason, changes from platform.audit_entry where action = 'job_retried' and object_id = any($1) order by at, id`,
      [first, second],
    )
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ reason: 'the server is back', changes: { queue: 'mail' } })
    const reader = await createStaff(foyer, { role: 'viewer' })
    expect((await reader.client.refusal(retryJobs, { body: {} })).status).toBe(403)
    expect(await elsewhere.client.ask(retryJobs, { body: { state: 'late' } })).toEqual({ retried: 0 })
    expect(await elsewhere.client.ask(retryJobs, { body: {} })).toEqual({ retried: 1 })
  })

  it.each([
    ['no process has started it', `state = 'created', output = null, start_after = now() - interval '10 minutes'`],
    [
      'what it needs is unreachable',
      `state = 'retry', output = '{"away": true}', start_after = now() + interval '1 hour'`,
    ],
  ])('run again on request if they are only late: %s', async (_, kept) => {
    const id = await failJob(foyer)
    await foyer.sql(
      `update jobs.job set ${kept}, created_on = now() - interval '20 minutes', completed_on = null where id = $1`,
      id,
    )
    const { jobs } = await staff.client.ask(listJobs, { query: { state: 'late' } })
    expect(jobs.map((job) => job.id)).toContain(id)
    await staff.client.ask(retryJob, { params: { id }, body: { reason: 'the worker is back' } })
    await foyer.platform.jobs.runDue()
    expect(await stateOf(id)).toBe('completed')
  })

  it('stay until somebody decides about them, however long ago they failed; finished ones are deleted after a week', async () => {
    const [kept, discarded] = [await failJob(foyer), await failJob(foyer)]
    await foyer.platform.jobs.runDue()
    await staff.client.ask(discardJob, { params: { id: discarded }, body: { reason: 'too old' } })
    await foyer.sql(`update jobs.job set completed_on = now() - interval '8 days' where id = any($1)`, [
      kept,
      discarded,
    ])
    await superviseQueues(foyer)
    const { jobs } = await staff.client.ask(listJobs, { query: { state: 'failed' } })
    expect(jobs.map(({ id }) => id)).toContain(kept)
    expect([await stateOf(kept), await stateOf(discarded)]).toEqual(['failed', undefined])
    // Late jobs that nothing has started are given up after a while. After a retry, a job has to become late again.
    await foyer.sql(`update jobs.job set keep_until = now() - interval '1 day' where id = $1`, kept)
    await staff.client.ask(retryJob, { params: { id: kept }, body: null })
    await superviseQueues(foyer)
    await foyer.platform.jobs.runDue()
    expect(await stateOf(kept)).toBe('completed')
  })
})
