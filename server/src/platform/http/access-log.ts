import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate } from 'uuid'
import type { Identified } from './identify.ts'
import { plainAddress } from './network.ts'

/**
 * Callers choose these headers freely, so they are logged only if they have the expected form: a UUID for a browser
 * tab, a short name.
 */
const isSession = (header: unknown): boolean => typeof header === 'string' && validate(header)
const isName = (header: unknown): boolean => typeof header === 'string' && /^[\w-]{1,40}$/.test(header)

/** The caller's id as in the audit log, if known. */
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

/** Calls of media servers are nearly all there are. Those that went well say nothing new, and would fill the disk. */
const levelOf = ({ routeOptions: { config } }: FastifyRequest, { statusCode }: FastifyReply): 'debug' | 'info' =>
  config.endpoint?.routine === true && statusCode < 400 ? 'debug' : 'info'

/** Logs one line per answer: the request, the status, the time in milliseconds, the brand, the caller and their address. */
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
    const about = { req: request, res: reply, ms: Math.round(reply.elapsedTime), ...caller }
    request.log[levelOf(request, reply)](about, 'answered')
  })
}
