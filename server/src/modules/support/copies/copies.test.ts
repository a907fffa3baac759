import { changeEmail, confirmEmail, setCustomerEmail } from '@foyer/contract/account/endpoints.ts'
import {
  acceptInvite,
  acceptTransfer,
  changeColleague,
  changeMember,
  leaveCompany,
  listColleagues,
  offerTransfer,
  removeColleague,
  removeMember,
} from '@foyer/contract/company/endpoints.ts'
import { listAudit } from '@foyer/contract/operator/desk-endpoints.ts'
import { changeCustomer } from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment, receiveInboundMail } from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTeam, inviteTo, joinTeam, type Team } from '../../../../test/companies.ts'
import { copyTo as copyAndConfirm } from '../../../../test/copies.ts'
import { openWithFiles, pictureFile } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let hanna: Staff
let mailServer: Staff
beforeAll(async () => {
  hanna = await createStaff(foyer, { name: 'Hanna Brandt' })
  mailServer = await createStaff(foyer, { name: 'Mail server', scopes: ['mails:deliver'] })
})

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const at = (id: string) => ({ params: { id } })

const open = async ({ client }: Person): Promise<string> =>
  (await openWithFiles(client, question, [pictureFile('ours.png')])).id
const copyTo = (person: Person, ticket_id: string, email: string) => copyAndConfirm(foyer, person, ticket_id, email)
const copiesOf = async ({ client }: Person, id: string): Promise<string[]> =>
  (await client.ask(calls.getTicket, at(id))).secondary_emails.map(({ email }) => email)
const answer = (id: string, body: string) => hanna.client.ask(addStaffComment, { ...at(id), body: { body } })
const isTold = async (email: string, words: string): Promise<boolean> =>
  (await mailsTo(foyer, email)).some(({ text }) => text.includes(words))

const share = async (from: Person, to: Person): Promise<string> => {
  const given = { payments: false, statistics: false, licenses: false, tickets: true }
  await foyer.modules.company.addColleague('aurora', from.account.id, to.account.id, given, new Date())
  const { colleagues } = await from.client.ask(listColleagues)
  return colleagues.find(({ email }) => email === to.email)?.id ?? ''
}

/** Follows the newest attachment link that was mailed to this address. Returns the status of the answer. */
const followLink = async (email: string): Promise<number> => {
  const links = (await mailsTo(foyer, email)).flatMap((mail) => mail.links)
  const link = new URL(links.find((one) => one.includes('/attachments/')) ?? 'none:')
  const client = foyer.client.as({ tenant: 'aurora', email_token: link.searchParams.get('token') ?? '' })
  return (await client.send('GET', `/talks-client/api/v1${link.pathname}`)).status
}

const replyFile = async (id: string): Promise<void> => {
  const form = new FormData()
  form.append('body', 'Here is how')
  form.append('files[]', pictureFile('how.png'))
  const { status } = await hanna.client.send('POST', addStaffComment.url.replace(':id', id), { body: form })
  expect(status).toBe(201)
}

/** Mails an answer to the ticket from this address. Returns the result. */
const mailFrom = async (email: string, about: string): Promise<string> => {
  const rows = await foyer.sql<{ data: { reply_to: string } }>(
    `select data from jobs.job where name = 'mail' and data->>'thread' like $1`,
    `<ticket-${about}@%`,
  )
  const lines = [`From: <${email}>`, `To: ${rows[0]?.data.reply_to}`, `Message-ID: <${Math.random()}@a>`, '', 'And me']
  const { body } = await mailServer.client.send('POST', receiveInboundMail.url, {
    body: lines.join('\r\n'),
    headers: { 'content-type': 'message/rfc822' },
  })
  return (body as { result: string }).result
}

/** A ticket of the team's owner. A member has added their own address to its copies. */
const copiedTicket = async (team: Team): Promise<readonly [Person, string]> => {
  const mia = await joinTeam(foyer, team, { tickets: true })
  const id = await open(team.owner)
  await copyTo(mia, id, mia.email)
  await replyFile(id)
  expect(await followLink(mia.email)).toBe(200)
  return [mia, id]
}

/** The same person with another e-mail. */
const moveTo = async (person: Person, prefix: string): Promise<Person> => {
  const email = `${prefix}-${person.email}`
  await person.client.ask(changeEmail, { body: { email, password: person.password } })
  const email_token = tokenIn((await mailsTo(foyer, email))[0])
  expect((await foyer.client.call(confirmEmail, { as: { tenant: 'aurora', email_token } })).status).toBe(204)
  return { ...person, email }
}

const expectGone = async (owner: Person, mia: Person, id: string): Promise<void> => {
  expect(await copiesOf(owner, id)).toEqual([])
  await answer(id, 'Between us')
  expect(await isTold(owner.email, 'Between us')).toBe(true)
  expect(await isTold(mia.email, 'Between us')).toBe(false)
  expect(await followLink(mia.email)).toBe(404)
  expect(await mailFrom(mia.email, id)).toBe('noted')
}

const ways: readonly (readonly [string, (team: Team, mia: Person) => Promise<unknown>])[] = [
  ['is removed', ({ owner }, { account }) => owner.client.ask(removeMember, at(account.id))],
  [
    'loses the role',
    ({ owner }, { account }) =>
      owner.client.ask(changeMember, { ...at(account.id), body: { roles: { tickets: false } } }),
  ],
  ['leaves', (_, { client }) => client.ask(leaveCompany)],
  [
    'joins another company',
    async (_, { client, email }) => client.ask(acceptInvite, at(await inviteTo(await createTeam(foyer), email))),
  ],
]

describe('copies', () => {
  it.each(ways)('end for a member who %s: no mail, no file, no answer by mail', async (_, happens) => {
    const team = await createTeam(foyer)
    const [mia, id] = await copiedTicket(team)
    await copyTo(team.owner, id, 'noc@northlight.example')
    await happens(team, mia)
    expect(await copiesOf(team.owner, id)).toEqual(['noc@northlight.example'])
    await answer(id, 'Within the house')
    expect(await isTold('noc@northlight.example', 'Within the house')).toBe(true)
    const { client } = team.owner
    const [{ id: noc } = { id: '' }] = (await client.ask(calls.getTicket, at(id))).secondary_emails
    await client.ask(calls.removeSecondaryEmail, { params: { ticket_id: id, id: noc } })
    await expectGone(team.owner, mia, id)
  })

  it.each(ways)('follow a member to another e-mail, and end there too when the member %s', async (_, happens) => {
    const team = await createTeam(foyer)
    const [before, id] = await copiedTicket(team)
    const mia = await moveTo(before, 'moved')
    expect(await copiesOf(team.owner, id)).toEqual([mia.email])
    await replyFile(id)
    expect(await followLink(mia.email)).toBe(200)
    await happens(team, mia)
    for (const email of [before.email, mia.email]) await expectGone(team.owner, { ...mia, email }, id)
  })

  it('stay once where a member’s new e-mail is in copy already, and follow one that staff set', async () => {
    const team = await createTeam(foyer)
    const [mia, id] = await copiedTicket(team)
    const email = `set-${mia.email}`
    await copyTo(team.owner, id, email)
    await copyTo(team.owner, id, 'noc@northlight.example')
    await hanna.client.ask(setCustomerEmail, { ...at(mia.account.id), body: { email, reason: 'they asked' } })
    expect(await copiesOf(team.owner, id)).toEqual([email, 'noc@northlight.example'])
  })

  it('stay where they are for tickets that the person sees by the copy only', async () => {
    const [olga, consultant] = [await createPerson(foyer), await createPerson(foyer)]
    const id = await open(olga)
    await copyTo(olga, id, consultant.email)
    await moveTo(consultant, 'elsewhere')
    expect(await copiesOf(olga, id)).toEqual([consultant.email])
  })

  it('that end are recorded with who did it', async () => {
    const team = await createTeam(foyer)
    const [mia, id] = await copiedTicket(team)
    await team.owner.client.ask(removeMember, at(mia.account.id))
    const { entries } = await hanna.client.ask(listAudit, { query: { object_id: id } })
    expect(entries.find(({ action }) => action === 'ticket_secondary_email_removed')).toMatchObject({
      actor: team.owner.account.id,
      changes: { email: mia.email },
    })
  })

  it('end for members when the company is transferred to another of them, and begin for nobody', async () => {
    const team = await createTeam(foyer)
    const [mia, id] = await copiedTicket(team)
    const next = await joinTeam(foyer, team)
    await team.owner.client.ask(offerTransfer, { body: { member_id: next.account.id } })
    await next.client.ask(acceptTransfer)
    await expectGone(team.owner, mia, id)
  })

  it('end for a colleague with whom tickets are no longer shared', async () => {
    const [olga, cole] = [await createPerson(foyer), await createPerson(foyer)]
    const colleague = await share(olga, cole)
    const id = await open(olga)
    await copyTo(olga, id, cole.email)
    await replyFile(id)
    await olga.client.ask(changeColleague, { ...at(colleague), body: { tickets: false } })
    await expectGone(olga, cole, id)
  })

  it('end for a former colleague, whichever side ended it', async () => {
    const [olga, cole] = [await createPerson(foyer), await createPerson(foyer)]
    await share(olga, cole)
    const id = await open(olga)
    await copyTo(olga, id, cole.email)
    await replyFile(id)
    const [row] = (await cole.client.ask(listColleagues)).colleagues
    await cole.client.ask(removeColleague, at(row?.id ?? ''))
    await expectGone(olga, cole, id)
  })

  it('stay with a former member who still sees the tickets as a colleague', async () => {
    const team = await createTeam(foyer)
    const [mia, id] = await copiedTicket(team)
    await share(team.owner, mia)
    await team.owner.client.ask(removeMember, at(mia.account.id))
    expect(await copiesOf(team.owner, id)).toEqual([mia.email])
    expect(await followLink(mia.email)).toBe(200)
  })

  it('are sent to somebody outside with their own account, whose answers are attributed to them', async () => {
    const [olga, consultant] = [await createPerson(foyer), await createPerson(foyer)]
    const id = await open(olga)
    await copyTo(olga, id, consultant.email)
    await replyFile(id)
    expect(await followLink(consultant.email)).toBe(200)
    expect(await mailFrom(consultant.email, id)).toBe('added')
    const { comments } = await olga.client.ask(calls.listComments, at(id))
    expect(comments.at(-1)?.creator).toMatchObject({ id: consultant.account.id, name: 'Ada Lind' })
  })

  it('are suspended for a blocked customer', async () => {
    const [olga, consultant] = [await createPerson(foyer), await createPerson(foyer)]
    const id = await open(olga)
    await copyTo(olga, id, consultant.email)
    await replyFile(id)
    const block = (blocked: boolean) =>
      hanna.client.ask(changeCustomer, { ...at(consultant.account.id), body: { blocked } })
    await block(true)
    await answer(id, 'Between us')
    expect(await isTold(consultant.email, 'Between us')).toBe(false)
    expect(await followLink(consultant.email)).toBe(404)
    expect(await mailFrom(consultant.email, id)).toBe('noted')
    await block(false)
    await answer(id, 'With all of you')
    expect(await isTold(consultant.email, 'With all of you')).toBe(true)
  })

  it('that a member requests while being removed do not start', async () => {
    const team = await createTeam(foyer)
    const mia = await joinTeam(foyer, team, { tickets: true })
    const id = await open(team.owner)
    const gate = new Client({ connectionString: foyer.database_url })
    await gate.connect()
    onTestFinished(() => gate.end())
    await gate.query('begin; lock table platform.audit_entry in access exclusive mode')
    const adding = copyTo(mia, id, mia.email)
    await untilWaiting(gate, 1)
    const removing = team.owner.client.ask(removeMember, at(mia.account.id))
    await untilWaiting(gate, 2)
    await gate.query('commit')
    await Promise.all([adding, removing])
    expect(await copiesOf(team.owner, id)).toEqual([])
  })
})
