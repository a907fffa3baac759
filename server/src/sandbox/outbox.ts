import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { failure } from '../platform/failure.ts'
import type { Transport } from '../platform/mail/mail.ts'
import type { Queryable, SandboxOptions } from './options.ts'
import { escapeHtml, page, sendPage } from './page.ts'

/** An e-mail, text message or push message that would have been sent. */
export interface OutgoingMessage {
  readonly tenant: string
  readonly kind: 'email' | 'sms' | 'push'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** The links in the message, in order. */
  readonly links: readonly string[]
  /** The names of the files in it. */
  readonly files?: readonly string[]
  /** Where a mail program unsubscribes with one click. */
  readonly stop_url?: string | undefined
}

/** Stores a message for `GET /sandbox/outbox`. The demo's transports call this instead of a provider. */
export const recordMessage = async (
  { pool, clock }: Pick<SandboxOptions, 'pool' | 'clock'>,
  { tenant, kind, to, subject, text, html, links, files = [], stop_url }: OutgoingMessage,
): Promise<void> => {
  await pool.query(
    `insert into sandbox.message (tenant, kind, recipient, subject, text, html, links, files, stop_url, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tenant, kind, to, subject, text, html, links, files, stop_url ?? null, clock.now()],
  )
}

const linkPattern = /href="(https?:\/\/[^"]+)"/g

const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(linkPattern)].map(([, link = '']) => link.replaceAll('&amp;', '&'))),
]

/** The e-mail transport of an installation without a mail server: messages are stored here, one per recipient. */
export const outboxTransport = (options: Pick<SandboxOptions, 'pool' | 'clock'>): Transport => ({
  send: async ({ tenant, to, subject, text, html, files = [], stop_url }) => {
    const message = { tenant, kind: 'email', subject, text, html, links: linksIn(html), stop_url } as const
    for (const address of to)
      await recordMessage(options, { ...message, to: address, files: files.map(({ name }) => name) })
  },
})

interface MessageRow {
  readonly id: string
  readonly kind: OutgoingMessage['kind']
  readonly tenant: string
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly links: readonly string[]
  readonly files: readonly string[]
  readonly stop_url: string | null
  readonly at: string
}

const Filter = z.strictObject({
  to: z.string().optional(),
  kind: z.enum(['email', 'sms', 'push']).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
})

const listMessages = async (pool: Queryable, { to, kind, limit }: z.output<typeof Filter>): Promise<MessageRow[]> => {
  const { rows } = await pool.query<MessageRow>(
    `select id::text, kind, tenant, recipient as to, subject, text, links, files, stop_url, at from sandbox.message
     where ($1::text is null or recipient = $1) and ($2::text is null or kind = $2)
     order by sandbox.message.id desc limit $3`,
    [to ?? null, kind ?? null, limit],
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

const findMessage = async (
  pool: Queryable,
  id: string,
): Promise<(MessageRow & { readonly html: string | null }) | undefined> => {
  const { rows } = await pool.query<MessageRow & { readonly html: string | null }>(
    `select id::text, kind, tenant, recipient as to, subject, text, links, files, stop_url, at, html
     from sandbox.message where id::text = $1`,
    [id],
  )
  return rows[0]
}

const messageLine = ({ id, kind, to, subject, text, at }: MessageRow): string =>
  `<li><a href="outbox/${id}">${escapeHtml(subject ?? text.slice(0, 80))}</a>
   <p>${kind} · ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></p></li>`

const listPage = (messages: readonly MessageRow[]): string =>
  page({
    title: 'Sandbox outbox',
    style: 'style.css',
    main:
      messages.length === 0
        ? '<h1>Outbox</h1><p>Nothing was sent yet.</p>'
        : `<h1>Outbox</h1><ol class="list">${messages.map(messageLine).join('')}</ol>`,
  })

const textPage = ({ to, subject, text, links }: MessageRow): string =>
  page({
    title: subject ?? 'Message',
    style: '../style.css',
    main: `<h1>${escapeHtml(subject ?? 'Message')}</h1><p>${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre>
      ${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}`,
  })

/** An e-mail is untrusted content: it may show images, use its own styles and open links, but nothing else. */
const mailPolicy =
  "default-src 'none'; img-src 'self' data: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** `GET /outbox` lists messages, newest first, as JSON or, for browsers, as a page. `GET /outbox/:id` shows one. */
export const outbox =
  ({ pool }: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Querystring: z.output<typeof Filter> }>({
      method: 'GET',
      url: '/outbox',
      schema: { querystring: Filter },
      handler: async (request, reply) => {
        const messages = await listMessages(pool, request.query)
        reply.header('vary', 'accept')
        if (request.headers.accept?.includes('text/html') === true) return sendPage(reply, listPage(messages))
        return reply.send({ messages })
      },
    })

    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/outbox/:id',
      handler: async (request, reply) => {
        const message = await findMessage(pool, request.params.id)
        if (message === undefined) throw failure('not_found')
        return message.html === null ? sendPage(reply, textPage(message)) : sendPage(reply, message.html, mailPolicy)
      },
    })
  }
