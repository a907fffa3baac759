import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { v4 } from 'uuid'
import { failure } from '../failure.ts'
import type { Log } from '../log.ts'
import { logAnswers } from './access-log.ts'
import { watchMethods } from './allowed-methods.ts'
import { varyBy } from './caching.ts'
import { callerLocale } from './caller-locale.ts'
import { favourCritical, turnedAway } from './critical.ts'
import { failureOf, presentFailure } from './errors.ts'
import { letGoAtEnd } from './let-go.ts'
import { type Load, watchProgress } from './progress.ts'
import { securityHeaders } from './security.ts'
import { parseByContract, writeByContract } from './shapes.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { answerUnreadable } from './unreadable.ts'
import { takeMultipart, uploadMs } from './uploads.ts'

export interface HttpSettings {
  readonly log: Log
  readonly trustedProxies: readonly string[]
  /** Origins beyond our own whose scripts and frames pages need: the card forms of payment providers. */
  readonly providerOrigins: readonly string[]
  /** Where calls are counted, for whoever watches. */
  readonly load?: Load
  /** By how many milliseconds this process is late; measured unless told. */
  readonly lateness?: () => number
  /** What is otherwise than usual. */
  readonly patience?: Partial<Patience>
}

/** How long things may take. Whoever holds many requests open, byte after byte, gains nothing. */
export interface Patience {
  readonly headersMs: number
  /** Of a body that is no upload. A megabyte at the speed of a bad mobile line; nearly all are a thousandth of it. */
  readonly bodyMs: number
  /** And how long a use case may take until its caller is told to come back. */
  readonly answerMs: number
  /** How long calls under way may hold up the end of the server. */
  readonly endMs: number
}
const patient: Patience = { headersMs: 15_000, bodyMs: 20_000, answerMs: 30_000, endMs: 20_000 }

/** The server with everything that holds for every call: limits, identities of requests, headers, one error format. */
export const createHttp = async (settings: HttpSettings): Promise<FastifyInstance> => {
  const { log, trustedProxies, providerOrigins } = settings
  const patience = { ...patient, ...settings.patience }
  const security = await securityHeaders(providerOrigins)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v4(),
    // A list of networks, never a count of hops, which a client could forge.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_048_576,
    connectionTimeout: 30_000,
    // Answered 408 by `answerUnreadable`; Node looks every so often.
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.headersMs / 5 },
    // Of a body that arrives slowly but steadily, such as an upload; a connection at rest is closed much sooner.
    requestTimeout: uploadMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable(log, security.answers),
    // Of an address that cannot be read: no hook has run, and none does.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.answers).header('x-request-id', request.id)
      // An id that is longer than any leads nowhere.
      const refusal = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? failure('not_found') : failureOf(error)
      answerFailure(reply, refusal, callerLocale(request) ?? 'en', request.id)
    },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(parseByContract)
  app.setSerializerCompiler(writeByContract)
  app.decorateRequest('locale', 'en' satisfies Locale)
  app.decorateRequest('identified', null)
  app.decorateRequest('idempotency', null)
  app.decorateRequest('received')
  app.decorateRequest('noteTag')
  await takeMultipart(app)
  // JSON is what the API speaks; whoever takes something else adds a parser for it.
  app.removeContentTypeParser('text/plain')
  app.decorate('pageHeaders', security.pages)
  watchProgress(app, patience.answerMs)
  app.addHook('onRequest', async (request, reply) => {
    request.locale = callerLocale(request) ?? request.locale
    request.received = []
    reply.headers(security.answers).header('x-request-id', request.id)
  })
  await favourCritical(app, settings.load ?? { ordinary: 0, turned_away: 0 }, settings.lateness)
  refuseSlowBodies(app, patience.bodyMs)
  logAnswers(app)
  answerFailures(app)
  letGoAtEnd(app, patience.endMs)
  return app
}

/** A part was asked for that a file does not have. All that there is to say, the file's length, stands in a header (RFC 9110, section 15.5.17). */
const isBeyondFile = (error: unknown): error is { readonly headers: Readonly<Record<string, string>> } =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 416 && 'headers' in error

/** One error format for whatever was thrown, and for addresses and methods that there are not. */
const answerFailures = (app: FastifyInstance): void => {
  const methodsOf = watchMethods(app)
  app.setErrorHandler((error, request, reply) => {
    if (isBeyondFile(error))
      return reply
        .code(416)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send()
    const refusal = failureOf(error)
    // A connection that is closed while the caller still sends takes the answer with it; what is sent is let run, for as long as an upload may take.
    if (refusal.status === 413) reply.removeHeader('connection')
    if (refusal.status >= 500 && refusal !== turnedAway)
      request.log.error({ err: error, req: request }, 'the call failed')
    const retryAfter = refusal.entries[0]?.meta?.['retry_after']
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
    return answerFailure(reply, refusal, request.locale, request.id)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request)
    // An id that is longer than any leads nowhere, by whichever method.
    const elsewise = methods.length > 0 && !methods.includes(request.method)
    if (elsewise) reply.header('allow', methods.join(', '))
    const refusal = failure(elsewise ? 'method_not_allowed' : 'not_found')
    return answerFailure(reply, refusal, request.locale, request.id)
  })
}

const answerFailure = (
  reply: import('fastify').FastifyReply,
  refusal: ReturnType<typeof failureOf>,
  locale: Locale,
  id: string,
): import('fastify').FastifyReply => {
  // Whatever opens the call, it is no password that a browser could ask for by itself.
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return (
    varyBy(reply, 'accept-language')
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // Written here: the endpoint's own schemas describe its successes.
      .serializer((body: unknown) => JSON.stringify(body))
      .send(presentFailure(refusal, locale, id))
  )
}
