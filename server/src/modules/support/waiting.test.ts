import { getToday } from '@foyer/contract/operator/endpoints.ts'
import {
  addStaffComment,
  closeStaffTicket,
  getStaffTicket,
  listStaffTickets,
  mergeTicket,
  reopenStaffTicket,
  snoozeTicket,
} from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '../../../test/client.ts'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let hanna: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  hanna = await createStaff(foyer)
})

const minutesLater = (minutes: number): void => {
  advance(foyer, minutes * minuteMs)
}
const open = () => olga.client.ask(calls.openTicket, { body: question })
const answer = (id: string) => hanna.client.ask(addStaffComment, { params: { id }, body: { body: 'Which version?' } })
const reply = (id: string) => olga.client.ask(calls.addComment, { params: { id }, body: { body: '26.11' } })
const close = (id: string) => hanna.client.ask(closeStaffTicket, { params: { id }, body: null })
const reopen = (id: string) => hanna.client.ask(reopenStaffTicket, { params: { id }, body: null })
const merge = (id: string, into: string) => hanna.client.ask(mergeTicket, { params: { id }, body: { into } })
const since = async (id: string): Promise<string | null> =>
  (await hanna.client.ask(getStaffTicket, { params: { id } })).waiting_since

/** The queue of waiting tickets, read page by page. */
const queue = async (): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await hanna.client.ask(listStaffTickets, {
      query: { state: 'opened', sort: 'waiting_since', limit: 1, ...(cursor !== undefined && { cursor }) },
    })
    ids.push(...page.tickets.map(({ id }) => id))
    cursor = page.next
  }
  return ids
}

describe('how long a customer has waited', () => {
  it('is since their first unanswered message, whatever staff do with the ticket', async () => {
    const { id, created_at } = await open()
    expect(await since(id)).toBe(created_at)
    minutesLater(1)
    await close(id)
    expect(await since(id)).toBeNull()
    minutesLater(1)
    await reopen(id)
    expect(await since(id)).toBe(created_at)
    await answer(id)
    expect(await since(id)).toBeNull()
    minutesLater(1)
    await reply(id)
    const { updated_at: replied_at } = await olga.client.ask(calls.getTicket, { params: { id } })
    expect(await since(id)).toBe(replied_at)
    minutesLater(1)
    await reply(id)
    expect(await since(id)).toBe(replied_at)
    await close(id)
    minutesLater(1)
    const { updated_at } = await olga.client.ask(calls.reopenTicket, { params: { id } })
    expect(await since(id)).toBe(updated_at)
    await answer(id)
  })

  it('is kept when tickets are merged: of two that wait, the longer one', async () => {
    const waits = await open()
    minutesLater(1)
    const other = await open()
    minutesLater(1)
    const answered = await open()
    await answer(answered.id)
    minutesLater(1)
    expect(await queue()).toEqual([waits.id, other.id])
    await merge(waits.id, answered.id)
    expect(await since(answered.id)).toBe(waits.created_at)
    expect(await queue()).toEqual([answered.id, other.id])
    const { tickets } = (await hanna.client.ask(getToday)).tickets_waiting
    expect(tickets.map(({ id, waiting_since }) => [id, waiting_since])).toEqual([
      [answered.id, waits.created_at],
      [other.id, other.created_at],
    ])
    await merge(answered.id, other.id)
    expect(await since(other.id)).toBe(waits.created_at)
    await answer(other.id)
  })

  it('is since the last message of two that were closed when one was merged into the other', async () => {
    const first = await open()
    minutesLater(1)
    const second = await open()
    for (const { id } of [first, second]) await close(id)
    await merge(second.id, first.id)
    minutesLater(1)
    await reopen(first.id)
    expect(await since(first.id)).toBe(second.created_at)
  })
})

describe('a snoozed question', () => {
  // The tests before moved the clock, so the session has expired.
  beforeAll(async () => {
    olga = await createPerson(foyer)
  })
  const snooze = (id: string, body: InputFor<typeof snoozeTicket>['body']) =>
    hanna.client.call(snoozeTicket, { params: { id }, body })
  const later = (minutes: number) => new Date(foyer.platform.clock.now().getTime() + minutes * minuteMs).toISOString()
  const listed = async (snoozed: 'true' | 'false') =>
    (await hanna.client.ask(listStaffTickets, { query: { state: 'opened', snoozed, limit: 100 } })).tickets.map(
      ({ id }) => id,
    )
  const today = async () => (await hanna.client.ask(getToday)).tickets_waiting.tickets.map(({ id }) => id)

  it('leaves the queue until then, and returns with its waiting time', async () => {
    const { id, created_at } = await open()
    const until = later(5)
    expect(await snooze(id, { until })).toMatchObject({ status: 200, body: { snoozed_until: until } })
    expect(await listed('true')).toContain(id)
    expect(await listed('false')).not.toContain(id)
    expect(await today()).not.toContain(id)
    minutesLater(6)
    expect(await hanna.client.ask(getStaffTicket, { params: { id } })).toMatchObject({
      snoozed_until: null,
      waiting_since: created_at,
    })
    expect(await listed('true')).not.toContain(id)
    expect(await listed('false')).toContain(id)
    expect(await today()).toContain(id)
    await answer(id)
  })

  it('returns as soon as its customer writes, another ticket is merged into it, or staff want it back', async () => {
    const [{ id }, other] = [await open(), await open()]
    const isBack = async () => (await hanna.client.ask(getStaffTicket, { params: { id } })).snoozed_until === null
    await snooze(id, { until: later(5) })
    await reply(id)
    expect(await isBack()).toBe(true)
    await snooze(id, { until: later(5) })
    await merge(other.id, id)
    expect(await isBack()).toBe(true)
    await snooze(id, { until: later(5) })
    expect(await isBack()).toBe(false)
    expect(await snooze(id, { until: null })).toMatchObject({ body: { snoozed_until: null } })
    await answer(id)
  })

  it('returns if the previous version, which does not know snoozing, moves its ticket; otherwise it stays', async () => {
    const { id } = await open()
    const set = (columns: string) => foyer.sql(`update support.ticket set ${columns} where id = $1`, id)
    const until = later(5)
    // What that version writes when it takes a reply, and when it merges another ticket into this one.
    for (const moved of [
      `state = 'opened', responsibility = 'admin', updated_at = now()`,
      'waiting_since = waiting_since',
    ]) {
      await snooze(id, { until: later(4) })
      // Neither a new date nor an internal note ends the snooze.
      expect(await snooze(id, { until })).toMatchObject({ body: { snoozed_until: until } })
      await hanna.client.ask(addStaffComment, { params: { id }, body: { body: 'Not before Monday', internal: true } })
      await set(`manager_name = 'Hanna Brandt'`)
      expect(await listed('true')).toContain(id)
      await set(moved)
      expect(await listed('false')).toContain(id)
      expect(await today()).toContain(id)
    }
    await answer(id)
  })

  it('must wait for the vendor and be seen as it is, and its time is in the future, within a year', async () => {
    const { id } = await open()
    const year = 366 * 24 * 60
    for (const until of [later(-1), later(year + 1)])
      expect(await snooze(id, { until })).toMatchObject({
        status: 422,
        body: { errors: [{ source: { pointer: '/until' } }] },
      })
    await reply(id)
    expect(await snooze(id, { until: later(5), seen_comments: 0 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'ticket_moved_on' }] },
    })
    await answer(id)
    expect(await snooze(id, { until: later(5) })).toMatchObject({ status: 409 })
  })
})
