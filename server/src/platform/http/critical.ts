import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { asCritical } from '../priority.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As an endpoint's own `critical`. */
    critical?: true
  }
}

const isCritical = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.critical === true || config.endpoint?.critical === true

/**
 * Where this process is two seconds late with everything, ordinary calls are turned away: 503 with Retry-After. What is critical (paying,
 * gateways' notifications, signing in, activation, and what watches the server) goes on, and finds a connection of the database.
 */
export const favourCritical = async (app: FastifyInstance): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    pressureHandler: (request) =>
      isCritical(request) ? undefined : Promise.reject(failure('unavailable', { meta: { retry_after: 2 } })),
  })
  // Here, since whatever was said before the body arrived is forgotten by then.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isCritical(request)) asCritical(done)
    else done()
  })
}
