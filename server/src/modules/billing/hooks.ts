import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BillingModule } from './index.ts'

interface Address {
  readonly Params: { readonly gateway: string; readonly kind?: string }
}

/**
 * Receives notifications of payment providers. The body is kept as raw bytes, which the signature covers; nothing parses it before the
 * signature is verified.
 */
export const mountHooks = async (http: FastifyInstance, billing: BillingModule): Promise<void> => {
  const receive = async (request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> => {
    const { gateway, kind = null } = request.params
    const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
    const receipt = await billing.receiveNotification({ gateway, kind, raw, headers: request.headers })
    const type = receipt === '' ? 'text/plain; charset=utf-8' : 'application/json'
    return reply.code(200).type(type).serializer(String).send(receipt)
  }
  const critical = { config: { critical: true } } as const
  await http.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 262_144 }, (_, body, done) => done(null, body))
    hooks.post<Address>('/hooks/:gateway', critical, receive)
    hooks.post<Address>('/hooks/:gateway/:kind', critical, receive)
  })
}
