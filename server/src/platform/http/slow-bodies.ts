import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { isMultipart } from './uploads.ts'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Uploads and streamed bodies have a timeout of their own, `uploadMs`. */
const mayTakeLong = (request: FastifyRequest): boolean =>
  isMultipart(request) || request.routeOptions.config.endpoint?.stream !== undefined

/** Answers 408 `too_slow` if a body has not arrived in time, and closes the connection. */
export const refuseSlowBodies = (app: FastifyInstance, bodyMs: number): void => {
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request) || mayTakeLong(request)) return
    const late = setTimeout(() => {
      if (!reply.sent) reply.header('connection', 'close').send(failure('too_slow'))
    }, bodyMs)
    request.raw.once('close', () => clearTimeout(late))
  })
}
