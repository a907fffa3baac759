import * as z from 'zod/mini'
import { Email } from './contact.ts'

/** How data of others come into sight: as a member of their company, or because they share them. */
export const throughs = ['company', 'sharing'] as const
export type Through = (typeof throughs)[number]

/**
 * The account that a row belongs to, for rows of other accounts: seen as a member of their company, or because they share it. Null for the
 * caller’s own rows.
 */
export const Owner = z.nullable(z.object({ email: Email, through: z.enum(throughs) }))
export type Owner = z.infer<typeof Owner>

/** `me` for the caller’s own rows only, or the e-mail of one account. */
export const OwnerFilter = z.union([z.literal('me'), Email])
