import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import i18next, { type BackendModule, init, loadNamespaces, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { callContext } from '../../api/client.ts'
import { loadTexts, type Namespace } from './namespaces.ts'
import { textOptions } from './text-options.ts'

// oxlint-disable-next-line typescript/no-misused-promises -- i18next takes a promise from a `read` of two parameters; its type knows only the callback
const backend: BackendModule = { type: 'backend', init: () => undefined, read: loadTexts }

const follow = (locale: string): void => {
  document.documentElement.lang = locale
  callContext.locale = locale
}

/** Loads the shell's texts in the locale; a text that it lacks is taken from English. */
export const startTexts = async (locale: Locale, brand: string): Promise<void> => {
  use(backend)
  use(initReactI18next)
  await init(textOptions(locale, brand))
  follow(locale)
  i18next.on('languageChanged', follow)
}

/** Loads what a route needs, so that it never shows a key. */
export const needTexts = (...namespaces: readonly Namespace[]): Promise<void> => loadNamespaces(namespaces)
