import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useTranslation } from 'react-i18next'

/** The locale of the screen, for everything that Intl formats. */
export const useLocale = (): Locale => (useTranslation().i18n.resolvedLanguage === 'ru' ? 'ru' : 'en')
