import * as z from 'zod/mini'

export const locales = ['en', 'ru'] as const
/** A language: English or Russian. */
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
