import { login } from '@foyer/contract/account/endpoints.ts'
import { actAsCustomer, changeOperator, listAudit, operatorLogin } from '@foyer/contract/operator/endpoints.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { copyTo } from '../../../../test/copies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, pageOf, type SentMail } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const question = { title: 'No picture', description: 'Since **noon**', kind: 'support', product: 'iptv' } as const
const password = 'Quiet-harbour-7'

const foyer = useFoyer()
let olga: Person
let lena: Staff
let mailServer: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  lena = await createStaff(foyer, { name: 'Lena Krause' })
  mailServer = await createStaff(foyer, { name: 'Mail server', scopes: ['mails:deliver'] })
})

const hire = (name: string, role: 'support' | 'viewer' = 'support') => createStaff(foyer, { name, role, password })
const open = (person = olga) => person.client.ask(calls.openTicket, { body: question })
const assign = (id: string, { operator }: Staff, by = lena) =>
  by.client.ask(staffCalls.assignTicket, { params: { id }, body: { operator: operator.handle } })
const reply = (id: string, body: string, client: Client = olga.client) =>
  client.ask(calls.addComment, { params: { id }, body: { body } })
/** The operator as this customer. */
const actFor = async ({ client }: Staff): Promise<Client> => {
  const { url } = await client.ask(actAsCustomer, { params: { id: olga.account.id }, body: { reason: 'by phone' } })
  const refresh_token = new URL(url).searchParams.get('refresh_token') ?? ''
  const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
  return foyer.client.as({ tenant: 'aurora', access_token })
}
/** Without those about sign-ins. */
const lettersTo = async (email: string): Promise<readonly SentMail[]> =>
  (await mailsTo(foyer, email)).filter(({ subject }) => subject.startsWith('[#'))
const lettersOf = ({ operator: { email } }: Staff) => lettersTo(email)
const replyAddressOf = async ({ operator: { email } }: Staff): Promise<string | undefined> => {
  const rows = await foyer.sql<{ reply_to: string | null }>(
    `select data->>'reply_to' as reply_to from jobs.job where name = 'mail' and data->'to' ? $1 and data ? 'thread'
    order by created_on desc limit 1`,
    email,
  )
  return rows[0]?.reply_to ?? undefined
}
const answerByMail = async ({ operator: { email } }: Staff, to: string, body: string) => {
  const id = `<${crypto.randomUUID()}@staff.example>`
  const head = [
    `From: <${email}>`,
    `To: ${to}`,
    'Subject: Re: No picture',
    `Message-ID: ${id}`,
    'Content-Type: text/plain; charset=utf-8',
  ]
  const { body: outcome } = await mailServer.client.send('POST', staffCalls.receiveInboundMail.url, {
    body: [...head, '', body].join('\r\n'),
    headers: { 'content-type': 'message/rfc822' },
  })
  return outcome
}

describe('SUP-36 an operator to whom somebody else assigns a ticket', () => {
  it('gets a mail with the customer’s latest message, and can answer the customer by replying', async () => {
    const tomas = await hire('Tomáš Horák')
    const { id, number } = await open()
    await reply(id, 'It is _black_ now')
    await assign(id, tomas)
    const letters = await lettersOf(tomas)
    expect(letters).toMatchObject([{ subject: `[#${number}] No picture` }])
    const [letter] = letters
    expect(letter?.text).toContain('LENA KRAUSE HAS ASSIGNED THIS TICKET TO YOU')
    expect(letter?.text).toContain('Ada Lind wrote:')
    expect(letter?.text).toContain('It is _black_ now')
    expect(letter?.text).toContain('If you reply to it, the customer gets your reply.')
    expect(await pageOf(foyer, letter)).toContain('<em>black</em>')
    const links = (letter?.links ?? []).map((link) => new URL(link))
    expect(links.map(({ pathname }) => pathname)).toEqual([`/operator/tickets/${id}`, '/operator/security'])
    // No link opens anything without a sign-in.
    expect(links.every(({ search }) => search === '')).toBe(true)

    const quoted = `Which version?\r\n\r\nOn Mon, Aurora wrote:\r\n> Please write your reply above this line\r\n> Lena Krause has assigned`
    expect(await answerByMail(tomas, (await replyAddressOf(tomas)) ?? '', quoted)).toMatchObject({ result: 'added' })
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments.map(({ side, body }) => [side, body])).toContainEqual(['staff', 'Which version?'])
  })

  it('gets the question if there is no later message, and no mail for tickets that they take themselves, have already or have lost since', async () => {
    const [tomas, hanna] = [await hire('Tomáš Horák'), await hire('Hanna Brandt')]
    const [{ id }, { id: own }, { id: lost }] = [await open(), await open(), await open()]
    await assign(own, tomas, tomas)
    await assign(own, tomas)
    await assign(lost, tomas)
    await assign(lost, hanna)
    await assign(id, tomas)
    expect((await lettersOf(hanna)).map(({ text }) => text)).toEqual([expect.stringContaining(`/tickets/${lost}`)])
    const texts = (await lettersOf(tomas)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('Since **noon**'))
    expect(texts.filter((text) => text.includes(own))).toEqual([])
  })

  it('gets none while blocked, nor if it is a program', async () => {
    const [gone, program] = [await hire('Ida Gone'), await createStaff(foyer, { name: 'Robot' })]
    const { id } = await open()
    await assign(id, program)
    await assign(id, gone)
    await lena.client.ask(changeOperator, { params: { id: gone.operator.id }, body: { blocked: true } })
    await reply(id, 'Still black')
    expect((await lettersOf(gone)).filter(({ text }) => text.includes('Still black'))).toEqual([])
    expect(await lettersOf(program)).toEqual([])
  })

  it('gets it in the brand’s language, and without a reply address if they may only read', async () => {
    const anna = await createPerson(foyer, { tenant: 'sever', locale: 'ru' })
    const { id } = await open(anna)
    const [maria, vera] = [
      await createStaff(foyer, { tenant: 'sever', name: 'Мария Соколова' }),
      await createStaff(foyer, { tenant: 'sever', name: 'Вера', role: 'viewer', password }),
    ]
    await assign(id, vera, maria)
    const [letter] = await lettersOf(vera)
    expect(letter?.text).toContain('ВАМ ПЕРЕДАЁТ ОБРАЩЕНИЕ МАРИЯ СОКОЛОВА')
    expect(letter?.text).toContain('назначено вам')
    expect(letter?.text).not.toContain('ответ получит клиент')
    expect(await replyAddressOf(vera)).toBeUndefined()
  })
})

describe('SUP-36 the manager of a ticket', () => {
  it('gets a mail when the customer answers', async () => {
    const tomas = await hire('Tomáš Horák')
    const { id } = await open()
    await assign(id, tomas, tomas)
    await reply(id, 'It is the codec')
    const letters = await lettersOf(tomas)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('ADA LIND HAS REPLIED')
    expect(letters[0]?.text).toContain('It is the codec')
  })

  it('gets none for what they write themselves: while acting for the customer, or from a copy address', async () => {
    const tomas = await hire('Tomáš Horák')
    const { id, number } = await open()
    await assign(id, tomas, tomas)
    await reply(id, 'Said by phone', await actFor(tomas))
    expect(await lettersOf(tomas)).toEqual([])
    await reply(id, 'Said to Lena', await actFor(lena))
    expect(await lettersOf(tomas)).toMatchObject([{ text: expect.stringContaining('Said to Lena') }])

    await copyTo(foyer, olga, id, tomas.operator.email)
    const [copy] = await foyer.sql<{ reply_to: string }>(
      `select data->>'reply_to' as reply_to from jobs.job
      where name = 'mail' and data->'to' ? $1 and data->>'reply_to' like '%+' || $2 || '.%' limit 1`,
      olga.email,
      String(number),
    )
    expect(await answerByMail(tomas, copy?.reply_to ?? '', 'As a customer')).toMatchObject({ result: 'added' })
    expect((await lettersOf(tomas)).filter(({ text }) => text.includes('As a customer'))).toEqual([])
  })

  it('is found by the imported name, unless two operators have it', async () => {
    const [vera, one, other] = [await hire('Vera Only'), await hire('Anna Berg'), await hire('Anna Berg')]
    const ids = [(await open()).id, (await open()).id] as const
    const set = 'update support.ticket set manager_name = $2 where id = $1'
    await foyer.sql(set, ids[0], 'Vera Only')
    await foyer.sql(set, ids[1], 'Anna Berg')
    for (const id of ids) await reply(id, 'And now?')
    expect(await lettersOf(vera)).toHaveLength(1)
    expect([...(await lettersOf(one)), ...(await lettersOf(other))]).toEqual([])
  })

  it('chooses in their own session which mails they get; the choice is audited', async () => {
    const tomas = await hire('Tomáš Horák')
    const { email, id: operator_id } = tomas.operator
    const { token } = await foyer.client.ask(operatorLogin, { as: { tenant: 'aurora', basic: { email, password } } })
    const session = foyer.client.as({ access_token: token })
    const url = '/operator/api/v1/ticket_mail'
    const both = { mail_ticket_assigned: true, mail_customer_replied: true, mail_ticket_unassigned: false }
    expect(await session.send('GET', url)).toMatchObject({ status: 200, body: both })
    expect(await tomas.client.send('GET', url)).toMatchObject({ status: 403 })
    const choose = (body: object) => session.send('PATCH', url, { body })
    expect(await choose({ mail_ticket_assigned: false })).toMatchObject({
      status: 200,
      body: { ...both, mail_ticket_assigned: false },
    })
    const { id } = await open()
    await assign(id, tomas)
    expect(await lettersOf(tomas)).toEqual([])
    await reply(id, 'One')
    expect(await lettersOf(tomas)).toHaveLength(1)
    await choose({ mail_customer_replied: false })
    await choose({})
    await reply(id, 'Two')
    expect(await lettersOf(tomas)).toHaveLength(1)
    const log = { object_id: operator_id, action: 'operator_mail_changed' } as const
    expect((await lena.client.ask(listAudit, { query: log })).entries.map(({ changes }) => changes)).toEqual([
      { mail_customer_replied: { from: true, to: false } },
      { mail_ticket_assigned: { from: true, to: false } },
    ])
  })
})

describe('an operator who wants to know of tickets that are assigned to nobody', () => {
  const watch = async (name: string, role: 'support' | 'viewer' = 'support') => {
    const staff = await hire(name, role)
    const set = 'update operator.operator set mail_ticket_unassigned = true where id = $1'
    await foyer.sql(set, staff.operator.id)
    return staff
  }
  const about = async (staff: Staff, number: number) =>
    (await lettersOf(staff)).filter(({ subject }) => subject.startsWith(`[#${number}]`))

  it('gets a mail when a customer opens one and when the customer writes again, until somebody has it', async () => {
    const [vera, tomas] = [await watch('Vera Watchful'), await hire('Tomáš Horák')]
    const { id, number } = await open()
    const [first, ...others] = await about(vera, number)
    expect(others).toEqual([])
    expect(first?.text).toContain('is assigned to nobody')
    expect(await about(tomas, number)).toEqual([])
    await reply(id, 'Still no picture')
    expect(await about(vera, number)).toHaveLength(2)
    await assign(id, tomas)
    await reply(id, 'Hello?')
    expect(await about(vera, number)).toHaveLength(2)
    expect(await about(tomas, number)).toHaveLength(2)
  })

  it('answers the customer by replying, if their role allows it', async () => {
    const [vera, viewer] = [await watch('Vera Replying'), await watch('Vita Viewing', 'viewer')]
    const { id, number } = await open()
    expect(await about(viewer, number)).toHaveLength(1)
    const to = await replyAddressOf(vera)
    expect(await replyAddressOf(viewer)).toBeUndefined()
    await answerByMail(vera, to ?? '', 'We are looking into it')
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments.map(({ body }) => body.trim())).toEqual(['We are looking into it'])
  })

  it('answers with their own words alone, also where their mail program does not mark what it quotes', async () => {
    const [vera, viewer] = [await watch('Vera Quoting'), await watch('Vita Quoting', 'viewer')]
    const body = { ...question, description: 'Since noon nothing runs' }
    const { id, number } = await olga.client.ask(calls.openTicket, { body })
    const letters = [await about(vera, number), await about(viewer, number)].flat()
    const to = (await replyAddressOf(vera)) ?? ''
    const head = `From: Aurora <support@aurora.example>\nSent: Monday, November 2, 2026 10:00 AM\nTo: Vera\nSubject: No picture`
    for (const { text } of letters)
      expect(await answerByMail(vera, to, `Hello Ada,\n\n${head}\n\n${text}`)).toMatchObject({ result: 'added' })
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments.map(({ body }) => body.trim())).toEqual(['Hello Ada,', 'Hello Ada,'])
  })

  it('gets none about what they do themselves while acting for the customer', async () => {
    const [vera, vadim] = [await watch('Vera Acting'), await watch('Vadim Watching')]
    const client = await actFor(vera)
    const { id, number } = await client.ask(calls.openTicket, { body: question })
    await reply(id, 'As said by phone', client)
    expect(await about(vera, number)).toEqual([])
    expect(await about(vadim, number)).toHaveLength(2)
  })

  it('gets none about what staff open for a customer, and none once blocked', async () => {
    const [vera, gone] = [await watch('Vera Quiet'), await watch('Gone Quiet')]
    await lena.client.ask(changeOperator, {
      params: { id: gone.operator.id },
      body: { blocked: true },
    })
    const { number } = await open()
    expect(await about(vera, number)).toHaveLength(1)
    expect(await about(gone, number)).toEqual([])
    const body = { ...question, customer_id: olga.account.id }
    const ours = await lena.client.ask(staffCalls.openStaffTicket, { body })
    expect(await about(vera, ours.number)).toEqual([])
  })

  it('gets what a customer asks anew in a closed ticket whose assignee has left: it is nobody’s then, and so in the log', async () => {
    const [gone, vera] = [await createStaff(foyer, { name: 'Gone Since', role: 'support' }), await watch('Vera Since')]
    const [asked, reopened] = [await open(), await open()]
    for (const { id } of [asked, reopened]) {
      await assign(id, gone)
      await lena.client.ask(staffCalls.closeStaffTicket, { params: { id }, body: null })
    }
    const params = { id: gone.operator.id }
    await lena.client.ask(changeOperator, { params, body: { blocked: true, release_tickets: true } })
    const before = (await about(vera, asked.number)).length
    await reply(asked.id, 'It is back')
    await olga.client.ask(calls.reopenTicket, { params: { id: reopened.id } })
    expect(await about(vera, asked.number)).toHaveLength(before + 1)
    expect(await about(gone, asked.number)).toEqual([])
    for (const { id } of [asked, reopened]) {
      expect(await lena.client.ask(staffCalls.getStaffTicket, { params: { id } })).toMatchObject({
        state: 'opened',
        manager: null,
        manager_name: null,
      })
      const { entries } = await lena.client.ask(listAudit, { query: { object_id: id, action: 'ticket_assigned' } })
      expect(entries[0]).toMatchObject({ actor: 'system', changes: { from: 'Gone Since', to: null } })
    }
  })

  it('is not needed for a closed ticket of somebody who has left that a colleague goes on with: it is theirs', async () => {
    const gone = await createStaff(foyer, { name: 'Gone Before', role: 'support' })
    const [answered, merged, into] = [await open(), await open(), await open()]
    for (const { id } of [answered, merged]) {
      await assign(id, gone)
      await lena.client.ask(staffCalls.closeStaffTicket, { params: { id }, body: null })
    }
    await lena.client.ask(changeOperator, { params: { id: gone.operator.id }, body: { blocked: true } })
    const body = { body: 'We have an update for you' }
    await lena.client.ask(staffCalls.addStaffComment, { params: { id: answered.id }, body })
    const managed = { manager: { handle: lena.operator.handle } }
    expect(await lena.client.ask(staffCalls.getStaffTicket, { params: { id: answered.id } })).toMatchObject(managed)
    await lena.client.ask(staffCalls.mergeTicket, { params: { id: merged.id }, body: { into: into.id } })
    expect(await lena.client.ask(staffCalls.getStaffTicket, { params: { id: into.id } })).toMatchObject({
      manager_name: null,
    })
  })
})
