import type { Stripe } from 'stripe'
import type * as z from 'zod'
import type { metadata } from './parameters.ts'

/** Merges metadata: an empty value removes its key, `metadata=` removes all, other keys stay. */
export const mergeMetadata = (
  before: Stripe.Metadata | null,
  given: z.output<typeof metadata> | undefined,
): Stripe.Metadata => {
  if (given === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))
}
