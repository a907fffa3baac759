import { useSyncExternalStore } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { installOffer } from '../install-offer.ts'

/** How the portal can be installed here: by instructions (iOS), by the browser's own prompt, or not at all. */
export type InstallWay = 'instructions' | 'prompt' | undefined

const dismissedKey = 'install_dismissed'

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads claim to be Macs, but no Mac has a touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const runsAsApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

const wayNow = (): InstallWay => {
  if (runsAsApp() || browserStore.get(dismissedKey) !== null) return undefined
  if (isIos()) return 'instructions'
  return installOffer.get() === undefined ? undefined : 'prompt'
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(installOffer.subscribe, wayNow)

/** Shows the browser's own prompt. */
export const promptInstall = async (): Promise<void> => {
  await installOffer.get()?.prompt()
  installOffer.forget()
}

/** Never offers it again in this browser. */
export const dismissInstall = (): void => {
  browserStore.set(dismissedKey, 'true')
  installOffer.forget()
}
