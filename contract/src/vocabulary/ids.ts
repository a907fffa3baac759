import * as z from 'zod/mini'

/** Opaque to callers; a UUID today. Anything that cannot be an id is simply not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** What a media server calls a play session. */
export const PlaySessionId = z.string().check(z.minLength(1), z.maxLength(128))

/** ISO 8601, UTC, as `2026-01-31T12:00:00.000Z`. */
export const Time = z.iso.datetime()

/** A calendar day, `yyyy-MM-dd`. */
export const Day = z.iso.date()

/** A day that lists are asked for by: there is none before the first year. */
export const AskedDay = Day.check(z.refine((day) => day >= '0001'))

/** A day that somebody sets: of our age, so that what is counted from it can be written as a day, too. */
export const ChosenDay = Day.check(z.refine((day) => day >= '1990-01-01' && day <= '2999-12-31'))

export const idParams = z.object({ id: Id })
