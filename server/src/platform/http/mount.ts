import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { hashSecret } from '../ids.ts'
import { admit } from './admission.ts'
import { cacheRules, sendUnchanged, varyBy } from './caching.ts'
import type { ActorCall, Call, IdentityCall } from './call.ts'
import { callerLocale } from './caller-locale.ts'
import { compress, leavesCompressed } from './compress.ts'
import { asksForCsv, sendCsv } from './csv.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import type { Flood } from './flood.ts'
import { type IdempotencyKey, idempotencyKeyOf, type IdempotencyStore } from './idempotency.ts'
import { type Identified, identify, type NoteOperatorCall, type Resolvers } from './identify.ts'
import { settleLate } from './late.ts'
import { networkOf, plainAddress } from './network.ts'
import { type PlacesOfCalls, takePlace } from './places.ts'
import { schemaOf } from './route-schema.ts'
import type { Answer, Route } from './route.ts'
import { leaveBodiesUnread, openStream } from './streamed-body.ts'
import { beginPolled, type Unchanged } from './unchanged.ts'
import { type FileSink, isMultipart, type ReceivedFile, receiveUpload } from './uploads.ts'

export interface MountServices extends Resolvers {
  readonly idempotency: IdempotencyStore
  /** None where calls are not counted. */
  readonly flood?: Flood
  /** How many calls of one account are under way at once; none where that is not counted. */
  readonly places?: PlacesOfCalls
  /** Told of each call of an operator after its answer. */
  readonly noteOperatorCall?: NoteOperatorCall
  /** What polled answers stood on; without it each is made. */
  readonly unchanged?: Unchanged
}

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    identified: Identified | null
    idempotency: IdempotencyKey | null
    /** Files that no use case has kept yet. */
    received: readonly ReceivedFile[]
    /** Where it is worth remembering by which tag this answer went. */
    noteTag: ((tag: string) => Promise<void>) | undefined
  }
}

/** Shorter names could be guessed; longer ones are nobody's. */
const deviceOf = ({ headers: { device } }: FastifyRequest): Pick<Call, 'device'> =>
  typeof device === 'string' && device.length >= 32 && device.length <= 100 ? { device } : {}

const callOf = (
  request: FastifyRequest,
  { tenant, identity }: Identified,
): IdentityCall & Partial<Record<'actor' | 'operator' | 'deliverable_id', unknown>> => {
  const call: Call = {
    tenant: tenant.key,
    locale: request.locale,
    request_id: request.id,
    ip: plainAddress(request.ip),
    user_agent: request.headers['user-agent'] ?? '',
    ...deviceOf(request),
    ...(request.idempotency !== null && { admissions: request.idempotency.admissions }),
  }
  switch (identity.kind) {
    case 'bearer':
      return { ...call, identity, actor: identity.actor }
    case 'operator':
      return { ...call, identity, operator: identity.operator }
    case 'licence':
      return { ...call, identity, deliverable_id: identity.deliverable_id }
    default:
      return { ...call, identity }
  }
}

/** Whoever is not signed in is told apart by what their browser calls itself: hashed, as that may be of any length and must be nobody's id. */
const callerOf = ({ identity }: Identified, request: FastifyRequest): string => {
  if (identity.kind === 'bearer') return identity.actor.account_id
  if (identity.kind === 'operator') return identity.operator.id
  return hashSecret(String(request.headers['session'] ?? request.ip)).toString('base64url')
}

/** Media servers repeat what they say every minute, so theirs is no wish that may be granted once only. */
const mutates = ({ method, auth }: EndpointDescription): boolean => method !== 'GET' && !auth.includes('licence')

const inputOf = (request: FastifyRequest, { stream }: EndpointDescription) => ({
  params: request.params,
  query: request.query,
  files: request.received,
  ...(stream === undefined ? { body: request.body ?? undefined } : { stream: openStream(request, stream) }),
})

/** People at a shell and small programs need no Idempotency-Key; where an operator sends one it is kept to. */
const needsKey = ({ auth }: EndpointDescription, request: FastifyRequest): boolean =>
  !auth.includes('operator') || request.headers['idempotency-key'] !== undefined

/**
 * Registers one endpoint of the contract. In this order: who calls, is the area on, does the input fit,
 * was this very request answered before, then the use case, then the answer by its schema.
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
  // What is read while it arrives cannot be compared with what came before.
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

/** Makes the answer, or tells that it is the one that the caller has. */
const answer =
  ({ endpoint, handle, sink, csv, restsOn, speaks }: Route, services: MountServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.identified === null) throw new Error('unreachable: onRequest identifies')
    if (speaks === true) varyBy(reply, 'accept-language')
    const input = inputOf(request, endpoint)
    const call = callOf(request, request.identified)
    if (csv !== undefined && asksForCsv(request)) return sendCsv(reply, csv(call as never, input as never))
    const making = await beginPolled(services.unchanged, request, call, restsOn)
    if (making?.stands != null) return sendUnchanged(reply, making.stands)
    const { progress } = request
    // What is read while it arrives takes as long as that does.
    if (endpoint.stream === undefined) progress.work()
    try {
      const made = await handle(call as never, input as never)
      const owed = progress.rest()
      if (owed !== null) return settleLate(reply, { answer: made }, owed, { idempotency: services.idempotency, sink })
      request.received = []
      if (making !== undefined) request.noteTag = (tag) => making.made(tag, untilOf(made))
      return send(reply, made)
    } catch (error) {
      const owed = progress.rest()
      if (owed === null) throw error
      return settleLate(reply, { error }, owed, { idempotency: services.idempotency, sink })
    }
  }

/** Media servers are known by their licences and held back by their own rules; whoever could not be identified counts by address. */
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
  const { kind } = identified.identity
  if (kind === 'bearer' || kind === 'operator') flood?.take('account', callerOf(identified, request))
  else if (kind !== 'licence') flood?.take('address', networkOf(plainAddress(request.ip)))
  return identified
}

/** Undefined where nobody need wait. Media servers are held back by their own rules, whoever is not signed in by those of signing in. */
const placeFor = (
  request: FastifyRequest,
  identified: Identified,
  endpoint: EndpointDescription,
  { places }: MountServices,
): Promise<void> | undefined => {
  const { kind } = identified.identity
  if (places === undefined || (kind !== 'bearer' && kind !== 'operator')) return undefined
  return takePlace(request, endpoint, callerOf(identified, request), places)
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

/** The files of a multipart body are put away first; the use case gets what stood beside them as its body. */
const receiveInto =
  (sink: FileSink) =>
  async (request: FastifyRequest): Promise<void> => {
    const { identified } = request
    if (identified === null || !isMultipart(request)) return
    const { fields, files } = await receiveUpload(request, callOf(request, identified), sink)
    request.body = fields
    request.received = files
  }

/** The very request that was answered before is answered the same, to whoever may still see what it was about. */
const answerOnce =
  (endpoint: EndpointDescription, { idempotency, readmit }: MountServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { identified } = request
    if (identified === null) throw new Error('unreachable: onRequest identifies')
    if (!needsKey(endpoint, request)) return
    const held = {
      tenant: identified.tenant.key,
      caller: callerOf(identified, request),
      key: idempotencyKeyOf(request),
      fingerprint: idempotency.fingerprintOf(request),
      admissions: [],
    }
    const before = await idempotency.begin(held)
    if (before === null) {
      request.idempotency = held
      return
    }
    const { admissions } = before
    if (admissions.length > 0) await readmit(callOf(request, identified) as ActorCall, admissions)
    await replay(reply, before.status, before.body)
  }

const send = (reply: FastifyReply, answer: Answer | FileAnswer): FastifyReply =>
  'content' in answer ? sendFile(reply, answer) : reply.code(answer.status).send(timed(answer.body, reply))

/** Collections tell how long they took; the time is not part of what If-None-Match compares, so it is left at zero where a tag is asked. */
const timed = (body: unknown, reply: FastifyReply): unknown =>
  typeof body === 'object' && body !== null && 'estimated_count' in body
    ? {
        ...body,
        timing: {
          total: reply.request.routeOptions.config.endpoint?.etag === true ? 0 : Math.round(reply.elapsedTime),
        },
      }
    : body

const replay = (reply: FastifyReply, status: number, body: string | null): FastifyReply => {
  reply.code(status).header('idempotency-replayed', 'true')
  if (body === null) return reply.send()
  // Already written once: the very bytes go out again.
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

const remember = async (
  store: IdempotencyStore,
  held: IdempotencyKey,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> => {
  const status = reply.statusCode
  // "Not now" is no answer: whoever is told to come back comes with the same key.
  await (status >= 500 || reply.hasHeader('retry-after')
    ? store.forget(held)
    : store.finish(held, { status, body: typeof payload === 'string' && payload !== '' ? payload : null }))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDescription
  }
}
