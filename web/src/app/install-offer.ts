/** Chromium's event. No standard describes it, so TypeScript has no type for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

const keep = (offer: InstallPromptEvent | undefined): void => {
  offered = offer
  for (const listener of listeners) listener()
}

/** Must listen from the start: the browser makes its offer once, before the shell is drawn. */
export const awaitInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => keep(undefined))
}

/** The browser's current offer; it can be shown only once. */
export const installOffer = {
  get: () => offered,
  forget: () => keep(undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
