import { mostSnoozedDays } from '@foyer/contract/operator/snoozing.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

export const snoozes = ['tomorrow', 'three_days', 'week', 'day'] as const
export type Snooze = (typeof snoozes)[number]

const days: Readonly<Record<Exclude<Snooze, 'day'>, number>> = { tomorrow: 1, three_days: 3, week: 7 }

/** The hour when people start work. */
const morning = 9

/** That day's morning in the user's time zone; undefined for a day that is invalid, past, or later than the server allows. */
const morningOf = (day: Date, now: Date): Date | undefined => {
  const at = new Date(day.getFullYear(), day.getMonth(), day.getDate(), morning)
  const ms = at.getTime() - now.getTime()
  return ms > 0 && ms <= mostSnoozedDays * dayMs ? at : undefined
}

/** The end of a snooze: the morning of a day that is chosen by distance or typed as `yyyy-MM-dd`. */
export const snoozedUntil = (snooze: Snooze, typed: string, now: Date): Date | undefined => {
  if (snooze !== 'day') return morningOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days[snooze]), now)
  const [year, month, day] = typed.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return morningOf(new Date(year, month - 1, day), now)
}
