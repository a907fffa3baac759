import * as z from 'zod/mini'

export const utmFields = ['utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content', 'utm_custom'] as const

const Mark = z.optional(z.string().check(z.maxLength(255)))

/** The campaign parameters of the link that a visitor came from. */
export const Utm = z.strictObject({
  utm_source: Mark,
  utm_campaign: Mark,
  utm_medium: Mark,
  utm_term: Mark,
  utm_content: Mark,
  utm_custom: Mark,
})
export type Utm = z.infer<typeof Utm>

/** Those of a visitor, by name. */
export const UtmMarks = z.record(z.string(), z.string())
