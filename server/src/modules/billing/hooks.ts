import type { FastifyInstance } from 'fastify'
import type { BillingModule } from './index.ts'

/** Where payment providers report. The body is kept as the bytes that were signed; nothing parses it first. */
export const mountHooks = async (http: FastifyInstance, billing: BillingModule): Promise<void> => {
  await http.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 262_144 }, (_, body, done) => done(null, body))
    hooks.post<{ Params: { gateway: string } }>('/hooks/:gateway', async (request, reply) => {
      const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
      await billing.receiveNotification(request.params.gateway, raw, request.headers)
      return reply.code(200).type('application/json').serializer(String).send('{}')
    })
  })
}
