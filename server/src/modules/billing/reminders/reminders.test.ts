import { randomUUID } from 'node:crypto'
import { cancelOrder, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { blockLicence, markOrderPaid } from '@foyer/contract/operator/endpoints.ts'
import { setPreferences } from '@foyer/contract/push/endpoints.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveLicence, giveOrder, longDay } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, type SentMail } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const inDays = (count: number): string => addDays(dayOf(new Date()), count)

/** The reminders that the customer has after this many days, latest first. */
const remindersOf = async ({ email }: Person, daysOn: number): Promise<readonly SentMail[]> => {
  foyer.platform.clock.offset_ms = daysOn * dayMs
  return (await mailsTo(foyer, email)).filter(({ subject }) => subject.startsWith('Reminder'))
}

const subjectsOf = async (person: Person, daysOn: number): Promise<string[]> =>
  (await remindersOf(person, daysOn)).map(({ subject }) => subject)

const order = (person: Person, due_on: string | null = inDays(10), price = '100'): Promise<string> =>
  giveOrder(foyer, person, { due_on, price })

const numberOf = async (id: string): Promise<string> => {
  const query = 'select number from billing."order" where id = $1'
  const [row] = await foyer.sql<{ number: string }>(query, id)
  return row?.number ?? ''
}

describe('an unpaid invoice that renews nothing', () => {
  it('is reminded of a week before it is due, on the day and a week after, each time once and with the invoice', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const id = await order(olga)
    const number = await numberOf(id)
    const said = [
      `Reminder: invoice ${number} is overdue`,
      `Reminder: invoice ${number} is due today`,
      `Reminder: invoice ${number} is due on ${longDay(inDays(10))}`,
    ]
    expect(await subjectsOf(olga, 2)).toEqual([])
    expect(await subjectsOf(olga, 3)).toEqual(said.slice(2))
    expect(await subjectsOf(olga, 9)).toEqual(said.slice(2))
    expect(await subjectsOf(olga, 10)).toEqual(said.slice(1))
    expect(await subjectsOf(olga, 17)).toEqual(said)
    const [latest] = await remindersOf(olga, 60)
    expect(await subjectsOf(olga, 60)).toEqual(said)
    expect(latest).toMatchObject({
      files: [`${number}.pdf`],
      links: expect.arrayContaining([`${foyer.url}/invoices/${id}`]),
    })
    expect(latest?.text).toContain(`Invoice ${number}: Setup service, €119.00`)
    const entries = await entriesOf(foyer, id, ['actor'], 'invoice_reminded')
    expect(entries).toEqual(said.map(() => ({ actor: 'system' })))
  })

  it('is reminded of in one letter with others that are due on the same day, and apart from the rest', async () => {
    const olga = await createPerson(foyer, { country: 'DE', locale: 'ru' })
    const [first, second] = [await order(olga), await order(olga, inDays(10), '50')]
    await order(olga, inDays(30))
    // Telling people of an invoice holds it, and reminders leave out what is held.
    await foyer.platform.jobs.runDue()
    foyer.platform.clock.offset_ms = 10 * dayMs
    const mails = (await mailsTo(foyer, olga.email)).filter(({ subject }) => subject.startsWith('Напоминание'))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Напоминание: счетов: 2 — сегодня последний день оплаты')
    expect(mail?.text).toContain('К ОПЛАТЕ СЕГОДНЯ 178,50\u00a0€')
    expect(mail?.files).toEqual([`${await numberOf(first)}.pdf`, `${await numberOf(second)}.pdf`])
    expect(mail?.links).toContain(`${foyer.url}/invoices`)
  })

  it('has one reminder, however many processes look for it at once', async () => {
    const olga = await createPerson(foyer)
    await order(olga)
    foyer.platform.clock.offset_ms = 10 * dayMs
    const { jobs } = foyer.platform
    await Promise.all([jobs.runDue(), jobs.runDue(), jobs.runDue()])
    expect(await subjectsOf(olga, 10)).toHaveLength(1)
  })

  it('has no reminder for a day before it was issued, or long after an outage', async () => {
    const olga = await createPerson(foyer)
    await order(olga, inDays(2))
    await order(olga, null)
    expect(await subjectsOf(olga, 1)).toEqual([])
    expect(await subjectsOf(olga, 30)).toEqual([])
  })

  it('is not reminded of once it is paid or cancelled', async () => {
    const olga = await createPerson(foyer)
    const paid = await order(olga)
    await olga.client.ask(payOrder, { params: { order_id: paid }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    const cancelled = await giveOrder(foyer, olga, { due_on: inDays(10), purpose: 'new' })
    await olga.client.ask(cancelOrder, { params: { order_id: cancelled } })
    expect(await subjectsOf(olga, 10)).toEqual([])
  })

  it('is not reminded of while its transfer waits for a second operator', async () => {
    const olga = await createPerson(foyer)
    const id = await order(olga, inDays(10), '6000')
    const { client } = await createStaff(foyer, { role: 'billing' })
    const body = { reference: randomUUID(), reason: 'seen on the account' }
    expect((await client.call(markOrderPaid, { params: { id }, body })).status).toBe(202)
    expect(await subjectsOf(olga, 10)).toEqual([])
  })

  it('is not reminded of while the licence that it is about is blocked', async () => {
    const olga = await createPerson(foyer)
    const deliverable_id = await giveLicence(foyer, olga)
    const deliverable = { id: deliverable_id, human_id: 'MS-1', name: 'Media Server Pro' }
    await giveOrder(foyer, olga, { due_on: inDays(10), deliverable })
    const { client } = await createStaff(foyer)
    await client.ask(blockLicence, { params: { id: deliverable_id }, body: { reason: 'a debt elsewhere' } })
    expect(await subjectsOf(olga, 10)).toEqual([])
  })

  it('is not reminded of where people want no mails about unpaid invoices', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(setPreferences, { body: { events: [{ kind: 'unpaid_invoice', mail: false, push: true }] } })
    await order(olga)
    expect(await subjectsOf(olga, 10)).toEqual([])
  })
})

it('an unpaid renewal has the reminders of its licence and no others', async () => {
  const { olga, order_id } = await createHolder(foyer, { starts_on: inDays(-20), paid_till: inDays(10) })
  const number = await numberOf(order_id)
  expect(await subjectsOf(olga, 9)).toEqual([])
  expect(await subjectsOf(olga, 10)).toEqual([`Reminder: invoice ${number} is not paid yet`])
})
