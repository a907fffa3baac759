// @module-tag long
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { changeCustomer } from '@foyer/contract/operator/endpoints.ts'
import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import {
  addStaffComment,
  closeStaffTicket,
  getStaffTicket,
  mergeTicket,
  receiveInboundMail,
  reopenStaffTicket,
} from '@foyer/contract/operator/ticket-endpoints.ts'
import { setPreferences } from '@foyer/contract/push/endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyTo as copyAndConfirm } from '../../../../test/copies.ts'
import { openWithFiles, pictureFile } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, pageOf } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { machineSign, writtenWords } from '../mail/mail-rules.ts'
import { markers } from './texts.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let hanna: Staff
let mailServer: Staff
beforeAll(async () => {
  hanna = await createStaff(foyer, { name: 'Hanna Brandt' })
  mailServer = await createStaff(foyer, { name: 'Mail server', scopes: ['mails:deliver'] })
})

const open = (person: Person) => person.client.ask(calls.openTicket, { body: question })
const answer = (id: string, body = 'Which version?') =>
  hanna.client.ask(addStaffComment, { params: { id }, body: { body } })
const copyTo = (person: Person, ticket_id: string, email: string) => copyAndConfirm(foyer, person, ticket_id, email)
const linkIn = (links: readonly string[], part: string): URL => {
  const link = links.find((one) => one.includes(part))
  if (link === undefined) throw new Error(`no ${part} among ${links.join(' ')}`)
  return new URL(link)
}

interface QueuedMail {
  readonly message_id: string
  readonly thread: string
  readonly reply_to: string
  readonly to: readonly string[]
}
const queuedFor = async (email: string): Promise<QueuedMail[]> => {
  await foyer.platform.jobs.runDue()
  const rows = await foyer.sql<{ data: QueuedMail }>(
    `select data from jobs.job where name = 'mail' and data->'to' ? $1 order by created_on`,
    email,
  )
  return rows.map(({ data }) => data)
}

describe('mails', () => {
  it('tell the creator that the question has arrived, and of each answer, in one thread', async () => {
    const olga = await createPerson(foyer)
    const { id, number } = await open(olga)
    await answer(id, 'Which version?\n\nAnd since when?')
    const mails = await mailsTo(foyer, olga.email)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`[#${number}] No picture`))
    // They are sent concurrently, so either may come first.
    const second = mails.find(({ text }) => text.includes('Which version?'))
    expect(mails.find((mail) => mail !== second)?.text).toContain('Since noon')
    expect(second?.text).toContain('HANNA BRANDT HAS REPLIED')
    expect(second?.text).toContain('And since when?')
    expect(linkIn(second?.links ?? [], '/tickets/').pathname).toBe(`/tickets/${id}`)

    const queued = await queuedFor(olga.email)
    expect(new Set(queued.map(({ thread }) => thread)).size).toBe(1)
    expect(queued[0]?.thread).toMatch(new RegExp(`^<ticket-${id}@`))
    expect(new Set(queued.map(({ message_id }) => message_id)).size).toBe(2)
    expect(queued[0]?.reply_to).toMatch(new RegExp(`\\+${number}\\.[0-9a-f]{16}@`))
  })

  it('about closing a ticket differ each time, because mail programs show a repeated Message-ID once', async () => {
    const olga = await createPerson(foyer)
    const { id } = await open(olga)
    for (const decision of [closeStaffTicket, reopenStaffTicket, closeStaffTicket])
      await hanna.client.ask(decision, { params: { id }, body: {} })
    const queued = await queuedFor(olga.email)
    expect(queued).toHaveLength(3)
    expect(new Set(queued.map(({ message_id }) => message_id)).size).toBe(3)
  })

  it('do not report a reply that nobody wrote when a ticket is merged', async () => {
    const olga = await createPerson(foyer)
    const [waits, answered] = [await open(olga), await open(olga)]
    await copyTo(olga, answered.id, 'noc@harbour.example')
    await answer(answered.id)
    const told = async () => [...(await mailsTo(foyer, olga.email)), ...(await mailsTo(foyer, 'noc@harbour.example'))]
    const before = (await told()).length
    await hanna.client.ask(mergeTicket, { params: { id: waits.id }, body: { into: answered.id, reason: 'the same' } })
    expect(await told()).toHaveLength(before)
  })

  it('are sent to secondary e-mails and to members with the role tickets, each separately, and to nobody else', async () => {
    const { company } = foyer.modules
    const [olga, member, outsider] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const blocked = await createPerson(foyer)
    const companyId = await company.create('aurora', 'Harbour Radio', olga.account.id, new Date())
    const roles = { billing: true, deliverables: true, retroview: true, tickets: true }
    for (const { account } of [member, blocked])
      await company.addMember('aurora', companyId, account.id, roles, new Date())
    await company.addMember('aurora', companyId, outsider.account.id, { ...roles, tickets: false }, new Date())
    await hanna.client.ask(changeCustomer, { params: { id: blocked.account.id }, body: { blocked: true } })
    const { id } = await open(olga)
    const told = async (email: string) => (await mailsTo(foyer, email))[0]?.text
    expect(await told(olga.email)).toContain('WE HAVE RECEIVED YOUR QUESTION')
    expect(await told(member.email)).toContain('ADA LIND HAS OPENED A TICKET')
    await copyTo(olga, id, `noc-${id}@northlight.example`)
    await answer(id)
    for (const email of [olga.email, member.email, `noc-${id}@northlight.example`])
      expect((await mailsTo(foyer, email))[0]?.text).toContain('Which version?')
    expect(await mailsTo(foyer, outsider.email)).toEqual([])
    expect((await mailsTo(foyer, blocked.email)).filter(({ text }) => text.includes('Which version?'))).toEqual([])

    await member.client.ask(calls.addComment, { params: { id }, body: { body: 'From a member' } })
    expect((await mailsTo(foyer, olga.email))[0]?.text).toContain('From a member')
    expect((await mailsTo(foyer, member.email))[0]?.text).not.toContain('From a member')
  })

  it('of answers are not sent to a creator or member who opted out; secondary addresses get them whatever their account chose', async () => {
    const { company } = foyer.modules
    const [olga, member, copied] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const companyId = await company.create('aurora', 'Harbour Radio', olga.account.id, new Date())
    const roles = { billing: true, deliverables: true, retroview: true, tickets: true }
    for (const { account } of [member, copied])
      await company.addMember('aurora', companyId, account.id, roles, new Date())
    const { id } = await open(olga)
    for (const email of [copied.email, `noc-${id}@northlight.example`]) await copyTo(olga, id, email)
    const events = [{ kind: 'staff_reply', mail: false, push: false } as const]
    for (const { client } of [olga, member, copied]) await client.ask(setPreferences, { body: { events } })
    await answer(id, 'Try the new version')
    const told = async (email: string) => (await mailsTo(foyer, email)).some(({ text }) => text.includes('Try the new'))
    expect(await Promise.all([olga.email, member.email].map(told))).toEqual([false, false])
    expect(await Promise.all([copied.email, `noc-${id}@northlight.example`].map(told))).toEqual([true, true])

    await hanna.client.ask(closeStaffTicket, { params: { id }, body: null })
    expect((await mailsTo(foyer, olga.email))[0]?.text).toContain('YOUR TICKET IS CLOSED')
    const wanted = [{ kind: 'staff_reply', mail: true, push: false } as const]
    await olga.client.ask(setPreferences, { body: { events: wanted } })
    await answer(id, 'Did it help?')
    expect((await mailsTo(foyer, olga.email))[0]?.text).toContain('Did it help?')
  })

  it('contain no internal notes', async () => {
    const olga = await createPerson(foyer)
    const { id } = await open(olga)
    const note = { params: { id }, body: { body: 'A difficult one', internal: true } }
    await hanna.client.ask(addStaffComment, note)
    expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
  })

  it('API-98, LINK-13 have files as links that work for their holder', async () => {
    const olga = await createPerson(foyer)
    await openWithFiles(olga.client, question, [pictureFile()])
    const [mail] = await mailsTo(foyer, olga.email)
    const { pathname, searchParams } = linkIn(mail?.links ?? [], '/attachments/')
    const as = { tenant: 'aurora', email_token: searchParams.get('token') ?? '' }
    const { status } = await foyer.client.send('GET', `/talks-client/api/v1${pathname}`, { as })
    expect(status).toBe(200)
  })

  it('API-98, SUP-35, LINK-19 that close a ticket ask for a review, with a link to it', async () => {
    const olga = await createPerson(foyer)
    const { id } = await open(olga)
    await hanna.client.ask(closeStaffTicket, { params: { id }, body: null })
    // The letter about the opening may arrive after this one.
    const links = (await mailsTo(foyer, olga.email)).flatMap((mail) => mail.links)
    const { pathname, searchParams } = linkIn(links, '/review')
    expect(pathname).toBe(`/tickets/${id}/review`)
    const link = foyer.client.as({ tenant: 'aurora', email_token: searchParams.get('token') ?? '' })
    const body = { rating: 5, comment: 'Quick' }
    expect(await link.ask(calls.putReview, { params: { ticket_id: id }, body })).toEqual(body)
  })

  it('show text like the ticket, and in plain text as it was typed', async () => {
    const olga = await createPerson(foyer)
    const { id } = await open(olga)
    const said = '**Restart** it:\n`systemctl restart foo`\n\n- then wait'
    await answer(id, said)
    const [mail] = await mailsTo(foyer, olga.email)
    expect(mail?.text).toContain(said)
    const page = await pageOf(foyer, mail)
    expect(page).toMatch(/<strong[^>]*>Restart<\/strong> it:<br\/?><code[^>]*>systemctl restart foo<\/code>/)
    expect(page).toMatch(/<li[^>]*>then wait<\/li>/)
    expect(page).not.toMatch(/\*\*|`/)
  })

  it('SUP-24 show text beyond the cap as it was typed, and of long text the beginning, to the end of a word', async () => {
    const olga = await createPerson(foyer)
    const { id } = await open(olga)
    const pageOfLatest = async (): Promise<string> => pageOf(foyer, (await mailsTo(foyer, olga.email))[0])
    const long = `**bold** ${'x'.repeat(3_960)} https://a.example/one/two/three`
    await answer(id, long.padEnd(20_000, 'y'))
    const formatted = await pageOfLatest()
    expect(formatted).toMatch(/<strong[^>]*>bold<\/strong>/)
    expect(formatted).toContain('The rest is in the ticket.')
    expect(formatted).not.toContain('a.example')
    await answer(id, long.padEnd(20_001, 'y'))
    const plain = await pageOfLatest()
    expect(plain).toContain('**bold** x')
    expect(plain).not.toContain('a.example')
  })

  it('show hostile text as text', async () => {
    const olga = await createPerson(foyer)
    const title = '<script>alert(1)</script> Bcc: spy@people.example'
    const description = '<img src=x onerror=alert(1)> [x](javascript:alert(1))'
    const broken = { ...question, title: title.replace(' ', '\r\n'), description }
    expect(await olga.client.refusal(calls.openTicket, { body: broken })).toMatchObject({
      status: 422,
      source: { pointer: '/title' },
    })
    await olga.client.ask(calls.openTicket, { body: { ...question, title, description } })
    const [mail] = await mailsTo(foyer, olga.email)
    expect(mail?.subject).toContain(title)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    const page = await pageOf(foyer, mail)
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toMatch(/href="(?!https?:)|<script|<img/)
    expect(await mailsTo(foyer, 'spy@people.example')).toEqual([])
  })
})

describe('answers by mail', () => {
  let olga: Person
  beforeAll(async () => {
    olga = await createPerson(foyer)
  })

  const ticketWithAddress = async (person = olga) => {
    const { id } = await open(person)
    // Letters of earlier tickets may be queued after its own.
    const own = (await queuedFor(person.email)).find(({ thread }) => thread.startsWith(`<ticket-${id}@`))
    return { id, address: own?.reply_to ?? '' }
  }
  /** The reply address for staff, as the console shows it. */
  const addressOfStaff = async (id: string): Promise<string> =>
    (await hanna.client.ask(getStaffTicket, { params: { id } })).reply_address ?? ''
  let mails = 0
  const mailOf = (from: string, to: string, body: string, headers: readonly string[] = []): string => {
    mails += 1
    return [
      `From: Somebody <${from}>`,
      `To: ${to}`,
      'Subject: Re: No picture',
      `Message-ID: <answer-${mails}@people.example>`,
      ...headers,
      '',
      body,
    ].join('\r\n')
  }
  const send = (message: string) =>
    mailServer.client.send('POST', receiveInboundMail.url, {
      body: message,
      headers: { 'content-type': 'message/rfc822' },
    })
  const deliver = async (message: string) => {
    const { status, body } = await send(message)
    expect(status).toBe(200)
    return body as InboundOutcome
  }
  const read = (id: string) => olga.client.ask(calls.getTicket, { params: { id } })
  const wordsOf = async (id: string) =>
    (await olga.client.ask(calls.listComments, { params: { id } })).comments.map(({ side, body }) => [side, body])

  it('of a colleague are recorded under the name used for their other actions, with who forwarded them', async () => {
    const { id } = await open(olga)
    const lena = await createStaff(foyer, { name: 'Lena Vogt' })
    expect(await deliver(mailOf(lena.operator.email, await addressOfStaff(id), 'We look at it'))).toMatchObject({
      result: 'added',
    })
    const select = `select actor, actor_ip, changes ->> 'handed_over_by' as handed_over_by from platform.audit_entry
      where object_id = $1 and action = 'ticket_staff_replied'`
    expect(await foyer.sql(select, id)).toEqual([
      {
        actor: `operator:${lena.operator.handle}`,
        actor_ip: null,
        handed_over_by: mailServer.operator.handle,
      },
    ])
  })

  it('can only be delivered with the right for it: otherwise a support role could speak in anybody’s name', async () => {
    const { id, address } = await ticketWithAddress()
    const forged = mailOf(olga.email, address, 'We accept the new price')
    const body = { body: forged, headers: { 'content-type': 'message/rfc822' } }
    const agents = [
      await createStaff(foyer, { role: 'support' }),
      await createStaff(foyer, { role: 'billing' }),
      await createStaff(foyer, { scopes: ['tickets:read', 'tickets:write'] }),
    ]
    for (const { client } of agents)
      expect(await client.send('POST', receiveInboundMail.url, body)).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'forbidden', meta: { scope: 'mails:deliver' } }] },
      })
    expect(await wordsOf(id)).toEqual([])
  })

  it('of the creator are added without the quoted text, and it is the vendor’s turn', async () => {
    const { id, address } = await ticketWithAddress()
    await answer(id)
    const message = mailOf(olga.email, address, '26.10.2\r\n\r\nOn Mon, Hanna Brandt wrote:\r\n> Which version?')
    expect(await deliver(message)).toMatchObject({ result: 'added', reason: null })
    expect(await wordsOf(id)).toEqual([
      ['staff', 'Which version?'],
      ['client', '26.10.2'],
    ])
    expect(await read(id)).toMatchObject({ state: 'opened', responsibility: 'admin' })
  })

  it('of staff make the ticket wait for the customer', async () => {
    const { id } = await ticketWithAddress()
    const address = await addressOfStaff(id)
    expect(await deliver(mailOf(hanna.operator.email, address, 'By mail'))).toMatchObject({ result: 'added' })
    expect(await wordsOf(id)).toEqual([['staff', 'By mail']])
    expect(await read(id)).toMatchObject({ state: 'pending', manager_name: 'Hanna Brandt' })
  })

  it('of staff who may only read are refused, like their answers in the console', async () => {
    const { id } = await ticketWithAddress()
    const viewer = await createStaff(foyer, { role: 'viewer' })
    const message = mailOf(viewer.operator.email, await addressOfStaff(id), 'We give it to you for nothing')
    expect(await deliver(message)).toMatchObject({ result: 'refused' })
    expect(await wordsOf(id)).toEqual([])
  })

  it('are limited per hour, and endlessly nested parts are not a mail', async () => {
    const ada = await createPerson(foyer)
    const { id, address } = await ticketWithAddress(ada)
    const used = 'update platform.rate_limit set points = 119 where key = $1 returning 1'
    expect(await foyer.sql(used, `ticket_words:${ada.account.id}`)).toHaveLength(1)
    expect(await deliver(mailOf(ada.email, address, 'The last'))).toMatchObject({ result: 'added' })
    expect((await send(mailOf(ada.email, address, 'One more'))).status).toBe(429)
    const parts = Array.from(
      { length: 12 },
      (_, depth) => `content-type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
    )
    const nested = mailOf(olga.email, address, 'x').replace('\r\n\r\n', `\r\n${parts.join('\r\n')}\r\n`)
    expect(await deliver(nested)).toMatchObject({ result: 'refused' })
    expect((await ada.client.ask(calls.listComments, { params: { id } })).comments).toHaveLength(1)
  })

  /** Resolves when the next child process starts; Node announces it on this channel. */
  const processStarted = (): Promise<void> =>
    new Promise((resolve) => {
      const listen = (): void => {
        unsubscribe('child_process', listen)
        resolve()
      }
      subscribe('child_process', listen)
    })

  it.each([
    ['parts', 'Content-Type: multipart/mixed; boundary=b', '--b\n\nx\n'.repeat(600_000), 21],
    ['ends of a file', 'Content-Transfer-Encoding: base64', `${'aa='.repeat(200)}\n`.repeat(30_000), 0],
  ])(
    'with millions of %s are not a mail: other calls are not delayed, and what does not fit is retried',
    async (_, header, body, more) => {
      const { id } = await open(olga)
      const from = (words: string, kind: string) => mailOf('spy@people.example', 'x@aurora.example', words, [kind])
      const ended: string[] = []
      const started = processStarted()
      const hostile = deliver(from(body, header)).finally(() => ended.push('the mail'))
      await Promise.race([started, hostile])
      await read(id)
      ended.push('another call')
      const behind = await Promise.all(Array.from({ length: more }, () => send(from('Hello', 'X-Mailer: one'))))
      expect(await hostile).toMatchObject({ result: 'refused', reason: 'no sender, or not to be read' })
      expect(ended).toEqual(['another call', 'the mail'])
      // Mails that waited too long get the same 503 as those that found the queue full.
      const statuses = new Set(behind.map(({ status }) => status))
      expect(statuses.has(503)).toBe(more > 20)
      expect(statuses.difference(new Set([200, 503])).size).toBe(0)
    },
  )

  it('S44 in the name of staff are refused at the customers’ address, which every participant has', async () => {
    const { id, address } = await ticketWithAddress()
    expect(await addressOfStaff(id)).not.toBe(address)
    const forged = mailOf(hanna.operator.email, address, 'Pay to our new account')
    expect(await deliver(forged)).toMatchObject({ result: 'refused' })
    // The staff address does not make somebody else an operator either.
    expect(await deliver(mailOf(olga.email, await addressOfStaff(id), 'Mine'))).toMatchObject({ result: 'added' })
    expect(await wordsOf(id)).toEqual([['client', 'Mine']])
    // Letters carry the customer address, and nothing that customers see carries the staff address.
    const seen = JSON.stringify([await queuedFor(olga.email), await read(id), await wordsOf(id)])
    expect(seen).not.toContain(await addressOfStaff(id))
  })

  it('of a secondary address are the customer’s', async () => {
    const { id, address } = await ticketWithAddress()
    await copyTo(olga, id, 'noc@northlight.example')
    expect(await deliver(mailOf('NOC@northlight.example', address, 'We see it too'))).toMatchObject({ result: 'added' })
    expect(await wordsOf(id)).toEqual([['client', 'We see it too']])
  })

  it('of a stranger are not shown to customers, and change nothing for unsigned addresses', async () => {
    const { id, address } = await ticketWithAddress()
    expect(await deliver(mailOf('spy@people.example', address, 'Hello'))).toMatchObject({ result: 'noted' })
    const forged = address.replace(/\.[0-9a-f]{16}@/, '.0123456789abcdef@')
    expect(await deliver(mailOf(olga.email, forged, 'Hello'))).toMatchObject({ result: 'refused' })
    expect(await wordsOf(id)).toEqual([])
  })

  it('of machines are ignored, and so is a repeated one', async () => {
    const { id, address } = await ticketWithAddress()
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes', 'List-Id: <x.y>'])
      expect(await deliver(mailOf(olga.email, address, 'Away', [header]))).toMatchObject({ result: 'ignored' })
    const once = mailOf(olga.email, address, 'Once')
    const results = await Promise.all([deliver(once), deliver(once), deliver(once)])
    expect(results.map(({ result }) => result).sort()).toEqual(['added', 'ignored', 'ignored'])
    expect(await wordsOf(id)).toEqual([['client', 'Once']])
  })

  it('are distinguished, even without a Message-ID or with an endless one; the same again is ignored', async () => {
    const { id, address } = await ticketWithAddress()
    const named = (name: string, words: string): string =>
      mailOf(olga.email, address, words).replace(/Message-ID: .*\r\n/, name)
    const endless = `Message-ID: <${'a'.repeat(20_000)}@people.example>\r\n`
    const unfit = ['', endless, 'Message-ID: <a\u0000b@people.example>\r\n']
    for (const name of unfit) {
      expect(await deliver(named(name, 'First'))).toMatchObject({ result: 'added' })
      expect(await deliver(named(name, 'First'))).toMatchObject({ result: 'ignored', reason: 'repeated' })
      expect(await deliver(named(name, 'Second'))).toMatchObject({ result: 'added' })
    }
    expect((await wordsOf(id)).map(([, body]) => body)).toEqual(unfit.flatMap(() => ['First', 'Second']))
  })

  it('S44 contain no invisible text, and names with line breaks are not used', async () => {
    const { id, address } = await ticketWithAddress()
    const secondary = 'noc@northlight.example'
    await copyTo(olga, id, secondary)
    const names = [
      'Lena\u202e\u0007',
      'x'.repeat(5_000),
      '=?utf-8?B?TGVuYQBLcmF1c2U=?=',
      '=?utf-8?B?TGVuYQpCY2M6IHg=?=',
      'Noc',
    ]
    for (const name of names) {
      const message = mailOf(secondary, address, 'See\u0000 the \u202elog').replace('Somebody', name)
      expect(await deliver(message)).toMatchObject({ result: 'added' })
    }
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments.map(({ body }) => body)).toEqual(names.map(() => 'See the log'))
    expect(comments.map(({ creator }) => creator.name)).toEqual([...names.slice(1).map(() => secondary), 'Noc'])
  })

  const withFile = (from: string, address: string): string => {
    const parts = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See the log',
      '--b',
      'Content-Type: application/octet-stream',
      'Content-Disposition: attachment; filename="../server.log"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('lines').toString('base64'),
      '--b--',
    ]
    return mailOf(from, address, parts.join('\r\n'), ['Content-Type: multipart/mixed; boundary=b'])
  }

  it('are added to the final ticket, however often tickets were merged since', async () => {
    const { id, address } = await ticketWithAddress()
    const [second, third] = [await open(olga), await open(olga)]
    for (const [from, into] of [
      [id, second.id],
      [second.id, third.id],
    ] as const)
      await hanna.client.ask(mergeTicket, { params: { id: from }, body: { into } })
    expect(await deliver(mailOf(olga.email, address, 'It goes on'))).toMatchObject({ result: 'added' })
    expect((await wordsOf(third.id)).at(-1)).toEqual(['client', 'It goes on'])
  })

  it('of an address that was removed from the final ticket are a stranger’s, even if sent to the merged one', async () => {
    const { id, address } = await ticketWithAddress()
    const into = (await open(olga)).id
    await copyTo(olga, id, 'left@northlight.example')
    await hanna.client.ask(mergeTicket, { params: { id }, body: { into } })
    const letter = () => deliver(mailOf('left@northlight.example', address, 'From whom left'))
    expect(await letter()).toMatchObject({ result: 'added', ticket_id: into })
    const [copied] = (await read(into)).secondary_emails
    await olga.client.ask(calls.removeSecondaryEmail, { params: { ticket_id: into, id: copied?.id ?? '' } })
    expect(await letter()).toMatchObject({ result: 'noted', ticket_id: into })
    expect((await wordsOf(into)).filter(([, body]) => body === 'From whom left')).toHaveLength(1)
  })

  it('to several tickets are added to each, once, however often they are delivered and whatever is merged', async () => {
    const [one, other] = [await ticketWithAddress(), await ticketWithAddress()]
    const both = mailOf(olga.email, `${one.address}, ${other.address}`, 'For both')
    const hidden = mailOf(olga.email, 'somebody@people.example', 'For each')
    const copy = ({ address }: typeof one) => `Delivered-To: ${address}\r\n${hidden}`
    for (let times = 0; times < 2; times += 1)
      for (const message of [both, copy(one), copy(other)]) await deliver(message)
    const said = ['For both', 'For each'].map((words) => ['client', words])
    for (const { id } of [one, other]) expect(await wordsOf(id)).toEqual(said)

    await hanna.client.ask(mergeTicket, { params: { id: one.id }, body: { into: other.id } })
    for (const message of [both, copy(one), copy(other)])
      expect(await deliver(message)).toMatchObject({ result: 'ignored', reason: 'repeated' })
    const once = mailOf(olga.email, `${one.address}, ${other.address}`, 'It is one now')
    expect(await deliver(once)).toMatchObject({ result: 'added' })
    const words = (await wordsOf(other.id)).map(([, body]) => body)
    expect(words.filter((body) => body === 'It is one now')).toHaveLength(1)
  })

  it('that forward somebody else’s text include it', async () => {
    const { id, address } = await ticketWithAddress()
    const passed =
      '---------- Forwarded message ---------\nFrom: Bo <bo@lagoon.example>\nDate: Mon, 2 Nov 2026\n\nNo picture'
    expect(await deliver(mailOf(olga.email, address, passed))).toMatchObject({ result: 'added' })
    expect(await wordsOf(id)).toEqual([['client', passed]])
  })

  it('with only HTML are read as text, without the quoted text', async () => {
    const { id, address } = await ticketWithAddress()
    const page =
      '<html><head><style>p { color: red }</style></head><body><p>It is <b>26.10</b>.</p><p>See <a href="https://log.example/1">the log</a></p>' +
      '<div>On Mon, Hanna Brandt wrote:<br></div><blockquote><p>Which version?</p></blockquote></body></html>'
    const message = mailOf(olga.email, address, page, ['Content-Type: text/html; charset=utf-8'])
    expect(await deliver(message)).toMatchObject({ result: 'added' })
    expect(await wordsOf(id)).toEqual([['client', 'It is 26.10.\n\nSee the log https://log.example/1']])
  })

  it('include their files', async () => {
    const { id, address } = await ticketWithAddress()
    expect(await deliver(withFile(olga.email, address))).toMatchObject({ result: 'added' })
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments).toMatchObject([{ body: 'See the log', attachments: [{ name: 'server.log', size: 5 }] }])
  })

  const withFiles = (from: string, address: string, words: string, files: readonly (readonly [string, number])[]) => {
    const parts = files.flatMap(([name, size]) => [
      '--b',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.alloc(size, 'x').toString('base64'),
    ])
    const body = ['--b', 'Content-Type: text/plain; charset=utf-8', '', words, ...parts, '--b--'].join('\r\n')
    return mailOf(from, address, body, ['Content-Type: multipart/mixed; boundary=b'])
  }

  it('SUP-19 include ten files, however large one before them is, and list those left out and why', async () => {
    const ada = await createPerson(foyer)
    const { id, address } = await ticketWithAddress(ada)
    const large = ['film.ts', 20 * 1024 * 1024 + 1] as const
    const small = Array.from({ length: 12 }, (_, at) => [`${at}.log`, 5] as const)
    await deliver(withFiles(ada.email, address, 'See the logs', [large, ...small]))
    await deliver(withFiles(ada.email, address, '', [large]))
    const { comments } = await ada.client.ask(calls.listComments, { params: { id } })
    const [logs, film] = comments
    expect(logs?.attachments.map(({ name }) => name)).toEqual(small.slice(0, 10).map(([name]) => name))
    const number = 'more than 10 files'
    expect(logs?.body).toBe(
      `See the logs\n\nNot attached: “film.ts” (larger than 20 MB), “10.log” (${number}), “11.log” (${number})`,
    )
    expect(film).toMatchObject({ body: 'Not attached: “film.ts” (larger than 20 MB)', attachments: [] })
  })

  it('say in the customer’s language what there was no room for', async () => {
    const vera = await createPerson(foyer, { locale: 'ru' })
    const { id, address } = await ticketWithAddress(vera)
    await deliver(withFile(vera.email, address))
    const full = `update support.attachment set size = 1024 * 1024 * 1024 where account_id = $1`
    await foyer.sql(full, vera.account.id)
    const files = Array.from({ length: 12 }, (_, at) => [`${at}.log`, 5] as const)
    await deliver(withFiles(vera.email, address, 'Вот журналы', files))
    const { comments } = await vera.client.ask(calls.listComments, { params: { id } })
    expect(comments.at(-1)?.body).toMatch(
      /^Вот журналы\n\nНе приложено: «0\.log» \(больше 1\u00a0ГБ файлов за 365 дней\), .*«9\.log» \(.*\) и ещё 2$/,
    )
  })

  it('use the storage quota of the customer, or of the sender’s address without an account; beyond it only the text is added', async () => {
    const ada = await createPerson(foyer)
    const { id, address } = await ticketWithAddress(ada)
    const copied = `noc-${id}@northlight.example`
    await copyTo(ada, id, copied)
    const used = async (): Promise<number> => {
      const [row] = await foyer.sql<{ bytes: number }>(
        'select coalesce(sum(size), 0)::int as bytes from support.attachment where account_id = $1',
        ada.account.id,
      )
      return row?.bytes ?? 0
    }
    const before = await used()
    await deliver(withFile(ada.email, address))
    expect(await used()).toBe(before + 5)
    await deliver(withFile(copied, address))
    // Files of staff count against nobody's quota.
    await deliver(withFile(hanna.operator.email, await addressOfStaff(id)))
    expect(await used()).toBe(before + 5)

    const fill = (row: string, whose: string) =>
      foyer.sql(`update support.attachment set size = ${row} = $1 returning 1`, whose)
    const last = async () => (await ada.client.ask(calls.listComments, { params: { id } })).comments.at(-1)
    const left = (most: string) => ({
      body: `See the log\n\nNot attached: “server.log” (more than ${most} of files within 365 days)`,
      attachments: [],
    })
    expect(await fill('100 * 1024 * 1024 where email', copied)).toHaveLength(1)
    expect(await deliver(withFile(copied, address))).toMatchObject({ result: 'added' })
    expect(await last()).toMatchObject(left('100 MB'))
    // The customer and other addresses in copy still have their own quotas.
    const other = `desk-${id}@northlight.example`
    await copyTo(ada, id, other)
    for (const from of [ada.email, other]) {
      await deliver(withFile(from, address))
      expect(await last()).toMatchObject({ body: 'See the log', attachments: [{ name: 'server.log' }] })
    }
    // All addresses in copy together have the quota of one account.
    await fill('1024 * 1024 * 1024 where email', other)
    const third = `third-${id}@northlight.example`
    await copyTo(ada, id, third)
    expect(await deliver(withFile(third, address))).toMatchObject({ result: 'added' })
    expect(await last()).toMatchObject({
      body: 'See the log\n\nNot attached: “server.log” (more than 1 GB of files from all in copy within 365 days)',
      attachments: [],
    })
    await deliver(withFile(ada.email, address))
    expect(await last()).toMatchObject({ body: 'See the log', attachments: [{ name: 'server.log' }] })
    await fill('1024 * 1024 * 1024 where account_id', ada.account.id)
    expect(await deliver(withFile(ada.email, address))).toMatchObject({ result: 'added' })
    expect(await last()).toMatchObject(left('1 GB'))
  })

  it('of somebody in copy have their own hourly limit: the creator can still write and act as usual', async () => {
    const ada = await createPerson(foyer)
    const { id, address } = await ticketWithAddress(ada)
    const [copied, other] = [`noc-${id}@northlight.example`, `desk-${id}@northlight.example`]
    for (const email of [copied, other]) await copyTo(ada, id, email)
    expect(await deliver(mailOf(copied, address, 'The first'))).toMatchObject({ result: 'added' })
    const used = `update platform.rate_limit set points = 120 where key like '%' || $1 returning 1`
    expect(await foyer.sql(used, copied)).toHaveLength(1)
    expect((await send(mailOf(copied, address, 'One more'))).status).toBe(429)
    expect(await deliver(mailOf(other, address, 'As ever'))).toMatchObject({ result: 'added' })
    const counted = `select points from platform.rate_limit where key = $1`
    expect(await foyer.sql(counted, `ticket_words:${ada.account.id}`)).toEqual([{ points: 1 }])
    // All addresses in copy share one rate limit, so that a ticket does not become a mailing list.
    expect(await foyer.sql(used, `ticket_copies:${ada.account.id}`)).toHaveLength(1)
    expect((await send(mailOf(other, address, 'Too much'))).status).toBe(429)
    expect(await deliver(mailOf(ada.email, address, 'From whoever asked'))).toMatchObject({ result: 'added' })
    await ada.client.ask(calls.closeTicket, { params: { id } })
  })
})

describe('the sender’s own text', () => {
  const ownWords = (text: string): string => writtenWords(text, markers).own

  it.each([
    ['Yes\n\nOn Mon, 2 Nov 2026 at 10:00, Hanna <h@a.example> wrote:\n> Is it?', 'Yes'],
    ['Да\n\nпн, 2 нояб. 2026 г. в 10:00, Ханна <h@a.example> пишет:\n> Так?', 'Да'],
    ['Yes\n\n-- Please write your reply above this line --\nAurora', 'Yes'],
    ['Yes\n-----Original Message-----\nFrom: Hanna', 'Yes'],
    ['Yes\n--\nAda Lind\nNorthlight TV', 'Yes'],
    ['Yes\n\nFrom: Hanna\nSent: Monday\nTo: Ada\n\nWhich?', 'Yes'],
    [
      'Here is what the server wrote:\nno keyframe\nSince noon',
      'Here is what the server wrote:\nno keyframe\nSince noon',
    ],
    ['The call:\nFrom: <sip:101@pbx>\nCall-ID: 7', 'The call:\nFrom: <sip:101@pbx>\nCall-ID: 7'],
    [
      'The call fails:\nINVITE sip:102@pbx\nFrom: <sip:101@pbx>\nTo: <sip:102@pbx>\nSubject: call\n\nWhat should we change?',
      'The call fails:\nINVITE sip:102@pbx\nFrom: <sip:101@pbx>\nTo: <sip:102@pbx>\nSubject: call\n\nWhat should we change?',
    ],
    ['Yes\n\nFrom: Hanna\nTo: Ada\nSent: Monday\nSubject: Re: No picture\n\nWhich?', 'Yes'],
    ['Да\n\nОт: Ханна\nДата: понедельник\nКому: Ада\nТема: Re: Нет картинки\n\nКакая?', 'Да'],
    ['Ja\n\nVon: Hanna\nGesendet: Montag\nAn: Ada\nBetreff: Kein Bild\n\nWelche?', 'Ja'],
    [
      '---------- Forwarded message ---------\nFrom: Bo <bo@a.example>\nDate: Mon\nSubject: x\nTo: Ada\n\nstream died\n> at noon',
      '---------- Forwarded message ---------\nFrom: Bo <bo@a.example>\nDate: Mon\nSubject: x\nTo: Ada\n\nstream died\n> at noon',
    ],
    [
      'See below\n\n-- \nAda Lind\n\n-------- Пересылаемое сообщение --------\nОт: Бо\nДата: пн\n\nПоток упал',
      'See below\n\n-------- Пересылаемое сообщение --------\nОт: Бо\nДата: пн\n\nПоток упал',
    ],
    [
      'Begin forwarded message:\n\n> From: Bo\n> Date: Mon\n>\n> stream died',
      'Begin forwarded message:\n\n> From: Bo\n> Date: Mon\n>\n> stream died',
    ],
    [
      'From: Bo <bo@a.example>\nSent: Monday\nTo: Ada\nSubject: x\n\nstream died\n\n-- \nBo',
      'From: Bo <bo@a.example>\nSent: Monday\nTo: Ada\nSubject: x\n\nstream died\n\n--\nBo',
    ],
    ['From: Aurora\nSent: Monday\n\n-- Please write your reply above this line --\n\nWhich?', ''],
    ['Yes\n\nFrom: Hanna\nSent: Monday\n\nWhich?\n---------- Forwarded message ---------\nFrom: Bo', 'Yes'],
    ['> Which version?\n26.10\n> Since when?\nNoon', '> Which version?\n26.10\n> Since when?\nNoon'],
    ['One\n\nTwo', 'One\n\nTwo'],
    [
      'It says:\nline 1\nno keyframe\n--\nline 7\nno keyframe\n--\nline 9\nno keyframe\n\nWhat is it?\n\n-- \nAda Lind\n\nNorthlight TV',
      'It says:\nline 1\nno keyframe\n--\nline 7\nno keyframe\n--\nline 9\nno keyframe\n\nWhat is it?',
    ],
    ['line 1\nerror\n--\nline 7\nerror\n\nWhat is it?', 'line 1\nerror\n--\nline 7\nerror\n\nWhat is it?'],
    ['line 1\nerror\n--\nline 7\nerror\n--\nline 9', 'line 1\nerror\n--\nline 7\nerror\n--\nline 9'],
    ['a\n--\nb\n--\nc\n\nWhat is it?\n\n--\nAda Lind', 'a\n--\nb\n--\nc\n\nWhat is it?'],
    [`Log:\n-- \n${'line\n'.repeat(11)}What?`, `Log:\n--\n${'line\n'.repeat(11)}What?`],
    [`Name\n${'_'.repeat(24)}\nedge-1\nWhat is it?`, `Name\n${'_'.repeat(24)}\nedge-1\nWhat is it?`],
    [`Yes\n${'_'.repeat(32)}\nFrom: Hanna\nSent: Monday\nTo: Ada\n\nWhich?`, 'Yes'],
    [`Да\n\n${'_'.repeat(32)}\n\nОт: Ханна\nОтправлено: понедельник\nКому: Ада\n\nКакая?`, 'Да'],
    [
      'At 10:15 we had this from <bo@lagoon.example>:\nno keyframe\nWhat is it?',
      'At 10:15 we had this from <bo@lagoon.example>:\nno keyframe\nWhat is it?',
    ],
    ['> only quoted', ''],
    ['On Mon, 2 Nov 2026 at 10:00, Hanna <h@a.example> wrote:\n> Which version?\n\n26.10\n--\nAda Lind', '26.10'],
    ['On Mon, 2 Nov 2026 at 10:00, Hanna Brandt\n<h@a.example> wrote:\n> Which?\n26.10\n> Since?\nNoon', '26.10\nNoon'],
    ['On Mon, 2 Nov 2026 at 10:00, Hanna <h@a.example> wrote:\n> Which version?', ''],
    ['-----Original Message-----\nFrom: Hanna\nWhich version?', ''],
    [
      'Hi Hanna, see below.\n\nOn Mon, 2 Nov 2026 at 10:00, Aurora <s@a.example> wrote:\n\n> Which?\n\n26.11\n\n> How many?\n\nThree\n',
      'Hi Hanna, see below.\n\n26.11\n\n\nThree',
    ],
    [
      'Yes\n\nOn Tue, Hanna <h@a.example> wrote:\n> Is it?\n\nOn Mon, 2 Nov 2026 at 10:00, Aurora Support <\ns@a.example> wrote:\n> Which?\n',
      'Yes',
    ],
    ['Yes\nOn Mon, Hanna wrote:\n> Is it?\n\n-- Please write your reply above this line --\nIs it?\n> Hm', 'Yes'],
    ['It is 26.10\nOn Mon, 2 Nov 2026 at 10:00, Hanna <h@a.example> wrote:\n> Which?', 'It is 26.10'],
    [
      'No picture.\n\nAt 10:15 the server edge-1 wrote:\nERROR no keyframe\nWhat is it?',
      'No picture.\n\nAt 10:15 the server edge-1 wrote:\nERROR no keyframe\nWhat is it?',
    ],
    [
      'On the second server the log wrote:\nERROR no keyframe\nWhat is it?',
      'On the second server the log wrote:\nERROR no keyframe\nWhat is it?',
    ],
    ['Yes\n\nOn Mon, Hanna wrote:\n\n-- Please write your reply above this line --\nIs it?', 'Yes'],
  ])('%j is %j', (text, own) => {
    expect(ownWords(text)).toBe(own)
  })

  it.each([
    ['Gmail', 'пн, 2 нояб. 2026 г. в 10:00, Aurora <support+1010.0123456789abcdef@a.example>:\n\n'],
    ['Gmail, broken in two', 'пн, 2 нояб. 2026 г. в 10:00, Aurora <\nsupport+1010.0123456789abcdef@a.example>:\n\n'],
    ['Yandex', '02.11.2026, 10:00, "Aurora" <support@a.example>:\n'],
    ['Mail.ru', 'Понедельник, 2 ноября 2026, 10:00 +03:00 от Aurora <support@a.example>:\n \n'],
    ['Mail.ru, broken in two', 'Понедельник, 2 ноября 2026, 10:00 +03:00 от Aurora\n<support@a.example>:\n \n'],
  ])('is found before the header of a quote by %s in Russian', (_, head) => {
    const marker = '-- Пожалуйста, пишите ответ над этой чертой --'
    expect(ownWords(`Работает\n\n${head}> ${marker}\n>\n> Какая?`)).toBe('Работает')
    expect(ownWords(`Работает\n\n${head}${marker}\nКакая?`)).toBe('Работает')
    expect(ownWords(`${head}> ${marker}\n>\n> Какая?\n\n26.11\n`)).toBe('26.11')
    expect(ownWords(`Да\n\n${head}> Какая?\n\n26.11`)).toBe('Да\n\n26.11')
  })

  it('is distinguished from automatic mail', () => {
    const signs = (headers: Record<string, string>, from = 'ada@people.example') =>
      machineSign({ headers: new Map(Object.entries(headers)), from, own: ['support@aurora.example'] })
    expect(signs({})).toBeUndefined()
    expect(signs({ 'auto-submitted': 'no' })).toBeUndefined()
    expect(signs({ 'return-path': '<>' })).toBe('return-path')
    expect(signs({}, 'MAILER-DAEMON@mx.example')).toBe('robot')
    expect(signs({}, 'no-reply@shop.example')).toBe('robot')
    expect(signs({}, 'Support@Aurora.example')).toBe('own')
  })
})
