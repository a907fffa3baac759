import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import i18next, { type BackendModule, init, loadNamespaces, reloadResources, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { callContext } from '../../api/client.ts'
import { figures } from './figures.ts'
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
  use(figures)
  use(initReactI18next)
  // The first calls are made while the texts are on their way.
  follow(locale)
  await init(textOptions(locale, brand))
  i18next.on('languageChanged', follow)
}

/** Loads what a route needs, so that it never shows a key. Rejects where a file could not be fetched, and tries anew when asked again. */
export const needTexts = async (...namespaces: readonly Namespace[]): Promise<void> => {
  await loadNamespaces(namespaces)
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace))
  if (missing().length === 0) return
  // What failed once is not asked for again by itself.
  await reloadResources(i18next.language, missing())
  if (missing().length > 0) throw new Error(`texts are missing: ${missing().join(', ')}`)
}
