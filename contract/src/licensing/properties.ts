import * as z from 'zod/mini'
import { freeLine } from '../vocabulary/text.ts'

/** What an owner can note and choose for a licence, as a form. */
export const Properties = z.object({ user_comment: freeLine(255), retroview: z.boolean() })
export type Properties = z.infer<typeof Properties>
