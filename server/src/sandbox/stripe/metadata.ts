import type { Stripe } from 'stripe'
import type * as z from 'zod'
import type { metadata } from './parameters.ts'

/** Metadata is merged: a key sent empty goes, `metadata=` empties all, the rest stays. */
export const mergeMetadata = (
  before: Stripe.Metadata | null,
  given: z.output<typeof metadata> | undefined,
): Stripe.Metadata => {
  if (given === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))
}
