import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'

/** Headers of the caller's own choosing reach the log only as what they should be: a browser tab's uuid and a short name. */
const isSession = (header: unknown): boolean => typeof header === 'string' && validate(header)
const isName = (header: unknown): boolean => typeof header === 'string' && /^[\w-]{1,40}$/.test(header)

/** One line per answer: what was asked, what came of it, how many milliseconds it took, and from which tab of which program. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { session, 'x-originator': originator } = request.headers
    const caller = { ...(isSession(session) && { session }), ...(isName(originator) && { originator }) }
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime), ...caller }, 'answered')
  })
}
