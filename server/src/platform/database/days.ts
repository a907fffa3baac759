import { type RawBuilder, sql } from 'kysely'

/*
 * Compares moments with days in UTC. PostgreSQL can compare them itself, but not by a leakproof operator, and because of
 * row-level security no other finds rows through an index: a list of one month would read everything newer too.
 */

/** The beginning of a day. */
export const startOfDay = (day: string): RawBuilder<Date> => sql`(${day}::date)::timestamptz`

/** The end of a day, which is the beginning of the next. */
export const endOfDay = (day: string): RawBuilder<Date> => sql`(${day}::date + 1)::timestamptz`
