import * as z from 'zod/mini'
import { priceCap } from './constants.ts'

/** How many servers, channels or cameras: a whole number from 1. */
export const Quantity = z.int().check(z.minimum(1), z.maximum(priceCap))

/** A whole number, never negative. */
export const Count = z.int().check(z.minimum(0))

/** A measured number, never negative. */
export const Figure = z.number().check(z.minimum(0))

/** A percentage, 0 to 100. */
export const Percent = z.number().check(z.minimum(0), z.maximum(100))
