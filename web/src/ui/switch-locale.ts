import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { changeLanguage } from 'i18next'
import { browserStore } from '../lib/storage.ts'

const key = 'locale'

/** The visitor's own choice; it stands before the browser's language. */
export const chosenLocale = (): string | null => browserStore.get(key)

export const switchLocale = async (locale: Locale): Promise<void> => {
  browserStore.set(key, locale)
  await changeLanguage(locale)
}
