import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

const locale = (): Locale => (i18next.resolvedLanguage === 'ru' ? 'ru' : 'en')

/** The locale of the screen, for everything that Intl formats. Every cell of a table may ask: it costs less than texts do. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale)
