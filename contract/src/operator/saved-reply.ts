import * as z from 'zod/mini'
import { unknownPlaceholders } from '../support/reply-placeholders.ts'
import { markdownCap } from '../vocabulary/constants.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { Count } from '../vocabulary/quantity.ts'
import { Reason, requiredLine, requiredText } from '../vocabulary/text.ts'

/** What staff call one by; no customer sees it. */
export const savedReplyNameCap = 100
/** As much as an answer may have and still be shown formatted. */
export const savedReplyTextCap = markdownCap
/** Of a brand. More are nobody's to look through. */
export const savedRepliesAtMost = 500

/** What would stay in every answer as it was typed, or was meant for another program, is refused by name. */
export const knownPlaceholders = z.check<string>(({ value, issues }) => {
  const [placeholder] = unknownPlaceholders(value)
  if (placeholder === undefined) return
  const params = { code: 'placeholder_unknown', meta: { placeholder } }
  issues.push({ code: 'custom', params, message: 'placeholder_unknown', input: value })
})

const Text = requiredText(savedReplyTextCap).check(knownPlaceholders)

/** Markdown with placeholders; null for a language without a text. */
const texts = { en: z.nullable(z.string()), ru: z.nullable(z.string()) } satisfies Record<Locale, unknown>

/** A text that staff insert into their replies. */
export const SavedReply = z.object({
  id: Id,
  name: z.string(),
  /** Markdown with placeholders; null for a language without a text. */
  texts: z.object(texts),
  /** Increases with every change. Send the last one you saw with your own change. */
  revision: z.int(),
  created_at: Time,
  updated_at: Time,
  /** The name of the operator who last changed it. */
  updated_by: z.string(),
  /** The number of comments it was used in. */
  uses: Count,
  /** Null if it has not been used. */
  last_used_at: z.nullable(Time),
})
export type SavedReply = z.infer<typeof SavedReply>

/** At least one language is required. */
export const SavedReplyTexts = z
  .strictObject({ en: z.optional(Text), ru: z.optional(Text) })
  .check(z.refine(({ en, ru }) => en !== undefined || ru !== undefined, { path: ['en'], params: { code: 'required' } }))
export type SavedReplyTexts = z.infer<typeof SavedReplyTexts>

const Name = requiredLine(savedReplyNameCap)

export const SavedReplyBody = z.strictObject({
  name: Name,
  texts: SavedReplyTexts,
  reason: z.optional(Reason),
})
export type SavedReplyBody = z.infer<typeof SavedReplyBody>

/** Fields left out stay as they are. */
export const SavedReplyChange = z.strictObject({
  name: z.optional(Name),
  /** All texts: a language left out is removed. */
  texts: z.optional(SavedReplyTexts),
  /** The revision that you saw. If it has changed since, the call fails with `conflict`. */
  revision: z.int(),
  reason: z.optional(Reason),
})
export type SavedReplyChange = z.infer<typeof SavedReplyChange>

export const SavedReplyRemoval = z.strictObject({
  /** The revision that you saw. */
  revision: z.int(),
  reason: z.optional(Reason),
})
export type SavedReplyRemoval = z.infer<typeof SavedReplyRemoval>
