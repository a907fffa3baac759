import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type BillingTexts, en } from './en.ts'
import { ru } from './ru.ts'

export const texts: Readonly<Record<Locale, BillingTexts>> = { en, ru }
