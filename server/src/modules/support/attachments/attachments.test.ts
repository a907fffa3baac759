import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { addStaffComment, downloadStaffAttachment } from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { formOf, openWithFiles, pictureFile, replyWithFiles } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { fileNameOf } from './file-rules.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const megabyte = 1024 * 1024

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const textFile = (name: string, content: string | Uint8Array<ArrayBuffer> = 'text'): File => new File([content], name)
const download = (client: Client, { id }: Pick<Attachment, 'id'>, as?: Parameters<Client['as']>[0]) =>
  client.send('GET', calls.downloadAttachment.url.replace(':attachment_id', id), as === undefined ? {} : { as })
const preview = (client: Client, { id }: Pick<Attachment, 'id'>) =>
  client.send('GET', calls.previewAttachment.url.replace(':attachment_id', id))
const open = async (files: readonly File[], person = olga): Promise<Attachment> => {
  const { attachments } = await openWithFiles(person.client, question, files)
  const [first] = attachments
  if (first === undefined) throw new Error('the ticket came without its file')
  return first
}
const filesOnDisk = (): string[] =>
  // Finished files, and those still being written.
  ['aurora', '.partial'].flatMap((name) => {
    const folder = join(foyer.data, 'files', name)
    return existsSync(folder) ? readdirSync(folder) : []
  })
const unkept = () => foyer.sql('select id from support.attachment where not kept')

describe('files', () => {
  it('SUP-16, SUP-26, API-79, API-82, API-88 are uploaded with a ticket and a comment, and saved under their own names', async () => {
    const content = randomBytes(3 * megabyte)
    const ticket = await openWithFiles(olga.client, question, [textFile('log файл.txt', content), pictureFile()])
    expect(ticket.attachments).toMatchObject([
      { name: 'log файл.txt', size: content.length, image: false },
      { name: 'screenshot.png', image: true },
    ])
    const { body, attachments } = await replyWithFiles(olga.client, ticket.id, 'And this', [textFile('more.log')])
    expect({ body, attachments }).toMatchObject({ body: 'And this', attachments: [{ name: 'more.log', size: 4 }] })

    const [first] = ticket.attachments
    const { status, headers, bytes } = await download(olga.client, first ?? { id: '' })
    expect(status).toBe(200)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="log ____.txt"; filename*=UTF-8''log%20%D1%84%D0%B0%D0%B9%D0%BB.txt`,
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('LINK-06, LINK-13, API-88 are saved with the link from a mail, and with no other link', async () => {
    const [one, two] = [await open([pictureFile()]), await open([pictureFile()])]
    const { modules, platform } = foyer
    const linkFor = async ({ account: { id: account_id } }: Person) => {
      const made = { tenant: 'aurora', purpose: 'attachment', object_id: one.id, account_id } as const
      const email_token = await platform.database.transaction('aurora', (tx) =>
        modules.account.linkTokens.make(tx, made),
      )
      return { tenant: 'aurora', email_token }
    }
    const link = await linkFor(olga)
    expect((await download(foyer.client, one, link)).status).toBe(200)
    expect((await download(foyer.client, one, link)).status).toBe(200)
    expect(await download(foyer.client, two, link)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'link_invalid' }] },
    })
    expect((await download(foyer.client, one, { ...link, tenant: 'sever' })).status).toBe(404)
    expect((await download(foyer.client, one, { tenant: 'aurora' })).status).toBe(401)
    // A valid link does not help somebody who may no longer see the ticket.
    expect((await download(foyer.client, one, await linkFor(olga))).status).toBe(200)
    expect((await download(foyer.client, one, await linkFor(await createPerson(foyer)))).status).toBe(404)
  })

  describe('have addresses without a bearer', () => {
    const follow = (address: string) => foyer.client.send('GET', address, { as: {} })
    const invalid = { status: 404, body: { errors: [{ code: 'link_invalid' }] } }

    it('SUP-26, API-88 that work for links and pictures of a page, without our headers, from ticket and comment', async () => {
      const ticket = await openWithFiles(olga.client, question, [pictureFile(), textFile('a.log', 'lines')])
      const [picture, log] = ticket.attachments
      expect(log?.preview_url).toBeNull()
      const { status, headers, body } = await follow(log?.download_url ?? '')
      expect({ status, body }).toEqual({ status: 200, body: 'lines' })
      expect(headers.get('content-disposition')).toContain('attachment; filename="a.log"')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      const small = await follow(picture?.preview_url ?? '')
      expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const { attachments } = await replyWithFiles(olga.client, ticket.id, 'More', [textFile('b.log', 'more')])
      expect(await follow(attachments[0]?.download_url ?? '')).toMatchObject({ status: 200, body: 'more' })
    })

    it('that open this file of this brand in this form, and nothing else', async () => {
      const [one, two] = [await open([pictureFile()]), await open([pictureFile()])]
      const address = new URL(one.download_url, foyer.url)
      const altered = (change: (url: URL) => void): string => {
        const url = new URL(address)
        change(url)
        return `${url.pathname}${url.search}`
      }
      const forgeries = [
        altered((url) => url.searchParams.set('signature', `x${url.searchParams.get('signature')?.slice(1)}`)),
        altered((url) => url.searchParams.set('until', String(Number(url.searchParams.get('until')) + 600))),
        altered((url) => url.searchParams.set('brand', 'sever')),
        altered((url) => {
          url.pathname = url.pathname.replace(one.id, two.id)
        }),
        // Signed for the file, but not for its preview.
        altered((url) => {
          url.pathname = `${url.pathname}/preview`
        }),
        one.preview_url?.replace('/preview', '') ?? '',
      ]
      for (const forged of forgeries) expect([forged, await follow(forged)]).toMatchObject([forged, invalid])
      expect((await follow(altered((url) => url.searchParams.set('brand', 'nobody')))).status).toBe(400)
      expect((await follow(altered((url) => url.searchParams.delete('signature')))).status).toBe(401)
    })

    it('that last some minutes: an answer stays the same until then, and afterwards they have expired', async () => {
      const { clock } = foyer.platform
      const before = clock.offset_ms
      try {
        // Moves the clock to the start of a period of ten minutes.
        clock.offset_ms += 10 * minuteMs - (clock.now().getTime() % (10 * minuteMs))
        const { client } = await signIn(foyer, olga)
        const ticket = await openWithFiles(client, question, [textFile('a.log', 'lines')])
        const address = async (as: Client) =>
          (await as.ask(calls.getTicket, { params: { id: ticket.id } })).attachments[0]?.download_url ?? ''
        const first = await address(client)
        clock.offset_ms += 2 * minuteMs
        expect(await address(client)).toBe(first)
        clock.offset_ms += 8 * minuteMs
        expect(await follow(first)).toMatchObject({ status: 200, body: 'lines' })
        clock.offset_ms += 10 * minuteMs
        expect(await follow(first)).toMatchObject({ status: 404, body: { errors: [{ code: 'link_expired' }] } })
        const fresh = await address((await signIn(foyer, olga)).client)
        expect(await follow(fresh)).toMatchObject({ status: 200, body: 'lines' })
      } finally {
        clock.offset_ms = before
      }
    })
  })

  it('of others are not found, and those of internal notes belong to staff', async () => {
    const ticket = await openWithFiles(olga.client, question, [pictureFile()])
    const stranger = await createPerson(foyer)
    const [file] = ticket.attachments
    expect((await download(stranger.client, file ?? { id: '' })).status).toBe(404)
    expect((await download(olga.client, { id: randomUUID() })).status).toBe(404)

    const hanna = await createStaff(foyer)
    const url = addStaffComment.url.replace(':id', ticket.id)
    const answered = await hanna.client.send('POST', url, {
      body: formOf({ body: 'See there' }, [pictureFile('a.png')]),
    })
    const { id, attachments } = answered.body as { id: string; attachments: Attachment[] }
    const [sent] = attachments
    expect((await download(olga.client, sent ?? { id: '' })).status).toBe(200)
    await foyer.sql('update support.comment set internal = true where id = $1', id)
    expect((await download(olga.client, sent ?? { id: '' })).status).toBe(404)
    const staffUrl = downloadStaffAttachment.url.replace(':id', sent?.id ?? '')
    expect((await hanna.client.send('GET', staffUrl)).status).toBe(200)
  })

  it('are part of the request that an Idempotency-Key identifies', async () => {
    const idempotency_key = randomUUID()
    const send = (file: File) =>
      olga.client.send('POST', calls.openTicket.url, { body: formOf(question, [file]), idempotency_key })
    const before = filesOnDisk().length
    const first = await send(textFile('a.txt', 'one'))
    expect(await send(textFile('a.txt', 'one'))).toMatchObject({ status: 201, body: first.body })
    expect(await send(textFile('a.txt', 'two'))).toMatchObject({ status: 422 })
    expect(filesOnDisk()).toHaveLength(before + 1)
    expect(await unkept()).toEqual([])
  })
})

describe('what is refused leaves nothing behind', () => {
  const refused = async (files: readonly File[], body: Readonly<Record<string, string>> = question) => {
    const [disk, rows] = [filesOnDisk(), await unkept()]
    const answer = await olga.client.send('POST', calls.openTicket.url, { body: formOf(body, files) })
    expect(filesOnDisk()).toEqual(disk)
    expect(await unkept()).toEqual(rows)
    return answer
  }

  it('SUP-19 a file of more than 20 MB is 413', async () => {
    const large = textFile('large.bin', new Uint8Array(25 * megabyte))
    expect(await refused([pictureFile(), large])).toMatchObject({
      status: 413,
      body: { errors: [{ code: 'too_large' }] },
    })
    const full = textFile('full.bin', new Uint8Array(20 * megabyte))
    expect((await openWithFiles(olga.client, question, [full])).attachments).toHaveLength(1)
  })

  it.each([11, 21])('SUP-19 %i files are 422', async (count) => {
    const files = Array.from({ length: count }, (_, at) => textFile(`${at}.txt`))
    expect(await refused(files)).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/files' } }] } })
  })

  it('an incomplete ticket is 422, with its files', async () => {
    const { description: _left, ...rest } = question
    expect(await refused([pictureFile()], rest)).toMatchObject({ status: 422 })
  })

  it('files in another field, or for a call without files, are refused', async () => {
    const form = formOf(question, [])
    form.append('avatar', pictureFile())
    const { status } = await olga.client.send('POST', calls.openTicket.url, { body: form })
    expect(status).toBe(400)
    const events = await olga.client.send('POST', '/billing/api/v1/events', { body: formOf({}, [pictureFile()]) })
    expect(events.status).toBe(415)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'title'],
    ['without any parts', 'multipart/form-data; boundary=b', 'title'],
    [
      'that ends in a field',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nNo',
    ],
    [
      'that ends in a file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="files[]"; filename="a"\r\n\r\nNo',
    ],
    [
      'that ends in a file of which a part was already stored',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="files[]"; filename="a"\r\n\r\n${'x'.repeat(300_000)}`,
    ],
    ['that ends in a header', 'multipart/form-data; boundary=b', '--b\r\ncontent-disp'],
  ])('a body %s is refused with the right error', async (_, type, body) => {
    const sent = await olga.client.send('POST', calls.openTicket.url, { body, headers: { 'content-type': type } })
    expect(sent).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_request' }] } })
    expect(await unkept()).toEqual([])
  })

  it('beyond the yearly gigabyte of an account files are refused, with the reason', async () => {
    const person = await createPerson(foyer)
    const { id } = await open([pictureFile()], person)
    const change = (row: string) => foyer.sql(`update support.attachment set ${row}`, id)
    const send = (language: string) =>
      person.client.send('POST', calls.openTicket.url, {
        body: formOf(question, [pictureFile()]),
        headers: { 'accept-language': language },
      })
    await change(`size = 1024 * 1024 * 1024 where id = $1`)
    for (const [language, title] of [
      ['en', 'You can upload 1 GB per 365 days'],
      ['ru', 'За 365 дней можно загрузить 1\u00a0ГБ'],
    ] as const)
      expect(await send(language)).toMatchObject({
        status: 413,
        body: {
          errors: [{ code: 'files_used_up', title: expect.stringContaining(title), source: { pointer: '/files' } }],
        },
      })
    // Older files do not count against the quota.
    await change(`created_at = now() - interval '364 days' where id = $1`)
    expect((await send('en')).status).toBe(413)
    await change(`created_at = now() - interval '366 days' where id = $1`)
    expect((await send('en')).status).toBe(201)
  })

  it('of many concurrent ones, those that fit are stored', async () => {
    const person = await createPerson(foyer)
    const first = await open([pictureFile()], person)
    const left = 1024 * megabyte - 2 * 5000
    await foyer.sql('update support.attachment set size = $2 where id = $1', first.id, left)
    const send = (name: string) =>
      person.client.send('POST', calls.openTicket.url, { body: formOf(question, [textFile(name, 'x'.repeat(5000))]) })
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(send))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413])
    expect(await unkept()).toEqual([])
  })

  it('an upload that breaks off halfway is removed', async () => {
    const [disk, rows] = [filesOnDisk(), await unkept()]
    const boundary = 'half-way'
    const { hostname, port } = new URL(foyer.url)
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: calls.openTicket.url,
      headers: {
        authorization: `Bearer ${olga.tokens.access_token}`,
        'idempotency-key': randomUUID(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 10 * megabyte,
      },
    })
    sending.on('error', () => undefined)
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="half.bin"\r\n\r\n`
    sending.write(part)
    sending.write(Buffer.alloc(5 * megabyte))
    await vi.waitFor(async () => expect(await unkept()).toHaveLength(rows.length + 1), 30_000)
    sending.destroy()
    await vi.waitFor(async () => expect(await unkept()).toEqual(rows), 30_000)
    expect(filesOnDisk()).toEqual(disk)
  })

  it('leftovers of a crash are swept after an hour', async () => {
    const { platform } = foyer
    const id = randomUUID()
    await open([pictureFile()])
    for (const path of [`aurora/${id}`, `.partial/aurora.${id}.half`])
      writeFileSync(join(foyer.data, 'files', path), 'half')
    const row = (at: string) =>
      foyer.sql(
        `insert into support.attachment (id, tenant, name, created_at) values ($1, 'aurora', 'half.bin', ${at})`,
        id,
      )
    await row('now()')
    await platform.jobs.runDue()
    expect(filesOnDisk()).toContain(id)
    await foyer.sql(`update support.attachment set created_at = now() - interval '61 minutes' where id = $1`, id)
    await platform.jobs.runDue()
    expect(filesOnDisk().filter((name) => name.includes(id))).toEqual([])
    expect(await unkept()).toEqual([])
  })
})

describe('hostile files are inert', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

  it.each([
    ['page.html', '<script>alert(1)</script>'],
    ['picture.svg', svg],
    ['picture.png', svg],
    ['run.js', 'alert(1)'],
    ['polyglot.gif', 'GIF89a/*\x00\x00*/=alert(1)//'],
    ['empty.txt', ''],
  ])('%s is saved as bytes or a picture that cannot be rendered, never displayed', async (name, content) => {
    const file = await open([textFile(name, content)])
    const { status, headers } = await download(olga.client, file)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^(application\/octet-stream|image\/gif)$/)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect((await preview(olga.client, file)).status).toBe(404)
  })

  it('an archive that would unpack to a thousand times its size is an ordinary file: nothing unpacks it', async () => {
    const bomb = zipSync({ 'zeros.bin': new Uint8Array(20 * megabyte) }, { level: 9 })
    expect((20 * megabyte) / bomb.length).toBeGreaterThan(900)
    const file = await open([textFile('logs.zip', new Uint8Array(bomb))])
    expect(file).toMatchObject({ size: bomb.length, image: false, preview_url: null })
    const { status, headers, bytes } = await download(olga.client, file)
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      200,
      'application/zip',
      null,
    ])
    expect(Buffer.from(bytes).equals(bomb)).toBe(true)
    expect((await preview(olga.client, file)).status).toBe(404)
  })

  it('a picture that is also a page is shown as the picture, without the page', async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#225577' } })
      .png()
      .toBuffer()
    const page = Buffer.from('<html><script>alert(document.cookie)</script></html>')
    const file = await open([textFile('both.png', new Uint8Array(Buffer.concat([picture, page])))])
    const whole = await download(olga.client, file)
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const small = await preview(olga.client, file)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Buffer.from(small.bytes).includes('script')).toBe(false)
  })

  it('names with folders, line breaks, direction marks and endless length are made harmless', async () => {
    const names: Readonly<Record<string, string>> = {
      '../../etc/passwd': 'passwd',
      'C:\\windows\\win.ini': 'win.ini',
      'a\r\nSet-Cookie: x=1.txt': 'aSet-Cookie_ x=1.txt',
      'invoice\u202Efdp.exe': 'invoicefdp.exe',
      'zero\u200Bwidth.txt': 'zerowidth.txt',
      '...': 'file',
      // A long run of dots must be scanned once: scanning from each of them would take an hour.
      [`a${'.'.repeat(400_000)}x`]: `a${'.'.repeat(148)}x`,
      [`${'x'.repeat(149)}\u{1f600}`]: 'x'.repeat(149),
      [`${'x'.repeat(300)}.log`]: `${'x'.repeat(146)}.log`,
      '"><img src=x onerror=alert(1)>.png': '___img src=x onerror=alert(1)_.png',
    }
    for (const [sent, kept] of Object.entries(names)) expect([sent, fileNameOf(sent)]).toEqual([sent, kept])
    const { name } = await open([textFile('../up\u202Edown.log')])
    expect(name).toBe('updown.log')
  })

  it('a thumbnail is newly drawn, without metadata', async () => {
    const large = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3355aa' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const file = await open([textFile('photo.jpg', new Uint8Array(large))])
    for (let times = 0; times < 2; times += 1) {
      const { status, headers, bytes } = await preview(olga.client, file)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      const drawn = await sharp(bytes).metadata()
      expect(drawn).toMatchObject({ format: 'webp', width: 480, height: 270 })
      expect(drawn.exif).toBeUndefined()
    }
  })

  it('a thumbnail that two request at first concurrently is returned to both', async () => {
    for (let times = 0; times < 5; times += 1) {
      const file = await open([pictureFile()])
      const answers = await Promise.all([preview(olga.client, file), preview(olga.client, file)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  it('a small file that claims to be a picture of gigabytes gets no thumbnail', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(megabyte * 2)
    const file = await open([textFile('bomb.png', new Uint8Array(bomb))])
    expect((await preview(olga.client, file)).status).toBe(404)
    expect((await download(olga.client, file)).status).toBe(200)
  })
})
