import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exportProfile } from '@foyer/contract/account/profile-endpoints.ts'
import { listAudit } from '@foyer/contract/operator/endpoints.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import type { RemoveTextBody } from '@foyer/contract/operator/ticket.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { formOf, openWithFiles, pictureFile, replyWithFiles } from '../../../../test/files.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { hold } from '../../../../test/held.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { type Receiver, startReceiver } from '../../../../test/receiver.ts'

/** What must be found nowhere any more. */
const secretWord = 'hunter2zebra'
const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const told = {
  title: 'No access',
  description: `My password is ${secretWord}`,
  kind: 'support',
  product: 'iptv',
} as const
const time = expect.any(String) as string

let receiver: Receiver
let foyer: RunningFoyer
let olga: Person
let admin: Staff
beforeAll(async () => {
  receiver = await startReceiver()
  foyer = await startFoyer({
    adjust: (settings) => {
      const { aurora } = settings.brands
      if (aurora === undefined) return settings
      const secrets = [`whsec_${Buffer.from('one'.padEnd(24, '.')).toString('base64')}`]
      const webhooks = { crm: { url: `${receiver.url}/crm`, secrets, private_network: true, events: undefined } }
      return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, webhooks } } }
    },
  })
  olga = await createPerson(foyer)
  admin = await createStaff(foyer, { name: 'Lena Krause' })
})
afterAll(async () => {
  await foyer.close()
  receiver.close()
})
afterEach(() => vi.restoreAllMocks())

const open = async (about: typeof question | typeof told = question): Promise<string> =>
  (await olga.client.ask(calls.openTicket, { body: about })).id
const reply = (id: string, body: string) => olga.client.ask(calls.addComment, { params: { id }, body: { body } })
const read = (id: string) => olga.client.ask(calls.getTicket, { params: { id } })
const said = async (id: string) => (await olga.client.ask(calls.listComments, { params: { id } })).comments
const staffSaid = async (id: string) =>
  (await admin.client.ask(staffCalls.listStaffComments, { params: { id } })).comments
const removal = (
  id: string,
  comment_id?: string,
  reason = 'a password',
): { params: { id: string }; body: RemoveTextBody } => ({
  params: { id },
  body: { reason, ...(comment_id !== undefined && { comment_id }) },
})
const removeText = (id: string, comment_id?: string) =>
  admin.client.ask(staffCalls.removeTicketText, removal(id, comment_id))
const fileRemoval = (id: string) => ({ params: { id }, body: { reason: 'a passport' } })
const removeFile = (id: string) => admin.client.ask(staffCalls.removeTicketFile, fileRemoval(id))
const logOf = async (id: string, action: 'ticket_text_removed' | 'ticket_file_removed') =>
  (await admin.client.ask(listAudit, { query: { object_id: id, action } })).entries
/** For what jobs do. */
const patience = { timeout: 20_000, interval: 200 }
const runJobs = () => foyer.platform.jobs.runDue()
const filesOnDisk = (): string[] => {
  const folder = join(foyer.data, 'files', 'aurora')
  return existsSync(folder) ? readdirSync(folder) : []
}
const namesOnDisk = (id: string) => filesOnDisk().filter((name) => name.startsWith(id))
const download = (id: string) => olga.client.send('GET', calls.downloadAttachment.url.replace(':attachment_id', id))
const firstFile = ({ attachments }: Pick<Ticket, 'attachments'>) => {
  const [file] = attachments
  if (file === undefined) throw new Error('there is no file')
  return file
}
/** Every table in which a text could stay, as its owner reads it. */
const rowsWith = async (word: string): Promise<string[]> => {
  const rows = await foyer.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('platform', 'account', 'support', 'push', 'webhooks', 'operator')
      and query_to_xml(format('select from %I.%I as kept where kept::text ilike %L limit 1', table_schema, table_name, $1::text),
        false, true, '')::text like '%<row%'
    order by name`,
    `%${word}%`,
  )
  return rows.map(({ name }) => name)
}

describe('the text of a comment', () => {
  it('is removed: both sides see when, and polled pages get another answer', async () => {
    const id = await open()
    const comment = await reply(id, `My password is ${secretWord}`)
    const page = () => olga.client.call(calls.listComments, { params: { id } })
    const before = (await page()).headers.get('etag') ?? ''
    await removeText(id, comment.id)
    expect(await said(id)).toMatchObject([
      { id: comment.id, body: '', removed_at: time, creator: { email: olga.email } },
    ])
    expect(await staffSaid(id)).toMatchObject([{ body: '', removed_at: time }])
    const again = await olga.client.call(calls.listComments, { params: { id }, headers: { 'if-none-match': before } })
    expect(again.status).toBe(200)
    expect(await read(id)).toMatchObject({ description: question.description, description_removed_at: null })
  })

  it('is found nowhere any more: not by searches, in the export, in stored answers or messages to programs', async () => {
    const id = await open(told)
    const key = randomUUID()
    const body = { body: `As I said, ${secretWord}` }
    const comment = await olga.client.ask(calls.addComment, { params: { id }, body, idempotency_key: key })
    await admin.client.ask(staffCalls.addStaffComment, {
      params: { id },
      body: { body: `He wrote ${secretWord}`, internal: true },
    })
    const known = ['platform.idempotency_key', 'platform.search_word', 'support.comment', 'support.ticket']
    await vi.waitFor(async () => expect(await rowsWith(secretWord)).toEqual([...known, 'webhooks.message']), patience)
    const [, note] = await staffSaid(id)
    await removeText(id)
    await removeText(id, comment.id)
    await removeText(id, note?.id)
    await vi.waitFor(async () => expect(await rowsWith(secretWord)).toEqual([]), patience)
    const bySearch = { query: { query: secretWord } }
    expect((await admin.client.ask(staffCalls.listStaffTickets, bySearch)).tickets).toEqual([])
    expect((await olga.client.ask(calls.listTickets, bySearch)).tickets).toEqual([])
    const exported = await olga.client.ask(exportProfile)
    expect(JSON.stringify(exported)).not.toContain(secretWord)
    expect(exported.tickets.find((ticket) => ticket.id === id)).toMatchObject({
      description_removed_at: time,
      comments: [{ body: '', removed_at: time }],
    })
    // The call is not made again: its repetition gets the status alone.
    const repeated = await olga.client.call(calls.addComment, { params: { id }, body, idempotency_key: key })
    expect([repeated.status, repeated.bytes.length]).toEqual([201, 0])
  })

  it('is in the log with who, when, which message and why, and without a word of it', async () => {
    const id = await open()
    const comment = await reply(id, secretWord)
    await removeText(id, comment.id)
    await removeText(id)
    const log = await logOf(id, 'ticket_text_removed')
    const actor = `operator:${admin.operator.handle}`
    expect(log).toMatchObject([
      { actor, reason: 'a password', changes: { author: time, time } },
      { actor, reason: 'a password', changes: { time: comment.created_at, comment_id: comment.id } },
    ])
    expect(JSON.stringify(log)).not.toContain(secretWord)
  })

  it('is removed by administrators alone, with a reason, and by keys that say so', async () => {
    const id = await open()
    const comment = await reply(id, secretWord)
    const refused = { status: 403, code: 'forbidden', meta: { scope: 'tickets:remove' } }
    for (const role of ['viewer', 'support', 'billing'] as const) {
      const { client } = await createStaff(foyer, { role })
      expect(await client.refusal(staffCalls.removeTicketText, removal(id, comment.id))).toMatchObject(refused)
    }
    const program = await createStaff(foyer, { scopes: ['tickets:read', 'tickets:write'] })
    expect(await program.client.refusal(staffCalls.removeTicketText, removal(id))).toMatchObject(refused)
    const silent = await admin.client.refusal(staffCalls.removeTicketText, removal(id, comment.id, ' '))
    expect(silent).toMatchObject({ status: 422, source: { pointer: '/reason' } })
    expect(await said(id)).toMatchObject([{ body: secretWord, removed_at: null }])
  })

  it('is removed once: a second time is refused, also at the same moment; others are not found', async () => {
    const [id, other] = [await open(), await open()]
    const comment = await reply(id, secretWord)
    const both = await Promise.all(
      [1, 2].map(() => admin.client.call(staffCalls.removeTicketText, removal(id, comment.id))),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await logOf(id, 'ticket_text_removed')).toHaveLength(1)
    for (const [ticket, which] of [
      [other, comment.id],
      [id, randomUUID()],
      [id, 'x'],
      [randomUUID(), undefined],
    ] as const)
      expect(await admin.client.refusal(staffCalls.removeTicketText, removal(ticket, which))).toMatchObject({
        status: 404,
      })
  })

  it('of a note is removed without customers learning of it', async () => {
    const id = await open()
    const note = await admin.client.ask(staffCalls.addStaffComment, {
      params: { id },
      body: { body: secretWord, internal: true },
    })
    await removeText(id, note.id)
    expect(await said(id)).toEqual([])
    const [row] = await entriesOf(foyer, id, ['account_id'], 'ticket_text_removed')
    expect(row).toEqual({ account_id: null })
  })

  it('that the customer answers at the same moment goes, and the answer stays', async () => {
    const id = await open()
    const comment = await reply(id, secretWord)
    await Promise.all([removeText(id, comment.id), reply(id, 'It still does not work')])
    expect((await said(id)).map(({ body }) => body)).toEqual(['', 'It still does not work'])
  })

  it('is not in letters that are written later', async () => {
    const tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support', password: 'Quiet-harbour-7' })
    const id = await open()
    await removeText(id, (await reply(id, secretWord)).id)
    await admin.client.ask(staffCalls.assignTicket, { params: { id }, body: { operator: tomas.operator.handle } })
    const [letter] = await mailsTo(foyer, tomas.operator.email)
    expect(letter?.text).toContain('The text of this message was removed by Aurora Streaming.')
    expect(letter?.text).not.toContain(secretWord)
  })
})

describe('a merged ticket', () => {
  const mergedPair = async () => {
    const [from, into] = [await open(told), await open()]
    await admin.client.ask(staffCalls.mergeTicket, { params: { id: from }, body: { into } })
    return { from, into }
  }

  it('loses its description with the copy of it in the ticket that remains', async () => {
    const { from, into } = await mergedPair()
    const [copy] = await said(into)
    expect(copy?.body).toContain(secretWord)
    await removeText(into, copy?.id)
    expect(await said(into)).toMatchObject([{ body: '', removed_at: time }])
    expect(await read(from)).toMatchObject({ description: '', description_removed_at: time })
  })

  it('loses the copy with the description, also if it was merged again', async () => {
    const { from, into } = await mergedPair()
    const last = await open()
    await admin.client.ask(staffCalls.mergeTicket, { params: { id: into }, body: { into: last } })
    await removeText(from)
    expect(await read(from)).toMatchObject({ description: '', description_removed_at: time })
    expect(JSON.stringify(await said(last))).not.toContain(secretWord)
    expect((await said(last)).map(({ removed_at }) => removed_at)).toContainEqual(time)
  })

  it('carries the mark along if the description was removed before', async () => {
    const [from, into] = [await open(told), await open()]
    await removeText(from)
    await admin.client.ask(staffCalls.mergeTicket, { params: { id: from }, body: { into } })
    expect(await said(into)).toMatchObject([{ body: '', removed_at: time }])
  })

  it('loses both also if it is being merged at that moment', async () => {
    const [from, into] = [await open(told), await open()]
    const held = await hold(foyer.database_url, [['select from support.ticket where id = $1 for update', [from]]])
    const both = Promise.all([
      admin.client.call(staffCalls.mergeTicket, { params: { id: from }, body: { into } }),
      admin.client.call(staffCalls.removeTicketText, removal(from)),
    ])
    await held.letGo()
    expect((await both).map(({ status }) => status)).toEqual([200, 200])
    expect((await read(from)).description).toBe('')
    expect(await said(into)).toMatchObject([{ body: '', removed_at: time }])
  })
})

describe('a file', () => {
  it('is removed: its name and size go, the mark stays, every address says that it is gone, the store has nothing', async () => {
    const ticket = await openWithFiles(olga.client, question, [pictureFile('passport.png'), pictureFile('rack.png')])
    const [file, other] = ticket.attachments
    const id = file?.id ?? ''
    const { platform, modules } = foyer
    const email_token = await platform.database.transaction('aurora', (tx) =>
      modules.account.linkTokens.make(tx, {
        tenant: 'aurora',
        purpose: 'attachment',
        object_id: id,
        account_id: olga.account.id,
      }),
    )
    const byLink = { tenant: 'aurora', email_token }
    expect((await foyer.client.send('GET', file?.preview_url ?? '', { as: {} })).status).toBe(200)
    expect(namesOnDisk(id).toSorted()).toEqual([id, `${id}-small`])
    const shown = await removeFile(id)
    const mark = { id, removed_at: time, by: 'staff' }
    expect(shown).toMatchObject({ id: ticket.id, attachments: [{ id: other?.id }], removed_files: [mark] })
    expect(await read(ticket.id)).toMatchObject({ attachments: [{ name: 'rack.png' }], removed_files: [mark] })
    const path = calls.downloadAttachment.url.replace(':attachment_id', id)
    const gone = { status: 404, body: { errors: [{ code: 'not_found' }] } }
    for (const answer of [
      await download(id),
      await foyer.client.send('GET', path, { as: byLink }),
      await foyer.client.send('GET', file?.download_url ?? '', { as: {} }),
      await foyer.client.send('GET', file?.preview_url ?? '', { as: {} }),
      await admin.client.send('GET', staffCalls.downloadStaffAttachment.url.replace(':id', id)),
    ])
      expect(answer).toMatchObject(gone)
    await runJobs()
    expect(namesOnDisk(id)).toEqual([])
    expect(namesOnDisk(other?.id ?? '')).toHaveLength(1)
    expect(await rowsWith('passport.png')).toEqual([])
    const actor = `operator:${admin.operator.handle}`
    expect(await logOf(ticket.id, 'ticket_file_removed')).toMatchObject([
      { actor, reason: 'a passport', changes: { attachment_id: id, time: ticket.created_at } },
    ])
  })

  it('of a comment is removed by its message, once, also at the same moment', async () => {
    const id = await open()
    const comment = await replyWithFiles(olga.client, id, 'Here it is', [pictureFile()])
    const file = firstFile(comment)
    const both = await Promise.all(
      [1, 2].map(() => admin.client.call(staffCalls.removeTicketFile, fileRemoval(file.id))),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await logOf(id, 'ticket_file_removed')).toMatchObject([{ changes: { comment_id: comment.id } }])
    expect(await said(id)).toMatchObject([{ body: 'Here it is', attachments: [], removed_files: [{ by: 'staff' }] }])
    for (const unknown of [file.id, randomUUID(), 'x'])
      expect(await admin.client.refusal(staffCalls.removeTicketFile, fileRemoval(unknown))).toMatchObject({
        status: 404,
      })
  })

  it('that is still being uploaded cannot be removed yet', async () => {
    const [row] = await foyer.sql<{ id: string }>(
      `insert into support.attachment (id, tenant, name, created_at) values (gen_random_uuid(), 'aurora', 'x', now()) returning id`,
    )
    expect(await admin.client.refusal(staffCalls.removeTicketFile, fileRemoval(row?.id ?? ''))).toMatchObject({
      status: 404,
    })
  })

  it('leaves the store later if the store is away, or the process ended after the commit', async () => {
    const file = firstFile(await openWithFiles(olga.client, question, [pictureFile()]))
    const deleting = vi.spyOn(foyer.platform.blobs, 'delete').mockRejectedValue(new Error('the store is away'))
    await removeFile(file.id)
    await vi.waitFor(() => expect(deleting).toHaveBeenCalled())
    expect((await download(file.id)).status).toBe(404)
    expect(namesOnDisk(file.id)).toEqual([file.id])
    deleting.mockRestore()
    const dueNow = `update jobs.job set start_after = now() where state = 'retry' and name = 'ticket_content_removed.files'`
    await vi.waitFor(async () => {
      await foyer.sql(dueNow)
      expect(namesOnDisk(file.id)).toEqual([])
    }, patience)
  })

  it('whose preview is being drawn meanwhile leaves no preview', async () => {
    const file = firstFile(await openWithFiles(olga.client, question, [pictureFile()]))
    const { blobs } = foyer.platform
    const put = blobs.put.bind(blobs)
    vi.spyOn(blobs, 'put').mockImplementationOnce(async (key, content) => {
      await removeFile(file.id)
      await runJobs()
      await put(key, content)
    })
    expect((await foyer.client.send('GET', file.preview_url ?? '', { as: {} })).status).toBe(404)
    expect(namesOnDisk(file.id)).toEqual([])
  })

  it('is removed by whoever attached it, and by nobody else on their side', async () => {
    const ticket = await openWithFiles(olga.client, question, [pictureFile()])
    const file = firstFile(ticket)
    const own = { params: { attachment_id: file.id } }
    expect(await (await createPerson(foyer)).client.refusal(calls.removeAttachment, own)).toMatchObject({ status: 404 })
    await olga.client.ask(calls.removeAttachment, own)
    expect((await read(ticket.id)).removed_files).toEqual([{ id: file.id, removed_at: time, by: 'client' }])
    expect(await olga.client.refusal(calls.removeAttachment, own)).toMatchObject({ status: 404 })
    expect(await logOf(ticket.id, 'ticket_file_removed')).toMatchObject([{ actor: olga.account.id, reason: null }])
    await runJobs()
    expect(namesOnDisk(file.id)).toEqual([])
    const answer = await admin.client.send('POST', staffCalls.addStaffComment.url.replace(':id', ticket.id), {
      body: formOf({ body: 'Look here' }, [pictureFile()]),
    })
    const ofStaff = { params: { attachment_id: firstFile(answer.body as Ticket).id } }
    expect(await olga.client.refusal(calls.removeAttachment, ofStaff)).toMatchObject({ status: 403 })
  })
})
