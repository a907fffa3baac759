import { announceVersion } from '../api/newer-version.ts'

/** Activates the newer version and restarts the page with it. */
const letIn = (worker: ServiceWorker) => (): void => {
  // Another tab has already activated it.
  if (worker.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // An even newer version may replace it before it is activated.
  worker.addEventListener('statechange', () => worker.state === 'redundant' && location.reload())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes none
  worker.postMessage({ type: 'skip_waiting' })
}

/** A worker that installs while another is active is a newer version. It waits until the user accepts it. */
const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting !== null) announceVersion(letIn(registration.waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) announceVersion(letIn(worker))
    })
  })
}

/**
 * A browser looks for a newer worker when a page is loaded. A tab that stays open for days loads none, so this looks
 * when somebody returns to it, at most hourly.
 */
const lookAgain = (registration: ServiceWorkerRegistration): void => {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < 3_600_000) return
    lookedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

/** Installs the worker once the page is idle. The portal works without one too. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    const registration = await navigator.serviceWorker.register('/worker.js')
    watch(registration)
    lookAgain(registration)
  } catch {
    // Private windows and plain http refuse workers.
  }
}
