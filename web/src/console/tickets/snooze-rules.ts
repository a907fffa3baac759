import { mostSnoozedDays } from '@foyer/contract/operator/snoozing.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

export const snoozes = ['tomorrow', 'three_days', 'week', 'day'] as const
export type Snooze = (typeof snoozes)[number]

const days: Readonly<Record<Exclude<Snooze, 'day'>, number>> = { tomorrow: 1, three_days: 3, week: 7 }

/** When people begin to work. */
const morning = 9

/** The morning of that day where the reader is; undefined for a day that is none, over, or further away than the server takes. */
const morningOf = (day: Date, now: Date): Date | undefined => {
  const at = new Date(day.getFullYear(), day.getMonth(), day.getDate(), morning)
  const ms = at.getTime() - now.getTime()
  return ms > 0 && ms <= mostSnoozedDays * dayMs ? at : undefined
}

/** Until when a ticket is put off: the morning of a day, chosen by its distance or typed as `yyyy-MM-dd`. */
export const snoozedUntil = (snooze: Snooze, typed: string, now: Date): Date | undefined => {
  if (snooze !== 'day') return morningOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days[snooze]), now)
  const [year, month, day] = typed.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return morningOf(new Date(year, month - 1, day), now)
}
