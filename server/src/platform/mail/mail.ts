import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createTransport } from 'nodemailer'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import type { Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A message that is ready to leave: written once, in the transaction of its cause, and sent at least once under one Message-ID. */
export interface OutgoingMail {
  readonly tenant: string
  readonly message_id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>
}

/** Addresses are handed over as objects: a raw string could smuggle in further recipients. */
export const smtpTransport = (url: string): Transport => {
  const smtp = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return {
    send: async ({ from, to, subject, html, text, message_id }) => {
      await smtp.sendMail({
        from,
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        messageId: message_id,
      })
    },
  }
}

export interface Letter {
  readonly tenant: string
  readonly locale: Locale
  readonly to: readonly string[]
  readonly subject: string
  readonly content: ReactElement
}

export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /** Renders the letter and leaves it in the caller's transaction; it goes out once that is committed. */
  post(tx: Tx, id: string, letter: Letter): Promise<void>
}

const queue = 'mail'

export const createMailer = (jobs: Jobs, transport: Transport, senderOf: (tenant: string) => Sender): Mailer => {
  jobs.handle<OutgoingMail>(queue, ({ data }) => transport.send(data))
  return {
    post: async (tx, id, { tenant, to, subject, content }) => {
      if (to.length === 0) return
      const html = await render(content)
      const from = senderOf(tenant)
      const domain = from.address.split('@')[1] ?? 'localhost'
      const mail: OutgoingMail = {
        tenant,
        message_id: `<${id}@${domain}>`,
        from,
        to,
        subject,
        html,
        text: toPlainText(html),
      }
      await jobs.enqueue(tx, queue, mail)
    },
  }
}
