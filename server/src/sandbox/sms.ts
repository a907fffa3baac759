import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { SandboxOptions } from './options.ts'
import { recordMessage } from './outbox.ts'

/** The token of every account here. Each account is named after its brand. */
const token = 'sms_demo_token'

const Message = z.strictObject({
  To: z.string().regex(/^\+\d{7,15}$/),
  From: z.string().min(1),
  Body: z.string().min(1),
})

/** A stand-in for Twilio: accepts messages and keeps them in the outbox. */
export const sms =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.route<{ Params: { account: string } }>({
      method: 'POST',
      url: '/2010-04-01/Accounts/:account/Messages.json',
      handler: async (request, reply) => {
        const { account } = request.params
        const proof = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
        if (request.headers.authorization !== proof)
          return reply.code(401).send({ code: 20_003, message: 'Authenticate', status: 401 })
        const message = Message.safeParse(request.body)
        if (!message.success) return reply.code(400).send({ code: 21_211, message: message.error.message, status: 400 })
        const { To: to, Body: text } = message.data
        await recordMessage(options, { tenant: account, kind: 'sms', to, subject: null, text, html: null, links: [] })
        return reply.code(201).send({ to, body: text, status: 'queued' })
      },
    })
  }
