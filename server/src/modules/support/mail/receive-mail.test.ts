// @module-tag long
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import {
  addStaffComment,
  closeStaffTicket,
  getStaffTicket,
  listStaffComments,
  receiveInboundMail,
} from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyTo as copyAndConfirm } from '../../../../test/copies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const question = {
  title: 'No picture',
  description: 'Since noon nothing runs',
  kind: 'support',
  product: 'iptv',
} as const

const foyer = useFoyer()
let hanna: Staff
let ada: Person
let ticket: { readonly id: string; readonly address: string }
beforeAll(async () => {
  hanna = await createStaff(foyer, { name: 'Hanna Brandt' })
})

const openTicket = async (person: Person): Promise<typeof ticket> => {
  const { id } = await person.client.ask(calls.openTicket, { body: question })
  await foyer.platform.jobs.runDue()
  const select = `select data->>'reply_to' as address from jobs.job where name = 'mail' and data->>'thread' like $1 limit 1`
  const [row] = await foyer.sql<{ address: string }>(select, `<ticket-${id}@%`)
  return { id, address: row?.address ?? '' }
}

beforeEach(async () => {
  ada = await createPerson(foyer)
  ticket = await openTicket(ada)
})

const answer = (body: string) => hanna.client.ask(addStaffComment, { params: { id: ticket.id }, body: { body } })
const copyTo = (email: string, ticket_id = ticket.id, person = ada) => copyAndConfirm(foyer, person, ticket_id, email)
const said = async ({ client } = ada, { id } = ticket) =>
  (await client.ask(calls.listComments, { params: { id } })).comments
const words = async () => (await said()).map(({ body }) => body)
const notes = async () =>
  (await hanna.client.ask(listStaffComments, { params: { id: ticket.id } })).comments.filter(({ internal }) => internal)

let mails = 0
const mailOf = (from: string, body: string, headers: readonly string[] = [], to = ticket.address): string => {
  mails += 1
  const own = [`From: Somebody <${from}>`, `To: ${to}`, `Message-ID: <mail-${mails}@people.example>`]
  return [...own, ...headers, '', body].join('\r\n')
}
const mixed = (from: string, parts: readonly (readonly string[])[]): string =>
  mailOf(from, [...parts.flatMap((part) => ['--b', ...part]), '--b--'].join('\r\n'), [
    'Content-Type: multipart/mixed; boundary=b',
  ])
const fileOf = (name: string, content = 'lines'): string[] => [
  'Content-Type: application/octet-stream',
  `Content-Disposition: attachment; filename="${name}"`,
  '',
  content,
]
const textOf = (content: string): string[] => ['Content-Type: text/plain; charset=utf-8', '', content]

const send = (message: string) =>
  hanna.client.send('POST', receiveInboundMail.url, { body: message, headers: { 'content-type': 'message/rfc822' } })
const deliver = async (message: string) => {
  const { status, body } = await send(message)
  expect(status).toBe(200)
  return body as InboundOutcome
}

describe('long answers', () => {
  it('of millions of lines, to several tickets, delay nobody: their beginning is shown, and all of it is a file', async () => {
    const other = await openTicket(ada)
    const lines = `a${'\n'.repeat(8_000_000)}b`
    const encoded = (
      Buffer.from(lines)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n')
    const to = `${ticket.address}, ${other.address}`
    const message = mailOf(ada.email, encoded, ['Content-Transfer-Encoding: base64'], to)
    const before = process.threadCpuUsage()
    expect(await deliver(message)).toMatchObject({ result: 'added' })
    // In milliseconds. When the main process examined the text, it took seconds for each ticket.
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000)
    for (const one of [ticket, other]) {
      const [comment] = await said(ada, one)
      expect(comment?.body).toBe('a\n\nThe rest is in “answer.txt”.')
      expect(comment?.attachments).toMatchObject([{ name: 'answer.txt', size: lines.length }])
    }
  })

  it('say in the customer’s language that their rest is in a file, or that there was no room for it', async () => {
    const vera = await createPerson(foyer, { locale: 'ru' })
    ticket = await openTicket(vera)
    const long = 'строка журнала\n'.repeat(8_000)
    const send = () => deliver(mailOf(vera.email, long, ['Content-Type: text/plain; charset=utf-8']))
    await send()
    const full = 'update support.attachment set size = 1024 * 1024 * 1024 where account_id = $1'
    await foyer.sql(full, vera.account.id)
    await send()
    const [kept, left] = await said(vera)
    expect(kept?.body).toMatch(/строка журнала\n\nПродолжение — в файле «answer\.txt»\.$/)
    expect(kept?.attachments).toMatchObject([{ name: 'answer.txt' }])
    expect(left?.body).toMatch(/\n\nНе приложено: «answer\.txt» \(больше 1\u00a0ГБ файлов за 365 дней\)$/)
    expect(left?.attachments).toEqual([])
  })

  it('with only HTML have all of it as one', async () => {
    const page = `<p>It is <b>26.11</b>.</p>${'<p>no keyframe</p>'.repeat(12_000)}`
    await deliver(mailOf(ada.email, page, ['Content-Type: text/html; charset=utf-8']))
    const [comment] = await said()
    expect(comment?.body).toMatch(/^It is 26\.11\.\n\nno keyframe\n\n[^]*\n\nThe rest is in “answer\.html”\.$/)
    expect(comment?.attachments).toMatchObject([{ name: 'answer.html' }])
  })

  it('that are short with a long quote have none', async () => {
    const quote = '> line\n'.repeat(40_000)
    await deliver(mailOf(ada.email, `26.11\n\nOn Mon, 2 Nov 2026 at 10:00, Hanna <h@a.example> wrote:\n${quote}`))
    expect(await said()).toMatchObject([{ body: '26.11', attachments: [] }])
  })
})

describe('files', () => {
  it('that are texts are attached as files, even if programs put them into the message', async () => {
    const log = [
      'Content-Type: text/plain; charset=utf-8; name="server.log"',
      'Content-Disposition: inline; filename="server.log"',
      '',
      'no keyframe',
    ]
    await deliver(mixed(ada.email, [textOf('See the log'), log]))
    expect(await said()).toMatchObject([{ body: 'See the log', attachments: [{ name: 'server.log', size: 12 }] }])
  })

  it('are not tried individually once there is no room, and thousands are counted', async () => {
    await deliver(mixed(ada.email, [textOf('One'), fileOf('one.log')]))
    const full = 'update support.attachment set size = 1024 * 1024 * 1024 where account_id = $1'
    await foyer.sql(full, ada.account.id)
    await foyer.sql(
      `create sequence support.tries;
       create function support.count_try() returns trigger language plpgsql security definer as $$ begin
         perform nextval('support.tries'); return new;
       end $$;
       create trigger tried before insert on support.attachment for each row execute function support.count_try()`,
    )
    try {
      const files = Array.from({ length: 3_000 }, (_, at) => fileOf(`${at}.log`))
      expect(await deliver(mixed(ada.email, [textOf('Many'), ...files]))).toMatchObject({ result: 'added' })
      expect(await foyer.sql('select last_value::int as tries from support.tries')).toEqual([{ tries: 1 }])
    } finally {
      await foyer.sql('drop function support.count_try cascade; drop sequence support.tries')
    }
    expect((await words()).at(-1)).toMatch(/^Many\n\nNot attached: “0\.log” .*“9\.log” \([^)]*\) and 2990 more$/)
  })
})

describe('answers within a quoted Outlook mail', () => {
  const letter = async (): Promise<string> => (await mailsTo(foyer, ada.email))[0]?.text ?? ''
  const quoting = (text: string): string =>
    `From: Aurora <support@aurora.example>\nSent: Monday, November 2, 2026 10:00 AM\nTo: Ada\nSubject: Re: [#1] No picture\n\n${text}`
  const byOutlook = (text: string) => deliver(mailOf(ada.email, text, ['Content-Type: text/plain; charset=utf-8']))

  it.each(['', 'Hi Hanna, see my answers below.\n\n', 'Sent from my iPhone\n\n'])(
    'are added with everything around them, with nothing or a greeting above (%j)',
    async (above) => {
      await answer('Which version?\n\nHow many streams?')
      const text = (await letter()).replace('Which version?', 'Which version?\n26.11')
      expect(await byOutlook(`${above}${quoting(text)}`)).toMatchObject({ result: 'added' })
      const body = (await words()).at(-1)
      expect(body).toContain('Which version?\n26.11\n\nHow many streams?')
      expect(body?.startsWith(above.trim())).toBe(true)
    },
  )

  it('are distinguished from an unchanged mail, however its lines and characters were altered on the way', async () => {
    await answer('**Restart** it:\n\n- `systemctl restart foo`\n- then wait for some minutes, as it takes a while')
    const text = (await letter())
      .replaceAll('**', '')
      .replaceAll('`', '')
      .replace('for some minutes', 'for some\nminutes')
    const led = text.replaceAll(/https?:\S+/g, (url) => `<https://safe.example/?url=${encodeURIComponent(url)}&data=1>`)
    for (const quoted of [text, led])
      expect(await byOutlook(quoting(quoted))).toMatchObject({ result: 'ignored', reason: 'empty' })
    expect(await byOutlook(`Hello Hanna,\n\n${quoting(led)}`)).toMatchObject({ result: 'added' })
    expect((await words()).at(-1)).toBe('Hello Hanna,')
  })

  it('are not searched below an answer', async () => {
    await answer('Which version?')
    const text = (await letter()).replace('Which version?', 'Which version?\n26.11')
    await byOutlook(`It is as I told you on the telephone.\n\n${quoting(text)}`)
    expect((await words()).at(-1)).toBe('It is as I told you on the telephone.')
  })
})

describe('what is delivered again later', () => {
  /** Kills the next process that parses a mail, as soon as it starts. */
  const endNext = (signal: NodeJS.Signals): void => {
    const listen = (message: unknown): void => {
      unsubscribe('child_process', listen)
      const { process: child } = message as { process: ChildProcess }
      child.once('spawn', () => process.kill(child.pid ?? 0, signal))
    }
    subscribe('child_process', listen)
  }

  it('is a mail whose processing was interrupted, for example by lack of memory', async () => {
    const message = mailOf(ada.email, 'After all')
    endNext('SIGKILL')
    expect((await send(message)).status).toBe(503)
    expect(await deliver(message)).toMatchObject({ result: 'added' })
    endNext('SIGABRT')
    expect(await deliver(message)).toMatchObject({ result: 'refused', reason: 'no sender, or not to be read' })
  })

  it('is what one address in copy sends too often, and others in copy have their own limit', async () => {
    const [monitor, noc] = ['monitor@northlight.example', 'noc@northlight.example']
    for (const email of [monitor, noc]) await copyTo(email)
    await deliver(mailOf(monitor, 'The first'))
    const used = 'update platform.rate_limit set points = 40 where key = $1 returning 1'
    const key = `ticket_copy:${monitor} ${ada.account.id}`
    expect(await foyer.sql(used, key)).toHaveLength(1)
    const refused = await send(mailOf(monitor, 'One more'))
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'too_many_requests' }] } })
    await deliver(mailOf(noc, 'As ever'))
    expect(await words()).toEqual(['The first', 'As ever'])
  })

  it('is a mail to several tickets of which one has reached its limit: the others get it now, and once', async () => {
    const olga = await createPerson(foyer)
    const hers = await openTicket(olga)
    const noc = 'desk@northlight.example'
    await copyTo(noc)
    await copyTo(noc, hers.id, olga)
    await deliver(mailOf(noc, 'The first'))
    const set = (points: number) =>
      foyer.sql(
        'update platform.rate_limit set points = $2 where key = $1',
        `ticket_copy:${noc} ${ada.account.id}`,
        points,
      )
    await set(40)
    const both = mailOf(noc, 'For both', [], `${ticket.address}, ${hers.address}`)
    expect((await send(both)).status).toBe(429)
    expect((await said(olga, hers)).map(({ body }) => body)).toEqual(['For both'])
    await set(1)
    expect(await deliver(both)).toMatchObject({ result: 'added', ticket_id: ticket.id })
    expect(await words()).toEqual(['The first', 'For both'])
    expect(await said(olga, hers)).toHaveLength(1)
  })
})

describe('answers of somebody who does not participate', () => {
  const bo = 'bo@northlight.example'

  it('are left to staff as a note: customers see and are mailed nothing, and the ticket does not change', async () => {
    await hanna.client.ask(closeStaffTicket, { params: { id: ticket.id }, body: null })
    const before = [
      await ada.client.ask(calls.getTicket, { params: { id: ticket.id } }),
      await mailsTo(foyer, ada.email),
    ]
    const done = await deliver(
      mailOf(bo, 'We have it since Monday\n# Hanna Brandt\nGive them all').replace('Somebody', 'Hanna Brandt'),
    )
    expect(done).toMatchObject({ result: 'noted', ticket_id: ticket.id })
    const [note, ...more] = await notes()
    expect(more).toEqual([])
    expect(note).toMatchObject({ id: done.comment_id, side: 'client', creator: { name: bo, email: bo } })
    expect(note?.body).toBe(
      `By mail from ${bo}, who takes no part in this ticket. Nobody knows who really wrote it, and no customer sees it:\n\n` +
        '> We have it since Monday\n> # Hanna Brandt\n> Give them all',
    )
    expect(await said()).toEqual([])
    expect([
      await ada.client.ask(calls.getTicket, { params: { id: ticket.id } }),
      await mailsTo(foyer, ada.email),
    ]).toEqual(before)
    const { tickets } = await ada.client.ask(calls.listTickets, { query: { query: 'Monday' } })
    expect(tickets).toEqual([])
  })

  it('count as unseen by staff, and are added once', async () => {
    const message = mailOf(bo, 'We see it too')
    expect(await deliver(message)).toMatchObject({ result: 'noted' })
    expect(await deliver(message)).toMatchObject({ result: 'ignored', reason: 'repeated' })
    const params = { id: ticket.id }
    expect(
      await hanna.client.refusal(addStaffComment, { params, body: { body: 'Which version?', seen_comments: 0 } }),
    ).toMatchObject({ status: 409, code: 'ticket_moved_on' })
    expect(await hanna.client.ask(getStaffTicket, { params })).toMatchObject({ state: 'opened' })
    expect(await notes()).toHaveLength(1)
  })

  it('are stored without files, only their beginning, and limited per ticket', async () => {
    const kept = () => foyer.sql('select id from support.attachment')
    const before = await kept()
    await deliver(mixed(bo, [textOf('x'.repeat(10_001)), fileOf('a.log')]))
    const [note] = await notes()
    const why = 'from somebody who takes no part'
    expect(note?.body).toMatch(/\n\n> x{10000}\n\nNot attached: [^\n]*$/)
    expect(note?.body.endsWith(`Not attached: “answer.txt” (${why}), “a.log” (${why})`)).toBe(true)
    expect(await kept()).toEqual(before)
    const used = 'update platform.rate_limit set points = 20 where key = $1 returning 1'
    expect(await foyer.sql(used, `ticket_notes:${ticket.id}`)).toHaveLength(1)
    expect(await deliver(mailOf(bo, 'More'))).toMatchObject({ result: 'refused', reason: 'too many notes' })
    expect(await notes()).toHaveLength(1)
  })

  it('S44 in a colleague’s name, or with an invalid address, are refused, because they would be believed', async () => {
    for (const from of [hanna.operator.email, 'Hanna [b](x)@aurora.example'])
      expect(await deliver(mailOf(from, 'Give them all'))).toMatchObject({ result: 'refused', ticket_id: ticket.id })
    expect(await notes()).toEqual([])
  })

  it('of machines are none', async () => {
    for (const header of ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: a@b.example', 'Return-Path: <>'])
      expect(await deliver(mailOf(bo, 'Away', [header]))).toMatchObject({ result: 'ignored' })
    expect(await deliver(mailOf('mailer-daemon@northlight.example', 'Failed'))).toMatchObject({ result: 'ignored' })
    expect(await notes()).toEqual([])
  })
})
