import * as z from 'zod/mini'

/** Opaque to callers; a UUID today. Anything that cannot be an id is simply not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** ISO 8601, UTC, as `2026-01-31T12:00:00.000Z`. */
export const Time = z.iso.datetime()

/** A calendar day, `yyyy-MM-dd`. */
export const Day = z.iso.date()

export const idParams = z.object({ id: Id })
