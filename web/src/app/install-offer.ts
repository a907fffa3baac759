/** Chromium's event; no standard describes it, so no library type does. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

const keep = (offer: InstallPromptEvent | undefined): void => {
  offered = offer
  for (const listener of listeners) listener()
}

/** Has to listen from the start: the browser offers once, before the shell is drawn. */
export const awaitInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => keep(undefined))
}

/** What the browser offers now; it can be shown once. */
export const installOffer = {
  get: () => offered,
  forget: () => keep(undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
