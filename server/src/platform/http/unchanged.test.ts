import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import { changeMember } from '@foyer/contract/company/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTeam, joinTeam, noRoles } from '../../../test/companies.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveLicence, reportServer } from '../../../test/licences.ts'
import { createPerson, type Person, type SignedIn, signIn } from '../../../test/people.ts'
import { watchStatements } from '../../../test/statements.ts'
import { foldRevisions } from '../database/revisions.ts'

const statements = watchStatements()
const foyer = useFoyer({ trusting: true })

const commentOn = (licence: string, comment: string): Promise<unknown> =>
  foyer.sql('update licensing.deliverable set user_comment = $2 where id = $1', licence, comment)

const listOf = (things: string): string => `/billing/api/v1/${things}`
const licencePage = (id: string): string => listOf(`deliverables/${id}`)

/** A page as one tab polls it. */
const openTab = ({ client }: SignedIn, path: string) => {
  let tag = ''
  const ask = async () => {
    const answer = await client.send('GET', path, { headers: { 'if-none-match': tag } })
    tag = answer.headers.get('etag') ?? tag
    return answer
  }
  return { ask, status: async () => (await ask()).status, tag: () => tag }
}

/** A tab whose answer the server remembers. */
const openKnownTab = async (person: SignedIn, path: string) => {
  const tab = openTab(person, path)
  expect([await tab.status(), await tab.status()]).toEqual([200, 304])
  return tab
}

describe('a polled page', () => {
  let olga: Person
  let order_id: string
  let deliverable_id: string
  beforeAll(async () => {
    olga = await createPerson(foyer)
    ;({ order_id, deliverable_id } = await giveInvoice(foyer, olga))
  })

  it('is reported unchanged with two reads, of the session and of the revision, whatever it consists of', async () => {
    const paths = ['orders?limit=20', `orders/${order_id}`, 'deliverables?outcome=license', 'deliverables/counts']
    for (const path of [...paths.map(listOf), licencePage(deliverable_id)]) {
      const tab = await openKnownTab(olga, path)
      const { status, bytes, headers } = await tab.ask()
      expect([path, status, bytes.length, headers.get('cache-control')]).toEqual([path, 304, 0, 'private, no-cache'])
      expect(statements.last()).toBe(2)
    }
  })

  it('changes with the very next call after a change of its data', async () => {
    const bills = await openKnownTab(olga, listOf('orders'))
    const licences = await openKnownTab(olga, listOf('deliverables'))
    const statuses = async () => [await bills.status(), await licences.status()]
    await commentOn(deliverable_id, 'Roof')
    expect(await statuses()).toEqual([304, 200])
    await reportServer(foyer, deliverable_id, { server_id: 'roof-1' })
    expect(await statuses()).toEqual([304, 200])
    await giveInvoice(foyer, olga)
    expect(await statuses()).toEqual([200, 200])
    expect(await statuses()).toEqual([304, 304])
  })

  it('API-26 is created for each caller: nobody gets a 304 for what somebody else was shown', async () => {
    const ivan = await createPerson(foyer)
    const tab = await openKnownTab(olga, listOf('orders'))
    const others = await ivan.client.send('GET', listOf('orders'), { headers: { 'if-none-match': tab.tag() } })
    expect(others.status).toBe(200)
  })

  it('notices a change that was begun before others and committed after them', async () => {
    const tab = await openKnownTab(olga, licencePage(deliverable_id))
    const slow = new pg.Client({ connectionString: foyer.database_url })
    onTestFinished(() => slow.end())
    await slow.connect()
    await slow.query('begin')
    await slow.query('update licensing.deliverable set user_comment = $2 where id = $1', [deliverable_id, 'Slow'])
    expect(await tab.status()).toBe(304)
    // Another row of the same account, changed over another connection: neither waits for the other.
    await foyer.sql('update licensing.server set sessions = 7 where deliverable_id = $1', deliverable_id)
    expect([await tab.status(), await tab.status()]).toEqual([200, 304])
    await slow.query('commit')
    expect(await tab.ask()).toMatchObject({ status: 200, body: { user_comment: 'Slow' } })
  })

  it('notices changes after the counts of all connections were added up', async () => {
    const tab = await openKnownTab(olga, licencePage(deliverable_id))
    await foldRevisions(foyer.platform.database, 'aurora')
    expect(await tab.status()).toBe(304)
    expect(statements.last()).toBe(2)
    const apart = `select from platform.revision where account_id = $1 and writer <> 0`
    expect(await foyer.sql(apart, olga.account.id)).toEqual([])
    await commentOn(deliverable_id, 'Cellar')
    expect(await tab.status()).toBe(200)
  })

  it('is counted in as many rows as there are connections at once, however many come and go', async () => {
    const tab = await openKnownTab(olga, licencePage(deliverable_id))
    for (let connection = 0; connection < 100; connection += 1) await commentOn(deliverable_id, `Roof ${connection}`)
    const [{ rows, changes } = { rows: 0, changes: 0 }] = await foyer.sql<{ rows: number; changes: number }>(
      `select count(*) as rows, sum(changes)::bigint as changes from platform.revision where account_id = $1 and area = 'licensing'`,
      olga.account.id,
    )
    expect(changes).toBeGreaterThan(100)
    // A few of the connections may not have ended when the next one began.
    expect(rows).toBeLessThan(20)
    expect([await tab.status(), await tab.status()]).toEqual([200, 304])
  })

  it('is counted apart by connections whose first transaction failed', async () => {
    const clients = [1, 2].map(() => new pg.Client({ connectionString: foyer.database_url }))
    onTestFinished(() => Promise.all(clients.map((client) => client.end())).then(() => undefined))
    const writerOf = async (client: pg.Client) =>
      (await client.query<{ writer: number }>('select platform.writer() as writer')).rows[0]?.writer
    const writers: (number | undefined)[] = []
    for (const client of clients) {
      await client.connect()
      await client.query('begin')
      const first = await writerOf(client)
      await client.query('rollback')
      expect(await writerOf(client)).toBe(first)
      writers.push(first)
    }
    expect(new Set(writers).size).toBe(2)
  })

  it('counts left behind are added up in small steps, past those that are being added to', async () => {
    const tab = await openKnownTab(olga, licencePage(deliverable_id))
    const sum = `select sum(changes)::bigint as changes, count(*) as rows from platform.revision where tenant = 'aurora'`
    await foyer.sql(
      `insert into platform.revision (tenant, account_id, area, writer, changes)
       select 'aurora', case n % 2 when 0 then $1 else gen_random_uuid() end, 'billing', 1000000 + n, 1 from generate_series(1, 9000) n`,
      olga.account.id,
    )
    const [before] = await foyer.sql<{ changes: number; rows: number }>(sum)
    const busy = new pg.Client({ connectionString: foyer.database_url })
    onTestFinished(() => busy.end())
    await busy.connect()
    await busy.query('begin')
    await busy.query('update platform.revision set changes = changes where account_id = $1 and writer = 1000002', [
      olga.account.id,
    ])
    await foldRevisions(foyer.platform.database, 'aurora')
    const left = await foyer.sql<{ writer: number }>(
      `select writer from platform.revision where tenant = 'aurora' and writer <> 0`,
    )
    expect(left.map(({ writer }) => writer)).toContain(1_000_002)
    expect(left.length).toBeLessThan(5)
    expect(await foyer.sql(sum)).toEqual([{ changes: before?.changes, rows: expect.any(Number) }])
    expect(await tab.status()).toBe(304)
  })
})

describe('as time passes', () => {
  it('reports a server that falls silent although nobody wrote anything', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    await reportServer(foyer, id, { server_id: 'quiet-1' })
    const tab = await openKnownTab(olga, licencePage(id))
    const { clock } = foyer.platform
    onTestFinished(() => void (clock.offset_ms = 0))
    clock.offset_ms += 301_000
    expect([await tab.status(), await tab.status()]).toEqual([200, 304])
  })

  it('what ends at midnight has then ended', async () => {
    const olga = await createPerson(foyer)
    const { clock } = foyer.platform
    const paid_till = new Date(clock.now().getTime() + dayMs).toISOString().slice(0, 10)
    const path = licencePage(await giveLicence(foyer, olga, { paid_till }))
    const today = await openKnownTab(olga, path)
    onTestFinished(() => void (clock.offset_ms = 0))
    clock.offset_ms += dayMs
    const { client } = await signIn(foyer, olga)
    const answer = await client.send('GET', path, { headers: { 'if-none-match': today.tag() } })
    expect(answer).toMatchObject({ status: 200, body: { state: 'expired' } })
  })
})

it('COMP-20 a page of somebody else’s licence is refused with the next call after the role was withdrawn', async () => {
  const team = await createTeam(foyer)
  const mia = await joinTeam(foyer, team, { deliverables: true })
  const id = await giveLicence(foyer, team.owner)
  const tab = await openKnownTab(mia, licencePage(id))
  await commentOn(id, 'Told to Mia')
  expect([await tab.status(), await tab.status()]).toEqual([200, 304])
  await team.owner.client.ask(changeMember, { params: { id: mia.account.id }, body: { roles: noRoles } })
  expect(await tab.status()).toBe(403)
})

it.each(['tok_chargeDeclined', 'tok_threeDSecure2Required'])(
  'an invoice that a member pays with %s changes for its owner and for every other member',
  async (token_id) => {
    const team = await createTeam(foyer)
    const [payer, other] = [
      await joinTeam(foyer, team, { billing: true }),
      await joinTeam(foyer, team, { billing: true }),
    ]
    const { order_id } = await giveInvoice(foyer, team.owner)
    const tabs = [
      await openKnownTab(team.owner, listOf(`orders/${order_id}`)),
      await openKnownTab(other, listOf(`orders/${order_id}`)),
    ]
    await payer.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id } })
    for (const tab of tabs)
      expect(await tab.ask()).toMatchObject({ status: 200, body: { cancellable: expect.any(Boolean) } })
  },
)
