import { randomUUID } from 'node:crypto'
import type { Settings } from '../config.ts'
import { createModules, type Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import { createAudit } from '../platform/audit/audit.ts'
import type { MovableClock } from '../platform/clock.ts'
import type { JobRun, Jobs } from '../platform/jobs/jobs.ts'

/** A clock that is put to a moment and then moves by a millisecond at each look, so that what comes later is later. */
export interface PastClock extends MovableClock {
  moveTo(moment: Date): void
}

const createPastClock = (): PastClock => {
  let at = 0
  return {
    offset_ms: 0,
    skew_ms: 0,
    now: () => new Date(at++),
    moveTo: (moment) => {
      at = moment.getTime()
    },
  }
}

const nothing = (): Promise<void> => Promise.resolve()

interface News {
  readonly event: string
  readonly data: object
}

/** Whoever tells people in the portal, by the event that it waits for; nobody else is told of what has long been. */
type Tellers = Map<string, (run: JobRun<object>) => Promise<void>>

const tellsPeople = 'people'

/** No letters, no webhooks, no jobs: what is announced is only kept, until people find it in their list. */
const quietJobs = (tellers: Tellers, news: News[]): Jobs => ({
  handle: () => undefined,
  on: (event, listener, handler) => {
    // Each is given the news of its own event below.
    if (listener === tellsPeople) tellers.set(event, handler as (run: JobRun<object>) => Promise<void>)
  },
  every: () => undefined,
  enqueue: nothing,
  waiting: async () => new Set(),
  announce: async (_tx, event, data) => void news.push({ event, data }),
  start: nothing,
  runDue: nothing,
  lateTimers: async () => 0,
  stop: nothing,
  ping: nothing,
})

export interface Past {
  readonly clock: PastClock
  readonly modules: Modules
  /** People find in the portal what has happened since they were last told; with `forget` nobody does. */
  tell(forget: boolean): Promise<void>
}

/**
 * The same modules on the same database, in another time: what they do is dated as if it had been done then,
 * in every row, id and audit entry.
 */
export const openPast = (settings: Settings, platform: Platform, ownUrl: () => string): Past => {
  const clock = createPastClock()
  const [tellers, news]: [Tellers, News[]] = [new Map(), []]
  const past: Platform = { ...platform, clock, audit: createAudit(clock), jobs: quietJobs(tellers, news) }
  const modules = createModules(settings, past, ownUrl, { mail: { send: nothing }, push: null })
  const tell = async (forget: boolean): Promise<void> => {
    for (const { event, data } of news.splice(0)) if (!forget) await tellers.get(event)?.({ id: randomUUID(), data })
  }
  return { clock, modules, tell }
}
