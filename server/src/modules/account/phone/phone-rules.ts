import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
/** The rules for codes that are sent to phones. */
export const phoneCode = { digits: 6, livesMs: 10 * minuteMs, tries: 5, quietMs: 60_000 } as const

/** Seconds until the next code can be requested; 0 if it can be requested now. */
export const secondsToWait = (sentAt: Date | undefined, now: Date): number =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt.getTime() + phoneCode.quietMs - now.getTime()) / 1000))
