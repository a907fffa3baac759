import * as z from 'zod/mini'
import { priceCap } from './constants.ts'

/** Units of a licence. Nothing costs less than one minor unit apiece, so the price cap bounds the count as well. */
export const Quantity = z.int().check(z.minimum(1), z.maximum(priceCap))

/** How much of something there is: a whole number, never negative. */
export const Count = z.int().check(z.minimum(0))

/** A measured figure: never negative. */
export const Figure = z.number().check(z.minimum(0))

/** 0 to 100. */
export const Percent = z.number().check(z.minimum(0), z.maximum(100))
