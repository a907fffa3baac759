import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { admit } from './admission.ts'
import { answerOnce, callerOf, needsKey, remember } from './answer-once.ts'
import { cacheRules, sendUnchanged, varyBy } from './caching.ts'
import { underKey } from './call-journal.ts'
import { callOf } from './call-of.ts'
import type { CallRate } from './call-rate.ts'
import { callerLocale } from './caller-locale.ts'
import { compress, leavesCompressed } from './compress.ts'
import { type CallConcurrency, takeSlot } from './concurrency-limit.ts'
import { asksForCsv, sendCsv } from './csv.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { type HeldKey, idempotencyKeyOf, type IdempotencyStore } from './idempotency.ts'
import { type Identified, identify, type NoteOperatorCall, type Resolvers } from './identify.ts'
import { settleLate } from './late.ts'
import { networkOf, plainAddress } from './network.ts'
import { type NoteExport, watchExport, watchFile } from './operator-export.ts'
import { schemaOf } from './route-schema.ts'
import type { Answer, Route } from './route.ts'
import { leaveBodiesUnread, openStream } from './streamed-body.ts'
import { beginPolled, type Unchanged } from './unchanged.ts'
import { type FileSink, isMultipart, type ReceivedFile, receiveUpload } from './uploads.ts'

export interface MountServices extends Resolvers {
  readonly idempotency: IdempotencyStore
  /** Undefined: calls are not rate limited. */
  readonly flood?: CallRate
  /** Limits the concurrent calls of an account. Undefined: no limit. */
  readonly places?: CallConcurrency
  /** Called after each answered call of an operator. */
  readonly noteOperatorCall?: NoteOperatorCall
  /** Called before an operator gets a list as a file. */
  readonly noteExport?: NoteExport
  /** Remembers what polled answers depended on. Undefined: every answer is generated. */
  readonly unchanged?: Unchanged
}

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    identified: Identified | null
    idempotency: HeldKey | null
    /** Uploaded files that no use case has taken over yet. */
    received: readonly ReceivedFile[]
    /** Set if the entity tag of this answer should be remembered. */
    noteTag: ((tag: string) => Promise<void>) | undefined
  }
}

/**
 * Whose calls are counted together. Each key and each session of an operator counts by itself: otherwise a program, or whoever found its
 * key, could keep the operator from the console, and from revoking that key.
 */
const countedAs = (identified: Identified, request: FastifyRequest): string =>
  identified.identity.kind === 'operator' ? identified.identity.operator.credential_id : callerOf(identified, request)

/** Media servers send a report every minute; repeating one is harmless, so their calls are not replayed. */
const mutates = ({ method, auth }: EndpointDescription): boolean => method !== 'GET' && !auth.includes('licence')

const inputOf = (request: FastifyRequest, { stream }: EndpointDescription) => ({
  params: request.params,
  query: request.query,
  files: request.received,
  ...(stream === undefined ? { body: request.body ?? undefined } : { stream: openStream(request, stream) }),
})

/**
 * Registers one endpoint of the contract. The order is: identify the caller, check the brand's features, validate the
 * input, look for a stored answer, run the use case, and serialize the answer by its schema.
 */
export const mount = (app: FastifyInstance, route: Route, services: MountServices): void => {
  if (route.endpoint.stream === undefined) mountHere(app, route, services)
  else
    app.register(async (apart) => {
      leaveBodiesUnread(apart)
      mountHere(apart, route, services)
    })
}

const mountHere = (app: FastifyInstance, mounted: Route, services: MountServices): void => {
  const { endpoint, sink } = mounted
  const { idempotency } = services
  // A streamed body cannot be compared with an earlier one.
  const replayable = mutates(endpoint) && endpoint.neverReplayed !== true && endpoint.stream === undefined

  app.route({
    method: endpoint.method,
    url: endpoint.url,
    schema: schemaOf(endpoint),
    config: { endpoint },
    onRequest: async (request) => {
      request.identified = await identifyInTurn(request, endpoint, services)
      const waiting = placeFor(request, request.identified, endpoint, services)
      if (waiting !== undefined) await waiting
      request.locale = callerLocale(request) ?? request.identified.tenant.default_locale
      admit(endpoint, request.identified)
      if (mutates(endpoint) && needsKey(endpoint, request)) idempotencyKeyOf(request)
      if (sink === undefined && isMultipart(request)) throw failure('unsupported_media_type')
    },
    ...(sink !== undefined && { preValidation: receiveInto(sink) }),
    ...(replayable && { preHandler: answerOnce(endpoint, services) }),
    handler: answer(mounted, services),
    ...(endpoint.auth.includes('operator') && { onResponse: noteFor(services) }),
    onSend: async (request, reply, payload) => {
      if (sink !== undefined && request.received.length > 0)
        await sink.discard(request.identified?.tenant.key ?? '', request.received)
      if (request.idempotency !== null) await remember(idempotency, request.idempotency, reply, payload)
      const isCompressed = leavesCompressed(request, reply, payload)
      const ruled = cacheRules(request, reply, payload, { polled: endpoint.etag === true, isCompressed })
      const tag = reply.getHeader('etag')
      if (typeof tag === 'string') await request.noteTag?.(tag)
      return isCompressed && reply.statusCode !== 304 ? compress(reply, ruled as string | Buffer) : ruled
    },
  })
}

/** Generates the answer, or sends 304 if the caller already has it. */
const answer =
  ({ endpoint, handle, sink, csv, restsOn, speaks }: Route, services: MountServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.identified === null) throw new Error('unreachable: onRequest identifies')
    if (speaks === true) varyBy(reply, 'accept-language')
    const input = inputOf(request, endpoint)
    const call = callOf(request, request.identified)
    const asked = { endpoint, request, identified: request.identified, call, query: input.query }
    if (csv !== undefined && asksForCsv(request))
      return sendCsv(reply, await watchExport(services, asked, csv(call as never, input as never)))
    const making = await beginPolled(services.unchanged, request, call, restsOn)
    if (making?.stands != null) return sendUnchanged(reply, making.stands)
    const { progress } = request
    // Streamed bodies take as long as the upload, so no timeout applies to their use cases.
    if (endpoint.stream === undefined) progress.work()
    try {
      const { idempotency: held } = request
      const answered = await underKey(held, () => handle(call as never, input as never))
      const made = await watchFile(services, asked, answered)
      const owed = progress.rest()
      if (owed !== null) return settleLate(reply, { answer: made }, owed, { idempotency: services.idempotency, sink })
      // A repetition may have sent again what an earlier run has kept.
      if (held === null || held.steps.length === 0) request.received = []
      if (making !== undefined) request.noteTag = (tag) => making.made(tag, untilOf(made))
      return send(reply, made)
    } catch (error) {
      const owed = progress.rest()
      if (owed === null) throw error
      return settleLate(reply, { error }, owed, { idempotency: services.idempotency, sink })
    }
  }

/**
 * Callers who cannot be identified count by address. Of media servers, the calls that overload never refuses count by licence; the
 * collector has limits of its own, and must not use up what heartbeats need.
 */
const identifyInTurn = async (
  request: FastifyRequest,
  endpoint: EndpointDescription,
  services: MountServices,
): Promise<Identified> => {
  const { flood } = services
  const identified = await identify(request, endpoint, services).catch((refusal: unknown) => {
    flood?.take('address', networkOf(plainAddress(request.ip)))
    throw refusal
  })
  const { identity } = identified
  if (identity.kind === 'licence') {
    if (endpoint.critical === true) flood?.take('licence', identity.deliverable_id)
  } else if (identity.kind === 'bearer' || identity.kind === 'operator')
    flood?.take('account', countedAs(identified, request))
  else flood?.take('address', networkOf(plainAddress(request.ip)))
  return identified
}

/** Returns undefined if the call need not wait. Media servers and callers who are not signed in have no places, only rates. */
const placeFor = (
  request: FastifyRequest,
  identified: Identified,
  endpoint: EndpointDescription,
  { places }: MountServices,
): Promise<void> | undefined => {
  const { kind } = identified.identity
  if (places === undefined || (kind !== 'bearer' && kind !== 'operator')) return undefined
  return takeSlot(request, endpoint, countedAs(identified, request), places)
}

const untilOf = (answer: Answer | FileAnswer): Date | undefined => ('until' in answer ? answer.until : undefined)

const noteFor =
  ({ noteOperatorCall }: MountServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { identified, method, url, ip, id } = request
    if (identified?.identity.kind !== 'operator') return
    const { credential_id } = identified.identity.operator
    const [path = ''] = url.split('?', 1)
    const called = { tenant: identified.tenant.key, credential_id, method, path, ip, request_id: id }
    noteOperatorCall?.({ ...called, status: reply.statusCode })
  }

/** Stores the files of a multipart body first. The use case gets the remaining fields as its body. */
const receiveInto =
  (sink: FileSink) =>
  async (request: FastifyRequest): Promise<void> => {
    const { identified } = request
    if (identified === null || !isMultipart(request)) return
    const { fields, files } = await receiveUpload(request, callOf(request, identified), sink)
    request.body = fields
    request.received = files
  }

const send = (reply: FastifyReply, answer: Answer | FileAnswer): FastifyReply =>
  'content' in answer ? sendFile(reply, answer) : reply.code(answer.status).send(timed(answer.body, reply))

/** Collections report how long they took. The time would change the entity tag, so it is zero for endpoints that have one. */
const timed = (body: unknown, reply: FastifyReply): unknown =>
  typeof body === 'object' && body !== null && 'estimated_count' in body
    ? {
        ...body,
        timing: {
          total: reply.request.routeOptions.config.endpoint?.etag === true ? 0 : Math.round(reply.elapsedTime),
        },
      }
    : body

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDescription
  }
}
