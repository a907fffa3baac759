import { useSyncExternalStore } from 'react'
import { browserStore } from '../lib/storage.ts'

/** Chromium's event; no standard describes it, so no library type does. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

/** How the portal can be installed here: by instructions (iOS), by the browser's own prompt, or not at all. */
export type InstallWay = 'instructions' | 'prompt' | undefined

const dismissedKey = 'install_dismissed'

let offered: InstallPromptEvent | undefined
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Has to listen from the start: the browser offers once, before the shell is drawn. */
export const awaitInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPromptEvent
    tell()
  })
  addEventListener('appinstalled', () => {
    offered = undefined
    tell()
  })
}

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads say that they are Macs, but no Mac has a touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const runsAsApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

const wayNow = (): InstallWay => {
  if (runsAsApp() || browserStore.get(dismissedKey) !== null) return undefined
  if (isIos()) return 'instructions'
  return offered === undefined ? undefined : 'prompt'
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, wayNow)

/** Shows the browser's own prompt. It can be shown once. */
export const promptInstall = async (): Promise<void> => {
  await offered?.prompt()
  offered = undefined
  tell()
}

/** Never offered again in this browser. */
export const dismissInstall = (): void => {
  browserStore.set(dismissedKey, 'true')
  tell()
}
