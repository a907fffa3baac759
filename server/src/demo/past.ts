import { randomUUID } from 'node:crypto'
import type { Settings } from '../config.ts'
import { createModules, type Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import { createAudit } from '../platform/audit/audit.ts'
import type { MovableClock } from '../platform/clock.ts'
import type { JobRun, Jobs } from '../platform/jobs/jobs.ts'

/** A clock that is set to a time and advances by a millisecond with each reading, so that later events have later times. */
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

/** The listeners that create notifications in the portal, by event. Nobody else is told of the past. */
type Tellers = Map<string, (run: JobRun<object>) => Promise<void>>

const tellsPeople = 'people'

/** Jobs that send no e-mails and webhooks. Announcements are only collected, to become notifications in the portal. */
const quietJobs = (tellers: Tellers, news: News[]): Jobs => ({
  handle: () => undefined,
  on: (event, listener, handler) => {
    // The events are passed to the handlers below.
    if (listener === tellsPeople) tellers.set(event, handler as (run: JobRun<object>) => Promise<void>)
  },
  every: () => undefined,
  enqueue: nothing,
  waiting: async () => new Set(),
  announce: async (_tx, event, data) => void news.push({ event, data }),
  open: nothing,
  start: nothing,
  runDue: nothing,
  lateTimers: async () => 0,
  stop: nothing,
  ping: nothing,
})

export interface Past {
  readonly clock: PastClock
  readonly modules: Modules
  /** Turns the collected events into notifications in the portal; with `forget`, drops them instead. */
  tell(forget: boolean): Promise<void>
}

/**
 * The same modules on the same database, at another time: every row, id and audit entry they write is dated as if it
 * had been written then.
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
