import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { InitOptions } from 'i18next'

/** How texts are looked up: in the locale, else in English, with the brand's name filled in. */
export const textOptions = (locale: Locale, brand: string): InitOptions => ({
  lng: locale,
  fallbackLng: 'en',
  supportedLngs: ['en', 'ru'] satisfies Locale[],
  ns: ['app'],
  defaultNS: 'app',
  interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { brand } },
  react: { useSuspense: false },
})
