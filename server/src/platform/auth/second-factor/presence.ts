import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
/** For how long after signing in a person counts as present at the browser, in milliseconds. */
const presentMs = 15 * minuteMs

export const isPresent = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < presentMs
