import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { asCritical } from '../priority.ts'
import type { Load } from './progress.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same as `critical` of an endpoint. */
    critical?: true
  }
}

/** Calls without which customers cannot operate: payments, notifications of gateways, sign-in, activation, and monitoring. */
const isCritical = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.critical === true || config.endpoint?.critical === true

/** Files of the page are not ordinary calls: they cost almost nothing, and people who pay need them. */
const isOrdinary = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.endpoint !== undefined && config.endpoint.critical !== true

/** The interval for measuring the mean delay of the event loop. */
const lookMs = 100
/**
 * A delay above this in `looksOverrun` measurements in a row means overload. A burst of many tabs passes by itself and
 * is no reason to refuse calls.
 */
const overrunMs = 40
const looksOverrun = 5
/**
 * During overload the delay must stay below this: a critical call waits for the database about a dozen times, and the
 * delay is added each time.
 */
const lateMs = 10
/** Overload ends once this many concurrent calls are allowed again. */
const plenty = 1_000
/** The limit never drops below this number of ordinary calls: a slow machine that loads a page is late without being overloaded. */
const fewest = 64

/**
 * Additive-increase, multiplicative-decrease, as in TCP: cut the limit to 70% while the delay is too long, and raise it
 * by a little over 5% otherwise.
 */
export const nextAllowed = (allowed: number, underWay: number, lateBy: number): number =>
  lateBy > lateMs ? Math.max(fewest, Math.min(allowed, underWay) * 0.7) : allowed * 1.05 + 1

/**
 * Refused calls are delayed by this long. Otherwise a program that retries at once over hundreds of connections would
 * keep the server as busy with refusals as with answers. At most `heldAtMost` calls are delayed; the rest are refused
 * at once.
 */
const holdMs = 1_000
const heldAtMost = 2_000

/** How often refused calls are logged, as a sum. */
const tellMs = 10_000

/** The error for every call refused because of overload. */
export const turnedAway = failure('overloaded', { meta: { retry_after: 2 } })

/**
 * Sheds load: while this process is overloaded, ordinary calls are refused with 503 and Retry-After before any work is
 * done for them. Critical calls continue and find a free database connection.
 */
export const favourCritical = async (app: FastifyInstance, load: Load, lateness?: () => number): Promise<void> => {
  await app.register(underPressure, { sampleInterval: lookMs })
  const lateBy = lateness ?? (() => app.memoryUsage().eventLoopDelay)
  let allowed = Number.POSITIVE_INFINITY
  let looks = 0
  let told = load.turned_away
  const looking = setInterval(() => {
    const late = lateBy()
    looks = late > overrunMs ? looks + 1 : 0
    // Start at the minimum, because the backlog has to be worked off first.
    if (allowed < plenty) allowed = nextAllowed(allowed, load.ordinary, late)
    else allowed = looks >= looksOverrun ? fewest : Number.POSITIVE_INFINITY
  }, lookMs).unref()
  const telling = setInterval(() => {
    if (load.turned_away > told) app.log.warn({ calls: load.turned_away - told }, 'more was asked than could be done')
    told = load.turned_away
  }, tellMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    clearInterval(telling)
  })
  let held = 0
  const turnAway = (done: (refusal: Error) => void): void => {
    load.turned_away += 1
    if (held >= heldAtMost) return done(turnedAway)
    held += 1
    setTimeout(() => {
      held -= 1
      done(turnedAway)
    }, holdMs)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOrdinary(request)) return done()
    if (load.ordinary >= allowed) return turnAway(done)
    request.progress.count(load)
    done()
  })
  // The async context of earlier hooks is lost when the body arrives, so it is set here.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isCritical(request)) asCritical(done)
    else done()
  })
}
