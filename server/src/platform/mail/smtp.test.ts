// @module-tag long
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { recoverPassword } from '@foyer/contract/account/endpoints.ts'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { writeConfiguration } from '../../../test/configuration.ts'
import { startFoyer } from '../../../test/foyer.ts'
import { hurryTries } from '../../../test/jobs.ts'
import { type HandedMail, type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { createAccount } from '../../../test/people.ts'
import { freePort } from '../../../test/server-process.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createSeal } from '../auth/seal.ts'
import { movableClock } from '../clock.ts'
import { openDatabase } from '../database/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'
import { createLog, type Log } from '../log.ts'
import { createMailer, type OutgoingMail, smtpTransport, type Transport } from './mail.ts'

const log = createLog('silent')

const taken: HandedMail[] = []
const refusals: string[] = []
let server: MailServer
let transport: Transport
beforeAll(async () => {
  server = await startMailServer({ take: (mail) => taken.push(mail), refusals })
  transport = smtpTransport(server.url)
})
afterAll(() => server.close())
beforeEach(() => {
  taken.length = 0
})

const mail: OutgoingMail = {
  tenant: 'sever',
  message_id: '<ticket-7-2@sever.example>',
  from: { name: 'Север Видео', address: 'help@sever.example' },
  to: ['olga@northlight.example'],
  subject: 'Ответ на обращение «Нет картинки»',
  html: '<p lang="ru">Какая <b>версия</b>?</p>',
  text: 'Какая версия?\n.\n..и точка',
  thread: '<ticket-7@sever.example>',
  reply_to: 'reply+abc@sever.example',
}

const sent = async (changes: Partial<OutgoingMail> = {}): Promise<{ envelope: HandedMail; parsed: Email }> => {
  await transport.send({ ...mail, ...changes })
  const [envelope] = taken
  if (envelope === undefined) throw new Error('nothing arrived')
  return { envelope, parsed: await PostalMime.parse(envelope.raw) }
}

/** The mailer of a server with its own database, which sends to this mail server. */
const openMailer = async ({ url }: MailServer, log: Log) => {
  const test = await createTestDatabase()
  const database = openDatabase(test.url, log)
  const jobs = createJobs(test.url, database, movableClock(), log)
  const sender = { name: 'Aurora', address: 'billing@aurora.example' }
  const seal = createSeal({ secret: 'a secret of sixteen', previous_secrets: [] }, 'mail')
  const mailer = createMailer(jobs, seal, smtpTransport(url), () => sender, log)
  await jobs.start()
  const content = {
    brand: { name: 'Aurora', accent: '#006a7c', on_accent: '#ffffff' },
    locale: 'en',
    preview: 'A receipt',
    heading: 'Thank you',
    paragraphs: ['Paid.'],
    footer: 'The end.',
  } as const
  return {
    url: test.url,
    post: (id: string, to: readonly string[]): Promise<void> =>
      database.transaction('aurora', (tx) =>
        mailer.post(tx, id, { tenant: 'aurora', locale: 'en', to, subject: 'Receipt', content }),
      ),
    close: async (): Promise<void> => {
      await jobs.stop()
      await database.close()
      await test.drop()
    },
  }
}

describe('a mail to several people', () => {
  it('reaches each of them once, even if the mail server accepts one of them later', async () => {
    const [olga, ivan] = ['olga@northlight.example', 'ivan@northlight.example']
    const notNow = new Set([ivan])
    const picky = await startMailServer({ take: (one) => taken.push(one), notNow })
    const mailer = await openMailer(picky, log)
    const arrived = (): string[] => taken.flatMap(({ to }) => to)
    try {
      await mailer.post('receipt-1', [olga, ivan])
      await vi.waitFor(() => expect(arrived()).toEqual([olga]), { timeout: 20_000 })
      notNow.clear()
      await vi.waitFor(
        async () => {
          await hurryTries(mailer.url)
          expect(arrived()).toEqual([olga, ivan])
        },
        { timeout: 15_000, interval: 200 },
      )
    } finally {
      await mailer.close()
      picky.close()
    }
  })
})

describe('the answer of a mail server that refuses a mail', () => {
  it.each([
    ['550 5.1.1 <olga@northlight.example>: Recipient address rejected', 'the mail server refused a letter for good'],
    ['451 4.7.1 "olga, of n."@northlight.example is greylisted', 'a job failed and will be tried again'],
  ])('is logged without the address in it: %s', async (refusal, msg) => {
    const lines: string[] = []
    const refusing = await startMailServer({ refusals: [refusal] })
    const mailer = await openMailer(refusing, createLog('warn', { write: (line) => lines.push(line) }))
    try {
      await mailer.post('receipt-1', ['olga@northlight.example'])
      const line = await vi.waitFor(() => {
        const found = lines.find((one) => one.includes(msg))
        expect(found).toBeDefined()
        return found ?? ''
      }, 20_000)
      expect(line).toContain('[address]')
      expect(line).toContain(refusal.slice(4, 9))
      expect(lines.join('')).not.toMatch(/olga|northlight/)
    } finally {
      await mailer.close()
      refusing.close()
    }
  })
})

describe('a mail over SMTP', () => {
  it('arrives as it was written: both forms, any script, its thread, and where to answer', async () => {
    const { envelope, parsed } = await sent()
    expect(envelope).toMatchObject({ from: 'help@sever.example', to: ['olga@northlight.example'] })
    expect(parsed).toMatchObject({
      from: { name: 'Север Видео', address: 'help@sever.example' },
      to: [{ address: 'olga@northlight.example' }],
      replyTo: [{ name: 'Север Видео', address: 'reply+abc@sever.example' }],
      subject: mail.subject,
      messageId: mail.message_id,
      inReplyTo: mail.thread,
      references: mail.thread,
    })
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.text?.trim()).toBe(mail.text)
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
    // Automatic responders must not answer it.
    expect(headers['auto-submitted']).toBe('auto-generated')
  })

  it('brings its files, and says where a mail program unsubscribes with one click', async () => {
    const stop_url = `https://portal.sever.example/mail_copies?token=${'a'.repeat(43)}`
    const content = Buffer.from('%PDF-1.7 счёт')
    const { parsed } = await sent({ stop_url, files: [{ name: 'СЕВ-2026-0418.pdf', content }] })
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe(`<${stop_url}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(parsed.attachments).toMatchObject([{ filename: 'СЕВ-2026-0418.pdf', mimeType: 'application/pdf' }])
    expect(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(content)
    taken.length = 0
    const plain = await sent()
    expect(plain.parsed.attachments).toEqual([])
    expect(plain.parsed.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  it.each([
    'olga@northlight.example\r\nBcc: eve@evil.example',
    'olga@northlight.example>\r\nRCPT TO:<eve@evil.example',
    'olga@northlight.example, eve@evil.example',
    'Eve <eve@evil.example>, olga@northlight.example',
  ])('has the intended recipient, and no other: %j', async (address) => {
    const arrived = await sent({ to: [address] }).catch(() => null)
    const recipients = arrived?.envelope.to ?? []
    expect(recipients.length).toBeLessThanOrEqual(1)
    expect(recipients).not.toContain('eve@evil.example')
    expect(arrived?.parsed.bcc).toBeUndefined()
    expect(arrived?.parsed.to?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('keeps its header intact, whatever is in it', async () => {
    const { parsed } = await sent({
      subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nAnother body',
      from: { name: 'Help"\r\nBcc: eve@evil.example', address: 'help@sever.example' },
    })
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  it('F11 uses an existing connection: a backlog is not delayed by greetings', async () => {
    let connections = 0
    const counting = await startMailServer({
      take: (one) => taken.push(one),
      connected: () => {
        connections += 1
      },
    })
    const many = smtpTransport(counting.url)
    const letters = Array.from({ length: 60 }, (_, number) => ({ ...mail, message_id: `<${number}@sever.example>` }))
    await Promise.all(letters.slice(0, 20).map((letter) => many.send(letter)))
    for (const letter of letters.slice(20)) await many.send(letter)
    expect(taken).toHaveLength(letters.length)
    expect(connections).toBeLessThanOrEqual(20)
    counting.close()
  })

  it('F11 that finds an idle connection closed is sent over another', async () => {
    let connections = 0
    const port = await freePort()
    const connected = (): void => {
      connections += 1
    }
    const before = await startMailServer({ take: (one) => taken.push(one), connected, port })
    const patient = smtpTransport(before.url)
    await patient.send(mail)
    before.close()
    await before.closed
    const after = await startMailServer({ take: (one) => taken.push(one), connected, port })
    await patient.send(mail)
    expect(taken).toHaveLength(2)
    expect(connections).toBe(2)
    after.close()
  })

  it('F11 does not wait for a silent server', async () => {
    const mute = createServer(() => undefined)
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo // It listens on a port, not on a Unix socket.
    const patience = { connectMs: 500, greetingMs: 500, silenceMs: 500 }
    await expect(smtpTransport(`smtp://127.0.0.1:${port}`, patience).send(mail)).rejects.toThrow(Away)
    mute.close()
  }, 15_000) // Half of the default timeout.

  it.each(['451 4.3.0 come back later', '550 5.1.1 nobody here'])(
    'that the server answers with %j has not been sent',
    async (refusal) => {
      refusals.push(refusal)
      await expect(transport.send(mail)).rejects.toThrow(refusal.slice(4))
      expect(taken).toEqual([])
      await transport.send(mail)
      expect(taken).toHaveLength(1)
    },
  )
})

describe('a server with SMTP_URL', () => {
  it('AUTH-60 sends the recovery link there, and retries once after the mail server was unreachable', async () => {
    const configuration = writeConfiguration({})
    const foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: server.url } })
    try {
      const { email } = await createAccount(foyer, { locale: 'ru', email: `${randomUUID()}@people.example` })
      refusals.push('451 4.3.0 come back later')
      const recaptcha_token = await solveCaptcha(foyer)
      expect((await foyer.client.call(recoverPassword, { body: { email, recaptcha_token } })).status).toBe(204)
      await vi.waitFor(
        async () => {
          await hurryTries(foyer.database_url)
          expect(taken.map(({ to }) => to)).toEqual([[email]])
        },
        { timeout: 60_000, interval: 200 },
      )
      const { subject, html, text } = await PostalMime.parse(taken[0]?.raw ?? '')
      expect(subject).toBe('Новый пароль для Aurora Streaming')
      for (const form of [html, text]) expect(form).toMatch(/\/auth\/recovery\?token=[\w-]{43}/)
      expect(html).toContain('lang="ru"')
    } finally {
      await foyer.close()
      configuration.remove()
    }
  })

  it('AUTH-60 does not retry mails that the mail server refuses permanently, but those that may still be accepted', async () => {
    const configuration = writeConfiguration({})
    const foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: server.url } })
    try {
      /** The state of the job after the mail server gave this answer. */
      const stateAfter = async (refusal: string) => {
        refusals.push(refusal)
        const { email } = await createAccount(foyer, { email: `${randomUUID()}@people.example` })
        const recaptcha_token = await solveCaptcha(foyer)
        expect((await foyer.client.call(recoverPassword, { body: { email, recaptcha_token } })).status).toBe(204)
        const settled = `select state from jobs.job where name = 'mail' and data ->> 'to' = $1 and state not in ('created', 'active')`
        return vi.waitFor(
          async () => {
            const [job] = await foyer.sql(settled, JSON.stringify([email]))
            expect(job).toBeDefined()
            return job
          },
          { timeout: 30_000, interval: 100 },
        )
      }
      expect(await stateAfter('550 5.1.1 nobody here')).toEqual({ state: 'completed' })
      for (const mendable of [
        '554 5.7.1 relay access denied',
        '554 Message rejected: Email address is not verified.',
        '550 5.4.5 Daily user sending quota exceeded',
      ])
        expect(await stateAfter(mendable), mendable).toEqual({ state: 'retry' })
      expect(taken).toEqual([])
      const { body } = await foyer.client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
      expect(String(body)).toContain('foyer_mails_refused{brand="aurora"} 1')
    } finally {
      await foyer.close()
      configuration.remove()
    }
  })

  it('F11 does not count attempts while no mail server answers, and sends the queue when it is back', async () => {
    const port = await freePort()
    const configuration = writeConfiguration({})
    const environment = { FOYER_CONFIG: configuration.path, SMTP_URL: `smtp://127.0.0.1:${port}` }
    const foyer = await startFoyer({ environment })
    try {
      const { email } = await createAccount(foyer, { email: `${randomUUID()}@people.example` })
      const recaptcha_token = await solveCaptcha(foyer)
      expect((await foyer.client.call(recoverPassword, { body: { email, recaptcha_token } })).status).toBe(204)
      const { jobs } = foyer.platform
      const waits = async (): Promise<void> =>
        vi.waitFor(
          async () =>
            expect(
              await foyer.sql(`select state, output ->> 'away' as away from jobs.job where name = 'mail'`),
            ).toEqual([{ state: 'retry', away: 'true' }]),
          { timeout: 30_000, interval: 200 },
        )
      await waits()
      // The state after an outage of an hour: every attempt is used up, and the next one is far away.
      await foyer.sql(
        `update jobs.job set retry_count = 10, start_after = now() + interval '40 minutes' where name = 'mail'`,
      )
      await jobs.runDue()
      await waits()
      const back = await startMailServer({ take: (mail) => taken.push(mail), port })
      await jobs.runDue()
      await vi.waitFor(() => expect(taken.map(({ to }) => to)).toEqual([[email]]), { timeout: 30_000, interval: 200 })
      back.close()
    } finally {
      await foyer.close()
      configuration.remove()
    }
  })
})
