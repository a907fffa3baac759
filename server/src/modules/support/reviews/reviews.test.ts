import { leaveCompany } from '@foyer/contract/company/endpoints.ts'
import { addStaffComment, closeStaffTicket, getStaffTicket } from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let hanna: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  hanna = await createStaff(foyer)
})

const open = () => olga.client.ask(calls.openTicket, { body: question })
const answer = (id: string, body: string) => hanna.client.ask(addStaffComment, { params: { id }, body: { body } })
const close = (id: string) => hanna.client.ask(closeStaffTicket, { params: { id }, body: null })
const reviewLink = (object_id: string, reader = olga) =>
  foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.account.linkTokens.make(tx, {
      tenant: 'aurora',
      purpose: 'review',
      object_id,
      account_id: reader.account.id,
    }),
  )
const thumbs = async (id: string) =>
  (await olga.client.ask(calls.listComments, { params: { id } })).comments.map(({ review }) => review)

describe('a review', () => {
  it('LINK-16, LINK-18, API-83, API-84 is created with the link from a mail, and changed with it', async () => {
    const { id: ticket_id } = await open()
    await close(ticket_id)
    const link = foyer.client.as({ tenant: 'aurora', email_token: await reviewLink(ticket_id) })
    const params = { ticket_id }
    expect(await link.ask(calls.getReview, { params })).toEqual({ rating: null, comment: null })
    const first = { rating: 4, comment: 'Quick' }
    expect(await link.ask(calls.putReview, { params, body: first })).toEqual(first)
    expect(await link.ask(calls.getReview, { params })).toEqual(first)
    const second = { rating: 2, comment: 'It came back' }
    await link.ask(calls.putReview, { params, body: second })
    expect((await hanna.client.ask(getStaffTicket, { params: { id: ticket_id } })).review).toEqual(second)
  })

  it('API-83 can be read while somebody else writes to its ticket', async () => {
    const { id: ticket_id } = await open()
    const writing = new Client({ connectionString: foyer.database_url })
    await writing.connect()
    onTestFinished(() => writing.end())
    await writing.query('begin')
    await writing.query('select from support.ticket where id = $1 for update', [ticket_id])
    const link = foyer.client.as({ tenant: 'aurora', email_token: await reviewLink(ticket_id) })
    for (const client of [olga.client, link])
      expect(await client.ask(calls.getReview, { params: { ticket_id } })).toEqual({ rating: null, comment: null })
  })

  it('LINK-19 waits until the ticket is closed', async () => {
    const { id: ticket_id } = await open()
    const body = { rating: 5, comment: 'Early' }
    const refused = await olga.client.refusal(calls.putReview, { params: { ticket_id }, body })
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('LINK-17 has one to five whole stars, and a comment', async () => {
    const { id } = await open()
    await close(id)
    const url = calls.putReview.url.replace(':ticket_id', id)
    for (const body of [
      { rating: 0, comment: 'x' },
      { rating: 6, comment: 'x' },
      { rating: 4, comment: ' ' },
      { rating: 4 },
    ])
      expect((await olga.client.send('PUT', url, { body })).status).toBe(422)
    for (const rating of ['4', null, 4.5])
      expect((await olga.client.send('PUT', url, { body: { rating, comment: 'x' } })).status).toBe(400)
  })

  it('cannot be given by former members of the company: their link, and those to files, no longer work', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { tickets: true })
    const { id: ticket_id } = await team.owner.client.ask(calls.openTicket, { body: question })
    await close(ticket_id)
    const email_token = await reviewLink(ticket_id, member)
    const link = foyer.client.as({ tenant: 'aurora', email_token })
    const params = { ticket_id }
    expect(await link.ask(calls.getReview, { params })).toEqual({ rating: null, comment: null })
    await member.client.ask(leaveCompany, {})
    const body = { rating: 1, comment: 'I am gone' }
    for (const refused of [
      await link.refusal(calls.getReview, { params }),
      await link.refusal(calls.putReview, { params, body }),
    ])
      expect(refused).toMatchObject({ status: 404, code: 'link_invalid' })
  })

  it('LINK-06 belongs to one ticket: the link of another does not open it', async () => {
    const [one, two] = [await open(), await open()]
    const link = foyer.client.as({ tenant: 'aurora', email_token: await reviewLink(one.id) })
    const refused = await link.refusal(calls.getReview, { params: { ticket_id: two.id } })
    expect(refused).toMatchObject({ status: 404, code: 'link_invalid' })
    const stranger = await createPerson(foyer)
    expect(await stranger.client.refusal(calls.getReview, { params: { ticket_id: one.id } })).toMatchObject({
      status: 404,
    })
  })

  it('SUP-27 is shown at staff’s last answer as a thumb, which can be reviewed before', async () => {
    const { id } = await open()
    await answer(id, 'Which version?')
    await olga.client.ask(calls.addComment, { params: { id }, body: { body: '26.10' } })
    await answer(id, 'Fixed in 26.11')
    const note = { body: 'Tell the others', internal: true }
    await hanna.client.ask(addStaffComment, { params: { id }, body: note })
    const reviewable = async () =>
      (await olga.client.ask(calls.listComments, { params: { id } })).comments.map((comment) => comment.reviewable)
    expect(await reviewable()).toEqual([false, false, false])
    await close(id)
    expect(await reviewable()).toEqual([true, false, true])
    for (const [rating, thumb] of [
      [4, 'positive'],
      [3, null],
      [2, 'negative'],
    ] as const) {
      await olga.client.ask(calls.putReview, { params: { ticket_id: id }, body: { rating, comment: 'So it was' } })
      expect(await thumbs(id)).toEqual([null, null, thumb])
    }
    expect(await reviewable()).toEqual([false, false, false])
  })
})

describe('secondary e-mails', () => {
  const add = (ticket_id: string, email: string, { client } = olga) =>
    client.call(calls.addSecondaryEmail, { params: { ticket_id }, body: { email } })

  it('SUP-31, API-85, API-86 are added, listed with the ticket, and removed', async () => {
    const { id: ticket_id } = await open()
    const { status, body } = await add(ticket_id, 'NOC@northlight.example')
    expect({ status, body }).toMatchObject({ status: 201, body: { email: 'noc@northlight.example' } })
    const read = async () => (await olga.client.ask(calls.getTicket, { params: { id: ticket_id } })).secondary_emails
    const [listed] = await read()
    expect(listed).toEqual(body)
    const params = { ticket_id, id: listed?.id ?? '' }
    await olga.client.ask(calls.removeSecondaryEmail, { params })
    expect(await read()).toEqual([])
    expect(await olga.client.refusal(calls.removeSecondaryEmail, { params })).toMatchObject({ status: 404 })
  })

  it.each([
    'no-address',
    'two@a.example, three@b.example',
    'Name <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    ' ',
  ])('SUP-34 %j is not an address', async (email) => {
    const { id } = await open()
    expect((await add(id, email)).status).toBe(422)
  })

  const whyNot = async (ticket_id: string, email: string) => {
    const wished = { params: { ticket_id }, body: { email } }
    const { code, source, meta } = await olga.client.refusal(calls.addSecondaryEmail, wished)
    return { code, source, meta }
  }

  it('SUP-34 duplicates, and the creator’s own, are refused with the reason', async () => {
    const { id } = await open()
    expect((await add(id, 'noc@northlight.example')).status).toBe(201)
    const known = { code: 'already_copied', source: { pointer: '/email' } }
    expect(await whyNot(id, 'Noc@Northlight.example')).toMatchObject(known)
    expect(await whyNot(id, olga.email)).toMatchObject(known)
  })

  it('SUP-34 are limited to twenty', async () => {
    const { id } = await open()
    for (let count = 0; count < 20; count += 1) expect((await add(id, `noc-${count}@a.example`)).status).toBe(201)
    const full = { code: 'copies_used_up', source: { pointer: '/email' }, meta: { most: 20 } }
    expect(await whyNot(id, 'one-more@a.example')).toMatchObject(full)
  })

  it('of one ticket are limited to twenty, even if many are added concurrently', async () => {
    const { id } = await open()
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => add(id, `p${at}@people.example`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  })

  it('of others’ tickets are inaccessible', async () => {
    const { id } = await open()
    expect((await add(id, 'spy@people.example', await createPerson(foyer))).status).toBe(404)
  })
})
