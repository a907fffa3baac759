import type { locales as contractLocales } from '@foyer/contract/vocabulary/locale.ts'

/** The contract's locales. Its module brings a validator along, so only its type is taken: a difference does not compile. */
export const locales: typeof contractLocales = ['en', 'ru']
