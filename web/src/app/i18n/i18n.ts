import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import i18next, { type BackendModule, init, loadNamespaces, reloadResources, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { callContext } from '../../api/client.ts'
import { figures } from './figures.ts'
import { loadTexts, type Namespace } from './namespaces.ts'
import { textOptions } from './text-options.ts'

// oxlint-disable-next-line typescript/no-misused-promises -- i18next accepts a promise from a `read` with two parameters; its type knows only the callback
const backend: BackendModule = { type: 'backend', init: () => undefined, read: loadTexts }

const follow = (locale: string): void => {
  document.documentElement.lang = locale
  callContext.locale = locale
}

/** Loads the shell's texts for the locale. A missing text falls back to English. */
export const startTexts = async (locale: Locale, brand: string): Promise<void> => {
  use(backend)
  use(figures)
  use(initReactI18next)
  // The first calls are made while the texts are still loading.
  follow(locale)
  await init(textOptions(locale, brand))
  i18next.on('languageChanged', follow)
}

/** Loads a route's texts, so that it never shows a bare key. Rejects if a file could not be fetched; a later call tries again. */
export const needTexts = async (...namespaces: readonly Namespace[]): Promise<void> => {
  await loadNamespaces(namespaces)
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace))
  if (missing().length === 0) return
  // i18next does not retry a failed file by itself.
  await reloadResources(i18next.language, missing())
  if (missing().length > 0) throw new Error(`texts are missing: ${missing().join(', ')}`)
}
