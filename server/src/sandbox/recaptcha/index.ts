import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { SandboxOptions } from '../options.ts'

const secretKey = 'recaptcha_demo_secret'
const livesMs = 120_000

const Answer = z.strictObject({ hostname: z.string().min(1) })
const Question = z.object({ secret: z.string(), response: z.string(), remoteip: z.string().optional() })

/** A stand-in for Google's reCAPTCHA: a checkbox that accepts everyone, and the call that verifies its token. */
export const recaptcha =
  ({ pool, clock }: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const script = await readFile(new URL('browser/api.js', import.meta.url), 'utf8')
    app.route({
      method: 'GET',
      url: '/api.js',
      handler: (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script),
    })

    app.route<{ Body: z.output<typeof Answer> }>({
      method: 'POST',
      url: '/answers',
      schema: { body: Answer },
      handler: async ({ body }, reply) => {
        const token = randomUUID()
        await pool.query('insert into sandbox.recaptcha_answer (token, hostname, answered_at) values ($1, $2, $3)', [
          token,
          body.hostname,
          clock.now(),
        ])
        return reply.code(201).send({ token })
      },
    })

    app.route<{ Body: z.output<typeof Question> }>({
      method: 'POST',
      url: '/siteverify',
      schema: { body: Question },
      handler: async ({ body }) => {
        if (body.secret !== secretKey) return { success: false, 'error-codes': ['invalid-input-secret'] }
        const { rows } = await pool.query<{ hostname: string }>(
          `update sandbox.recaptcha_answer set spent = true
           where token::text = $1 and not spent and answered_at > $2 returning hostname`,
          [body.response, new Date(clock.now().getTime() - livesMs)],
        )
        const [answer] = rows
        if (answer === undefined) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
        return { success: true, hostname: answer.hostname, challenge_ts: clock.now().toISOString() }
      },
    })
  }
