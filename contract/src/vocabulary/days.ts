/** A day in milliseconds. All days here are calendar days in UTC. */
export const dayMs = 86_400_000

/** The day of a moment in UTC, `yyyy-MM-dd`. `at` in milliseconds since 1970 where it is a number. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)

/** How many days lie between two, both `yyyy-MM-dd`; below zero where `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The last day that is written so: what never ends is often said to end on it. */
const lastAt = Date.parse('9999-12-31')

/** The day a number of days after another, `yyyy-MM-dd`, or before it if `count` is negative. It is never later than the last day of this format. */
export const addDays = (day: string, count: number): string => dayOf(Math.min(Date.parse(day) + count * dayMs, lastAt))
