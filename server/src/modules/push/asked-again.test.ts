import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import {
  listNotifications,
  readNotifications,
  setPreferences,
  subscribeToPush,
} from '@foyer/contract/push/endpoints.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../test/companies.ts'
import { advance, dayIn, passDays } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveCard, giveLicence, giveOrder } from '../../../test/licences.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { pushesTo, subscribeBrowser } from '../../../test/push.ts'

const foyer = useFoyer()
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const inDays = (count: number): string => addDays(dayOf(new Date()), count)

/** What a person’s bell says after the jobs that are due. */
const bellOf = async ({ email }: Person) => {
  await foyer.platform.jobs.runDue()
  // Sessions end before invoices are due.
  const { client } = await signIn(foyer, { email })
  return (await client.ask(listNotifications)).notifications
}

const askedIn = async (person: Person) =>
  (await bellOf(person)).map(({ kind, path, details, read_at }) => [
    kind,
    path,
    details['how'] ?? details['state'] ?? 'issued',
    read_at === null ? 'unread' : 'read',
  ])

describe('an invoice that is asked for again', () => {
  it('is one notification of those who may pay it, which becomes unread and more urgent, and goes once it is paid', async () => {
    const team = await createTeam(foyer)
    const [books, servers] = [
      await joinTeam(foyer, team, { billing: true }),
      await joinTeam(foyer, team, { deliverables: true }),
    ]
    const id = await giveOrder(foyer, team.owner, { due_on: inDays(10) })
    const path = `/invoices/${id}`
    expect(await askedIn(books)).toEqual([['unpaid_invoice', path, 'issued', 'unread']])
    await books.client.ask(readNotifications, { body: { ids: 'all' } })
    for (const [days, how] of [
      [3, 'reminded'],
      [7, 'reminded'],
      [7, 'overdue'],
    ] as const) {
      await passDays(foyer, days)
      for (const person of [books, team.owner])
        expect(await askedIn(person)).toEqual([['unpaid_invoice', path, how, 'unread']])
    }
    expect(await askedIn(servers)).toEqual([])
    const { client } = await signIn(foyer, { email: team.owner.email })
    await client.ask(payOrder, { params: { order_id: id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(await askedIn(books)).toEqual([])
  })

  it('is told to browsers and by mail to members who chose that, also if its owner wants no mails', async () => {
    const team = await createTeam(foyer)
    const books = await joinTeam(foyer, team, { billing: true })
    const browser = await subscribeBrowser(books.client)
    await books.client.ask(subscribeToPush, { body: browser })
    const choose = (person: Person, mail: boolean, company_mail: boolean) =>
      person.client.ask(setPreferences, {
        body: { events: [{ kind: 'unpaid_invoice', mail, push: true, company_mail }] },
      })
    await choose(books, false, true)
    await choose(team.owner, false, false)
    await giveOrder(foyer, team.owner, { due_on: inDays(0) })
    await passDays(foyer, 7)
    const subjects = (await mailsTo(foyer, books.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      expect.stringMatching(/^Invoice AUR-.* is overdue$/),
      expect.stringMatching(/^New invoice AUR-/),
    ])
    expect(await pushesTo(foyer, browser)).toHaveLength(2)
    expect(await mailsTo(foyer, team.owner.email)).toEqual([])
  })

  it('is told once, however often the reminder is delivered', async () => {
    const team = await createTeam(foyer)
    const id = await giveOrder(foyer, team.owner, { due_on: inDays(10) })
    await passDays(foyer, 10)
    const [before] = await bellOf(team.owner)
    const day = dayOf(foyer.platform.clock.now())
    const { database, jobs } = foyer.platform
    await database.transaction('aurora', (tx) =>
      jobs.announce(tx, 'order_reminded', { tenant: 'aurora', order_id: id, told_by: 'reminder', day }),
    )
    expect(await bellOf(team.owner)).toEqual([before])
  })
})

describe('a renewal', () => {
  it('whose card is declined is told to members with the role for invoices, and its stop to those with the role for licences', async () => {
    const team = await createTeam(foyer)
    const [books, servers] = [
      await joinTeam(foyer, team, { billing: true }),
      await joinTeam(foyer, team, { deliverables: true }),
    ]
    await giveCard(foyer, team.owner, { reference: 'pm_card_chargeDeclined', is_default: true })
    const licence = await giveLicence(foyer, team.owner, {
      starts_on: dayIn(foyer, -30),
      paid_till: dayIn(foyer, 0),
      auto_renewable: true,
      billing_kind: 'internal',
    })
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await askedIn(books)).toEqual([
      ['unpaid_invoice', expect.stringMatching('/invoices/'), 'not_charged', 'unread'],
    ])
    expect(await askedIn(servers)).toEqual([])
    advance(foyer, 15 * dayMs)
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await askedIn(servers)).toEqual([['licence_expiring', `/licenses/${licence}`, 'unpaid', 'unread']])
    const mails = (await mailsTo(foyer, team.owner.email)).filter(({ subject }) => subject.includes('has stopped'))
    expect(mails).toHaveLength(1)
  })
})
