import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { Identified } from './identify.ts'
import { plainAddress } from './network.ts'

/** Headers of the caller's own choosing reach the log only as what they should be: a browser tab's uuid and a short name. */
const isSession = (header: unknown): boolean => typeof header === 'string' && validate(header)
const isName = (header: unknown): boolean => typeof header === 'string' && /^[\w-]{1,40}$/.test(header)

/** Who called, by the id that the audit log has, where that is known. */
const callerOf = ({ identity }: Identified): object => {
  switch (identity.kind) {
    case 'bearer':
      return { account: identity.actor.account_id }
    case 'operator':
      return { operator: identity.operator.id }
    case 'licence':
      return { licence: identity.deliverable_id }
    default:
      return {}
  }
}

/** One line per answer: what was asked, what came of it, how many milliseconds it took, of which brand, who asked and from where. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { identified } = request
    const { session, 'x-originator': originator } = request.headers
    const caller = {
      ip: plainAddress(request.ip),
      ...(identified !== null && { tenant: identified.tenant.key, ...callerOf(identified) }),
      ...(isSession(session) && { session }),
      ...(isName(originator) && { originator }),
    }
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime), ...caller }, 'answered')
  })
}
