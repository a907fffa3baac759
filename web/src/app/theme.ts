import { useSyncExternalStore } from 'react'
import { browserStore } from '../lib/storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const listeners = new Set<() => void>()

/** The visitor's choice; `index.html` reads the same key before the first paint. */
const chosenTheme = (): Theme => themes.find((theme) => theme === browserStore.get(key)) ?? 'system'

export const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    browserStore.remove(key)
    delete dataset['theme']
  } else {
    browserStore.set(key, theme)
    dataset['theme'] = theme
  }
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, chosenTheme)
