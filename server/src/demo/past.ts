import type { Settings } from '../config.ts'
import { createModules, type Modules } from '../modules.ts'
import { createAudit } from '../platform/audit/audit.ts'
import type { MovableClock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform.ts'

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

/** Nobody is told of what has long been: no letters, no announcements. */
const silentJobs: Jobs = {
  handle: () => undefined,
  on: () => undefined,
  every: () => undefined,
  enqueue: nothing,
  announce: nothing,
  start: nothing,
  runDue: nothing,
  stop: nothing,
  ping: nothing,
}

export interface Past {
  readonly clock: PastClock
  readonly modules: Modules
}

/**
 * The same modules on the same database, in another time: what they do is dated as if it had been done then,
 * in every row, id and audit entry.
 */
export const openPast = (settings: Settings, platform: Platform, ownUrl: () => string): Past => {
  const clock = createPastClock()
  const past: Platform = { ...platform, clock, audit: createAudit(clock), jobs: silentJobs }
  return { clock, modules: createModules(settings, past, ownUrl, { mail: { send: nothing }, push: null }) }
}
