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
import { type ProviderOrigins, securityHeaders } from './security.ts'
import { parseByContract, writeByContract } from './shapes.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { answerUnreadable } from './unreadable.ts'
import { takeMultipart, uploadMs } from './uploads.ts'

export interface HttpSettings {
  readonly log: Log
  readonly trustedProxies: readonly string[]
  /** By default none. */
  readonly providerOrigins?: ProviderOrigins
  /** Where calls are counted for monitoring. */
  readonly load?: Load
  /** The delay of this process's event loop in milliseconds; measured by default. */
  readonly lateness?: () => number
  /** Overrides of the default timeouts. */
  readonly patience?: Partial<Patience>
}

/** The timeouts. A client that keeps many requests open by sending single bytes gains nothing. */
export interface Patience {
  readonly headersMs: number
  /**
   * For a body that is not an upload. Enough for a megabyte over a bad mobile connection; nearly all bodies are a
   * thousandth of that.
   */
  readonly bodyMs: number
  /** How long a use case may run until its caller is told to retry. */
  readonly answerMs: number
  /** How long running calls may delay the shutdown. */
  readonly endMs: number
}
const patient: Patience = { headersMs: 15_000, bodyMs: 20_000, answerMs: 30_000, endMs: 20_000 }

const ownOnly: ProviderOrigins = { scripts: [], connections: [], frames: [] }

/** Creates the server with everything that applies to all calls: limits, request ids, headers, one error format. */
export const createHttp = async (settings: HttpSettings): Promise<FastifyInstance> => {
  const { log, trustedProxies, providerOrigins = ownOnly } = settings
  const patience = { ...patient, ...settings.patience }
  const security = await securityHeaders(providerOrigins)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v4(),
    // A list of networks, never a number of hops, which a client could forge.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1_048_576,
    connectionTimeout: 30_000,
    // Answered with 408 by `answerUnreadable`. Node checks at this interval.
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.headersMs / 5 },
    // For a body that arrives slowly but steadily, such as an upload. Idle connections are closed much sooner.
    requestTimeout: uploadMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnreadable(log, security.answers),
    // For a malformed URL: no hook has run, and none will.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.answers).header('x-request-id', request.id)
      // A parameter longer than any id cannot name anything.
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
  // The API speaks JSON. Endpoints that accept something else add a parser.
  app.removeContentTypeParser('text/plain')
  takeJson(app)
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

/** An empty body is none: many clients name JSON as the type of every call. Whether a body is needed is for the schema to say. */
const takeJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

/**
 * A range outside the file was requested. The only information, the length of the file, is in a header (RFC 9110,
 * section 15.5.17).
 */
const isBeyondFile = (error: unknown): error is { readonly headers: Readonly<Record<string, string>> } =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 416 && 'headers' in error

/** One error format for everything thrown, and for unknown addresses and methods. */
const answerFailures = (app: FastifyInstance): void => {
  const methodsOf = watchMethods(app)
  app.setErrorHandler((error, request, reply) => {
    if (isBeyondFile(error))
      return reply
        .code(416)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send()
    const refusal = failureOf(error)
    // Closing a connection while the client is still sending would lose the answer. The client may finish within the
    // time for an upload.
    if (refusal.status === 413) reply.removeHeader('connection')
    if (refusal.status >= 500 && refusal !== turnedAway)
      request.log.error({ err: error, req: request }, 'the call failed')
    const retryAfter = refusal.entries[0]?.meta?.['retry_after']
    if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
    return answerFailure(reply, refusal, request.locale, request.id)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request)
    // A parameter longer than any id cannot name anything, whatever the method.
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
  // Always `Bearer`, whatever the authentication kind: browsers must not open their password dialog.
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return (
    varyBy(reply, 'accept-language')
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // Serialized here, because the endpoint's schemas describe its successful answers.
      .serializer((body: unknown) => JSON.stringify(body))
      .send(presentFailure(refusal, locale, id))
  )
}
