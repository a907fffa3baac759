import type { FastifyPluginAsync } from 'fastify'
import { Webhook } from 'standardwebhooks'
import type { SandboxOptions } from './options.ts'

/** The secret that signs the demo's webhooks to its CRM. */
export const crmSecret = 'whsec_Y3JtX2RlbW9fc2VjcmV0X29mXzMyX2J5dGVzISE='

interface Heard {
  readonly id: string
  readonly type: string
  readonly at: string
}

const mostKept = 200
const goneFor = 'payment_refunded'

/**
 * A stand-in for the vendor's CRM, which receives webhooks. It verifies the signature and keeps the latest messages. It
 * has one defect: it permanently refuses (410) a refund when it is first sent, and accepts it when it is sent again.
 */
export const crm =
  ({ clock }: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    const heard: Heard[] = []
    const refused = new Set<string>()
    const webhook = new Webhook(crmSecret)
    // The signature covers the raw body.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.route<{ Body: string }>({
      method: 'POST',
      url: '/',
      handler: async ({ body, headers }, reply) => {
        const id = String(headers['webhook-id'])
        try {
          webhook.verify(body, headers as Record<string, string>)
        } catch {
          return reply.code(401).send({ error: 'the signature does not fit' })
        }
        // The signature proves that it is Foyer's own format.
        const { type } = JSON.parse(body) as { type: string }
        if (type === goneFor && !refused.has(id)) {
          refused.add(id)
          return reply.code(410).send({ error: 'Refunds are being moved to another ledger' })
        }
        heard.unshift({ id, type, at: clock.now().toISOString() })
        heard.splice(mostKept)
        return reply.send({ taken: id })
      },
    })
    app.route({ method: 'GET', url: '/', handler: (_request, reply) => reply.send({ messages: heard }) })
  }
