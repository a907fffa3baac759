import {
  createInvite,
  getCompany,
  listColleagues,
  listInvites,
  listMembers,
  listReceivedRequests,
  listSentRequests,
} from '@foyer/contract/company/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam, noRoles, someEmail, type Team } from '../../../test/companies.ts'
import { type RunningFoyer, useFoyer } from '../../../test/foyer.ts'
import { readPages } from '../../../test/pages.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { makeId } from '../../platform/ids.ts'

const foyer = useFoyer()

const inTenant = <T>(act: Parameters<RunningFoyer['platform']['database']['transaction']>[1]) =>
  foyer.platform.database.transaction('aurora', act) as Promise<T>

/** That many instants, a minute apart; the last one is a minute ago. */
const minutes = (count: number): Date[] =>
  Array.from({ length: count }, (_, at) => new Date(foyer.platform.clock.now().getTime() - (count - at) * minuteMs))

const giveInvites = async ({ company_id, owner }: Team, count: number): Promise<string[]> => {
  const { clock } = foyer.platform
  const expires_at = new Date(clock.now().getTime() + dayMs)
  const rows = minutes(count).map((created_at) => ({ id: makeId(clock), email: someEmail(), created_at }))
  const same = { tenant: 'aurora', company_id, ...noRoles, invited_by: owner.account.id, expires_at }
  await inTenant((tx) =>
    tx
      .insertInto('company.invite')
      .values(rows.map((row) => ({ ...row, ...same })))
      .execute(),
  )
  return rows.map(({ email }) => email)
}

const giveRequests = async (
  { account }: Person,
  recipients: readonly string[],
  status: 'sent' | 'rejected' = 'sent',
): Promise<void> => {
  const { clock } = foyer.platform
  const created = minutes(recipients.length)
  const rows = recipients.map((recipient_email, at) => ({
    id: makeId(clock),
    tenant: 'aurora',
    sender_id: account.id,
    recipient_email,
    status,
    created_at: created[at] ?? clock.now(),
    ended_at: status === 'sent' ? null : clock.now(),
  }))
  await inTenant((tx) => tx.insertInto('company.colleague_request').values(rows).execute())
}

/** Five rows in pages of two: each appears once, in this order, forwards and backwards, with the total on each page. */
const expectPages = async (
  ask: (query: { limit: number; cursor?: string }) => Promise<{
    rows: readonly string[]
    estimated_count: number
    next: string | null
    prev: string | null
    timing: { total: unknown }
  }>,
  wanted: readonly string[],
): Promise<void> => {
  const read = (cursor: string | undefined) => ask({ limit: 2, ...(cursor !== undefined && { cursor }) })
  const forth = await readPages(read)
  expect(forth.map(({ rows }) => rows)).toEqual([wanted.slice(0, 2), wanted.slice(2, 4), wanted.slice(4)])
  const back = await readPages(read, { direction: 'prev', from: forth.at(-1)?.prev ?? '' })
  expect(back.flatMap(({ rows }) => rows)).toEqual([...wanted.slice(2, 4), ...wanted.slice(0, 2)])
  const first = await read(undefined)
  expect(first).toMatchObject({ estimated_count: 5, prev: null, timing: { total: expect.any(Number) } })
}

describe('API-12 pages of', () => {
  it('API-46 the members: the owner, the caller, the others by the time they joined', async () => {
    const team = await createTeam(foyer)
    const others: Person[] = []
    for (let at = 0; at < 4; at += 1) others.push(await joinTeam(foyer, team))
    const [first, second, caller, last] = others.map(({ email }) => email)
    await expectPages(
      async (query) => {
        const { members, ...page } = await (others[2] ?? team.owner).client.ask(listMembers, { query })
        return { ...page, rows: members.map(({ email }) => email) }
      },
      [team.owner.email, caller ?? '', first ?? '', second ?? '', last ?? ''],
    )
  })

  it('API-49 the open invites, newest first, of a company and for a person', async () => {
    const team = await createTeam(foyer)
    const emails = await giveInvites(team, 5)
    await expectPages(async (page) => {
      const query = { ...page, direction: 'outgoing' } as const
      const { invites, ...rest } = await team.owner.client.ask(listInvites, { query })
      return { ...rest, rows: invites.map(({ email }) => email) }
    }, emails.toReversed())
    const { invites, ...nothing } = await team.owner.client.ask(listInvites, { query: { direction: 'incoming' } })
    expect([invites, nothing]).toMatchObject([[], { estimated_count: 0, next: null, prev: null }])
  })

  it('API-54 colleagues: one’s own in order of time, then those of the company’s owner', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const people = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const permissions = { payments: false, statistics: false, licenses: true, tickets: false }
    const { company } = foyer.modules
    const pairs = [
      [team.owner, people[0]],
      [team.owner, people[1]],
      [member, people[2]],
      [member, people[0]],
      [member, people[1]],
    ] as const
    const times = minutes(5)
    for (const [at, [one, other]] of pairs.entries())
      await company.addColleague(
        'aurora',
        one.account.id,
        other?.account.id ?? '',
        permissions,
        times[at] ?? new Date(),
      )
    const [a = '', b = '', c = ''] = people.map(({ email }) => email)
    await expectPages(
      async (query) => {
        const { colleagues, ...page } = await member.client.ask(listColleagues, { query })
        return { ...page, rows: colleagues.map(({ email, owner }) => `${email} ${owner ?? 'own'}`) }
      },
      [`${c} own`, `${a} own`, `${b} own`, `${a} ${team.owner.email}`, `${b} ${team.owner.email}`],
    )
  })

  it('API-58, API-59 requests, newest first, for their sender and for the owner of the address', async () => {
    const from = await createPerson(foyer)
    const recipients = Array.from({ length: 5 }, someEmail)
    await giveRequests(from, recipients)
    await expectPages(async (query) => {
      const { requests, ...page } = await from.client.ask(listSentRequests, { query })
      return { ...page, rows: requests.map(({ recipient }) => recipient) }
    }, recipients.toReversed())
    const to = await createPerson(foyer)
    const senders: Person[] = []
    for (let at = 0; at < 5; at += 1) {
      const sender = await createPerson(foyer)
      await giveRequests(sender, [to.email])
      senders.push(sender)
    }
    const seen = await readPages(async (cursor) => {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) }
      const { requests, next, prev } = await to.client.ask(listReceivedRequests, { query })
      return { rows: requests.map(({ sender }) => sender), next, prev }
    })
    expect(seen.flatMap(({ rows }) => rows).sort()).toEqual(senders.map(({ email }) => email).sort())
  })

  it('API-13 accept no other list’s cursor, no broken one and no limit above a hundred', async () => {
    const team = await createTeam(foyer)
    await giveInvites(team, 2)
    const { client } = team.owner
    const { next } = await client.ask(listInvites, { query: { direction: 'outgoing', limit: 1 } })
    for (const { url } of [listMembers, listColleagues, listSentRequests, listReceivedRequests]) {
      const { status } = await client.send('GET', url, { query: { cursor: next ?? '' } })
      expect([url, status]).toEqual([url, 400])
      expect((await client.send('GET', url, { query: { limit: '101' } })).status).toBe(400)
    }
    expect((await client.send('GET', listInvites.url, { query: { cursor: 'x' } })).status).toBe(400)
  })
})

describe('beyond a hundred', () => {
  it('COMP-14 an open invite is still found: the same address is not invited twice, and the list contains it', async () => {
    const team = await createTeam(foyer)
    const [earliest = ''] = await giveInvites(team, 101)
    const { client } = team.owner
    const body = { email: earliest, roles: noRoles }
    expect(await client.refusal(createInvite, { body })).toMatchObject({ status: 422, code: 'already_invited' })
    const pages = await readPages(async (cursor) => {
      const query = { direction: 'outgoing', limit: 100, ...(cursor !== undefined && { cursor }) } as const
      const { invites, next, prev } = await client.ask(listInvites, { query })
      return { rows: invites.map(({ email }) => email), next, prev }
    })
    expect(pages.map(({ rows }) => rows.length)).toEqual([100, 1])
    expect(pages[1]?.rows).toEqual([earliest])
  })

  it('COMP-23 an open request is still on the colleagues’ page, however many were answered since', async () => {
    const from = await createPerson(foyer)
    const open = someEmail()
    await giveRequests(from, [open, ...Array.from({ length: 101 }, someEmail)], 'rejected')
    await inTenant((tx) =>
      tx
        .updateTable('company.colleague_request')
        .set({ status: 'sent', ended_at: null })
        .where('recipient_email', '=', open)
        .execute(),
    )
    expect((await from.client.ask(getCompany)).colleagues.map(({ email }) => email)).toEqual([open])
  })
})
