import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { isMultipart } from './uploads.ts'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Files and what is read while it arrives have their own time, `uploadMs`. */
const mayTakeLong = (request: FastifyRequest): boolean =>
  isMultipart(request) || request.routeOptions.config.endpoint?.stream !== undefined

/** 408 `too_slow` where a body has not arrived in time, and the connection is closed. */
export const refuseSlowBodies = (app: FastifyInstance, bodyMs: number): void => {
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request) || mayTakeLong(request)) return
    const late = setTimeout(() => {
      if (!reply.sent) reply.header('connection', 'close').send(failure('too_slow'))
    }, bodyMs)
    request.raw.once('close', () => clearTimeout(late))
  })
}
