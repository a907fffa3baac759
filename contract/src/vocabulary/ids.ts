import * as z from 'zod/mini'
import { idCap } from './patterns.ts'

/** An opaque id; a UUID today. Unknown and malformed ids are answered alike: not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(idCap))

/** The id of a play session, as the media server sends it. */
export const PlaySessionId = z.string().check(z.minLength(1), z.maxLength(128))

/** A time in ISO 8601, UTC: `2026-01-31T12:00:00.000Z`. */
export const Time = z.iso.datetime()

/** A calendar day, `yyyy-MM-dd`. */
export const Day = z.iso.date()

/** A day to filter by, from year 1 on. */
export const AskedDay = Day.check(z.refine((day) => day >= '0001'))

/** A day from 1990-01-01 to 2999-12-31. */
export const ChosenDay = Day.check(z.refine((day) => day >= '1990-01-01' && day <= '2999-12-31'))

export const idParams = z.object({ id: Id })
