import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { asCritical } from '../priority.ts'
import type { Load } from './progress.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As an endpoint's own `critical`. */
    critical?: true
  }
}

/** Without it customers' business stands still: paying, gateways' notifications, signing in, activation, and what watches the server. */
const isCritical = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.critical === true || config.endpoint?.critical === true

/** Files of the page cost next to nothing, and who pays needs them. */
const isOrdinary = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.endpoint !== undefined && config.endpoint.critical !== true

/** How late whatever is due was on the mean of so many milliseconds is looked at. */
const lookMs = 100
/** More than this in each of so many looks, and more is asked than can be done; many tabs that ask at once pass by themselves, and are no reason to refuse anybody. */
const overrunMs = 40
const looksOverrun = 5
/** Then it must not be later than this: a critical call waits for the database a dozen times, each time so long. */
const lateMs = 10
/** As soon as so many could be under way again, it is over. */
const plenty = 1_000
/** However late it is, so many ordinary calls are under way: a slow machine that opens a page for somebody is late, and not overrun. */
const fewest = 64

/** As TCP finds out how much a line carries: less by a third where it is too much, a little more each time where it is not. */
export const nextAllowed = (allowed: number, underWay: number, lateBy: number): number =>
  lateBy > lateMs ? Math.max(fewest, Math.min(allowed, underWay) * 0.7) : allowed * 1.05 + 1

/**
 * Who is turned away waits for it: a program that asks again at once, on five hundred connections, keeps the server as busy with refusals as
 * it was with answers. Of so many; the rest are told at once.
 */
const holdMs = 1_000
const heldAtMost = 2_000

/** Written down once in a while instead of each time. */
const tellMs = 10_000

/** What everybody is told who is turned away. */
export const turnedAway = failure('overloaded', { meta: { retry_after: 2 } })

/**
 * Where more is asked than this process can do, ordinary calls are turned away before anything is done for them: 503 with Retry-After. What is
 * critical goes on, and finds a connection of the database.
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
    // From the fewest on, since what has piled up till then is to be worked off first.
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
  // Here, since whatever was said before the body arrived is forgotten by then.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isCritical(request)) asCritical(done)
    else done()
  })
}
