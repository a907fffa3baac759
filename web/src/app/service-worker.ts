import { announceVersion } from '../api/newer-version.ts'

/** Lets the newer version in and starts the page anew with it. */
const letIn = (worker: ServiceWorker) => (): void => {
  // Another tab has let it in.
  if (worker.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // A version that is newer still may have taken its place before it was let in.
  worker.addEventListener('statechange', () => worker.state === 'redundant' && location.reload())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes none
  worker.postMessage({ type: 'skip_waiting' })
}

/** A worker that installs beside a running one is a newer version, and waits to be let in. */
const watch = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting !== null) announceVersion(letIn(registration.waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) announceVersion(letIn(worker))
    })
  })
}

/** Installs the worker once the page is idle. Without one the portal works all the same. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    watch(await navigator.serviceWorker.register('/worker.js'))
  } catch {
    // Private windows and plain http refuse workers.
  }
}
