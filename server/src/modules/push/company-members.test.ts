import { randomUUID } from 'node:crypto'
import { exportProfile } from '@foyer/contract/account/endpoints.ts'
import { addPaymentMethod, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { changeMember, removeMember } from '@foyer/contract/company/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import {
  listNotifications,
  readNotifications,
  setPreferences,
  subscribeToPush,
} from '@foyer/contract/push/endpoints.ts'
import { addComment, openTicket } from '@foyer/contract/support/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam, noRoles } from '../../../test/companies.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveLicence } from '../../../test/licences.ts'
import { createStaff } from '../../../test/operators.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { pushesTo, subscribeBrowser } from '../../../test/push.ts'
import { askDatabase } from '../../../test/rows.ts'
import { type Notice, pushQueue } from './notify.ts'

const foyer = useFoyer()

const alert = (owner: Person): Notice => ({
  tenant: 'aurora',
  account_id: owner.account.id,
  kind: 'server_alert',
  cause: randomUUID(),
  path: '/licenses/l1',
  details: { subject: 'edge-01', alert: 'disk is full' },
})

const tell = (notice: Notice): Promise<void> =>
  foyer.platform.database.transaction('aurora', (tx) => foyer.modules.push.notify(tx, notice))

const listOf = async ({ client }: Person) => {
  await foyer.platform.jobs.runDue()
  return client.ask(listNotifications)
}
const pathsOf = async (person: Person) =>
  (await listOf(person)).notifications.map(({ kind, path }) => `${kind} ${path}`)

const choose = (person: Person, kind: Notice['kind'], channels: { mail?: boolean; company_mail: boolean }) =>
  person.client.ask(setPreferences, { body: { events: [{ kind, mail: true, push: true, ...channels }] } })

describe('members of a company', () => {
  it('are notified of what their roles let them see, and of nothing else', async () => {
    const team = await createTeam(foyer)
    const books = await joinTeam(foyer, team, { billing: true })
    const servers = await joinTeam(foyer, team, { deliverables: true })
    const helper = await joinTeam(foyer, team, { tickets: true })
    const guest = await joinTeam(foyer, team)
    const { order_id } = await giveInvoice(foyer, team.owner)
    await tell(alert(team.owner))
    const ticket = await team.owner.client.ask(openTicket, {
      body: { title: 'No sound', description: 'Since today', kind: 'support', product: 'iptv' },
    })
    const { client: staff } = await createStaff(foyer, { role: 'admin' })
    await staff.ask(addStaffComment, { params: { id: ticket.id }, body: { body: 'Which codec?' } })
    expect(await pathsOf(books)).toEqual([`unpaid_invoice /invoices/${order_id}`])
    expect(await pathsOf(servers)).toEqual(['server_alert /licenses/l1'])
    expect(await pathsOf(helper)).toEqual([`staff_reply /tickets/${ticket.id}`])
    expect(await pathsOf(guest)).toEqual([])
    expect((await listOf(team.owner)).unread_count).toBe(3)
    for (const [person, waiting] of [
      [team.owner, 1],
      [helper, 1],
      [books, 0],
      [guest, 0],
    ] as const)
      expect((await listOf(person)).waiting_tickets).toBe(waiting)
    await helper.client.ask(addComment, { params: { id: ticket.id }, body: { body: 'AAC' } })
    expect((await listOf(team.owner)).waiting_tickets).toBe(0)
    const [told] = (await listOf(books)).notifications
    expect(told?.owner).toEqual({ email: team.owner.email, through: 'company' })
    await books.client.ask(readNotifications, { body: { ids: 'all' } })
    expect((await listOf(books)).unread_count).toBe(0)
    expect((await listOf(team.owner)).unread_count).toBe(3)
    expect((await books.client.ask(exportProfile)).notifications).toEqual([])
  })

  it('no longer see what they were told once they have lost the role or left, and their browsers are not told', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { deliverables: true })
    const browser = await subscribeBrowser(member.client)
    await member.client.ask(subscribeToPush, { body: browser })
    await tell(alert(team.owner))
    expect(await listOf(member)).toMatchObject({ unread_count: 1, notifications: [{}] })
    expect(await pushesTo(foyer, browser)).toHaveLength(1)
    const params = { id: member.account.id }
    await team.owner.client.ask(changeMember, { params, body: { roles: { ...noRoles, billing: true } } })
    expect(await listOf(member)).toMatchObject({ unread_count: 0, notifications: [] })
    await team.owner.client.ask(changeMember, { params, body: { roles: { ...noRoles, deliverables: true } } })
    expect(await listOf(member)).toMatchObject({ unread_count: 1, notifications: [{}] })
    const [told] = (await listOf(member)).notifications
    await team.owner.client.ask(removeMember, { params })
    expect(await listOf(member)).toMatchObject({ unread_count: 0, notifications: [] })
    // A message that could not be delivered before.
    await foyer.platform.database.transaction('aurora', (tx) =>
      foyer.platform.jobs.enqueue(tx, pushQueue, { tenant: 'aurora', id: told?.id ?? '' }),
    )
    await foyer.platform.jobs.runDue()
    expect(await pushesTo(foyer, browser)).toHaveLength(1)
  })

  it('no longer see the notification of an invoice that was paid', async () => {
    const team = await createTeam(foyer)
    const books = await joinTeam(foyer, team, { billing: true })
    const { order_id } = await giveInvoice(foyer, team.owner)
    expect(await pathsOf(books)).toHaveLength(1)
    const { client } = team.owner
    const card = await client.call(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
    const payment_method_id = (card.body as { readonly id: string }).id
    await client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', payment_method_id } })
    expect(await pathsOf(books)).toEqual([])
    expect(await pathsOf(team.owner)).toEqual([])
  })

  it('are not told of what was taken back before it was their turn', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { deliverables: true })
    const notice = alert(team.owner)
    const { database, jobs } = foyer.platform
    await database.transaction('aurora', async (tx) => {
      await foyer.modules.push.notify(tx, notice)
      await foyer.modules.push.takeBack(tx, team.owner.account.id, notice.cause)
    })
    await jobs.runDue()
    expect(await pathsOf(member)).toEqual([])
  })

  it('get e-mails only if they choose them, and not twice if theirs is a further address of the owner', async () => {
    const team = await createTeam(foyer)
    const [silent, chosen, further] = [
      await joinTeam(foyer, team, { deliverables: true }),
      await joinTeam(foyer, team, { deliverables: true }),
      await joinTeam(foyer, team, { deliverables: true }),
    ]
    for (const person of [chosen, further]) await choose(person, 'server_alert', { company_mail: true })
    await askDatabase(foyer.database_url, 'update account.account set notification_emails = $2 where id = $1', [
      team.owner.account.id,
      [further.email],
    ])
    await tell(alert(team.owner))
    await foyer.platform.jobs.runDue()
    const counts = async () =>
      Promise.all([silent, chosen, further].map(async ({ email }) => (await mailsTo(foyer, email)).length))
    expect(await counts()).toEqual([0, 1, 1])
    // The owner wants no mail, so the further address gets none of theirs.
    await choose(team.owner, 'server_alert', { mail: false, company_mail: false })
    await tell(alert(team.owner))
    await foyer.platform.jobs.runDue()
    expect(await counts()).toEqual([0, 2, 2])
  })

  it('keep their choice when a client that does not know it saves another', async () => {
    const ada = await createPerson(foyer)
    await choose(ada, 'server_alert', { company_mail: true })
    const events = [{ kind: 'server_alert', mail: false, push: true } as const]
    const { events: saved } = await ada.client.ask(setPreferences, { body: { events } })
    expect(saved).toContainEqual({ kind: 'server_alert', mail: false, push: true, company_mail: true })
  })

  it('have nothing left of a customer who is erased', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { deliverables: true })
    await giveLicence(foyer, team.owner)
    await tell(alert(team.owner))
    expect((await listOf(member)).notifications).not.toEqual([])
    await foyer.modules.push.closing.erase({ tenant: 'aurora', id: team.owner.account.id })
    expect(
      await askDatabase(foyer.database_url, 'select 1 from push.notification where owner_id = $1', [
        team.owner.account.id,
      ]),
    ).toEqual([])
  })
})
