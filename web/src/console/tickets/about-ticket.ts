import * as z from 'zod/mini'

const chosen = z.string().check(z.minLength(1))

/** What a ticket is about, in a form: empty while nothing is chosen. */
export const About = z.object({
  kind: chosen,
  product: chosen,
  category_id: z.string(),
  deliverable_id: z.string(),
})
export type About = z.infer<typeof About>

/** A category belongs to a kind and product; changing either clears it. */
export const aboutAfter = (before: About, change: Partial<About>): About => {
  const { kind, product, category_id, deliverable_id } = { ...before, ...change }
  const isSamePair = kind === before.kind && product === before.product
  return { kind, product, category_id: isSamePair ? category_id : '', deliverable_id }
}
