import * as z from 'zod/mini'
import { Email } from './contact.ts'

/** How data of others come into sight: as a member of their company, or because they share them. */
export const throughs = ['company', 'sharing'] as const
export type Through = (typeof throughs)[number]

/** Whose row it is: set on rows of others only, null on one's own. */
export const Owner = z.nullable(z.object({ email: Email, through: z.enum(throughs) }))
export type Owner = z.infer<typeof Owner>

/** Narrows a list to one's own rows (`me`) or to those of one account. */
export const OwnerFilter = z.union([z.literal('me'), Email])
