import { knownPlaceholders, savedReplyNameCap, savedReplyTextCap } from '@foyer/contract/operator/saved-reply.ts'
import { freeText, requiredLine } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod/mini'
import type { SavedReply } from './queries.ts'

const Text = freeText(savedReplyTextCap).check(knownPlaceholders)

/** A saved reply in the form: a language without a text has an empty box. */
export const ReplyValues = z.object({
  name: requiredLine(savedReplyNameCap),
  texts: z
    .object({ en: Text, ru: Text })
    .check(z.refine(({ en, ru }) => en !== '' || ru !== '', { path: ['en'], params: { code: 'no_text' } })),
})
export type ReplyValues = z.infer<typeof ReplyValues>

export const blank: ReplyValues = { name: '', texts: { en: '', ru: '' } }

export const valuesOf = ({ name, texts: { en, ru } }: SavedReply): ReplyValues => ({
  name,
  texts: { en: en ?? '', ru: ru ?? '' },
})

/** The texts for the contract. */
export const textsOf = ({ texts: { en, ru } }: ReplyValues): { en?: string; ru?: string } => ({
  ...(en.trim() !== '' && { en }),
  ...(ru.trim() !== '' && { ru }),
})
