import * as z from 'zod/mini'
import { freeLine } from '../vocabulary/text.ts'

/** What its owner may note and choose of a licence, as a form has it. */
export const Properties = z.object({ user_comment: freeLine(255), retroview: z.boolean() })
export type Properties = z.infer<typeof Properties>
