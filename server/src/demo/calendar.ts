import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'

/** Days and times of the demo, relative to today: negative numbers are in the past. */
export interface Calendar {
  readonly now: Date
  /** `yyyy-MM-dd`, this many days from today. */
  day(offset: number): string
  /** The same, moved back to the 28th at the latest, because that day exists in every month. */
  monthlyDay(offset: number): string
  ago(minutes: number): Date
}

export const createCalendar = (now: Date): Calendar => ({
  now,
  day: (offset) => dayOf(now.getTime() + offset * dayMs),
  monthlyDay: (offset) => {
    const day = dayOf(now.getTime() + offset * dayMs)
    return Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day
  },
  ago: (minutes) => new Date(now.getTime() - minutes * minuteMs),
})

/** A day of `monthlyDay`, this many months later. */
export const monthsLater = (day: string, months: number): string => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return dayOf(date.getTime())
}

/** A time of day in UTC: `momentOf('2026-01-31', '06:00', -7)` is six o'clock, a week earlier. */
export const momentOf = (day: string, time: string, days = 0): Date =>
  new Date(Date.parse(`${day}T${time}:00.000Z`) + days * dayMs)
