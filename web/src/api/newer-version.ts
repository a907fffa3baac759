import { useSyncExternalStore } from 'react'
import { tabStore } from '../lib/storage.ts'

let letIn: (() => void) | undefined
const listeners = new Set<() => void>()

/** A newer version of the portal is there; `enter` starts the page anew with it. A slim bar says so. */
export const announceVersion = (enter: () => void): void => {
  letIn = enter
  for (const listener of listeners) listener()
}

export const applyUpdate = (): void => letIn?.()

export const useUpdateReady = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => letIn !== undefined,
  )

type Field = HTMLInputElement | HTMLTextAreaElement

/** Where somebody has typed since the page was opened. */
const touched = new Set<Field>()

export const watchTyping = (): void =>
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target)
      for (const field of touched) if (!field.isConnected) touched.delete(field)
    },
    true,
  )

const isAnythingTyped = (): boolean => [...touched].some((field) => field.isConnected && field.value !== '')

/** Whether the server has a page of other files by now. Where it cannot be asked, that is not why a file is missing. */
const isOutdated = async (): Promise<boolean> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (entry === null) return false
  try {
    const page = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    return page.ok && !(await page.text()).includes(new URL(entry.src).pathname)
  } catch {
    return false
  }
}

const noteKey = 'started_anew_at'
/** A file that is missing again so soon is missing in the newer version, too: by itself no page starts anew without end. */
const restMs = 30_000

let isStarting = false

const startAnew = (): void => {
  if (isStarting) return
  isStarting = true
  tabStore.set(noteKey, String(Date.now()))
  location.reload()
}

const forEver = (): Promise<never> => new Promise(() => undefined)

/**
 * Where a file could not be fetched because it went with an older version: starts the page anew with the newer one and never
 * resolves. Rejects with the error where that is not why. For those who are on their way to another page: nothing is asked.
 */
export const leaveForNewer = async (error: unknown): Promise<never> => {
  if (isStarting) return forEver()
  const isRested = Date.now() - Number(tabStore.get(noteKey) ?? 0) > restMs
  if (!isRested || !(await isOutdated())) throw error
  startAnew()
  return forEver()
}

/** The same for a part of a page that is open: where something is typed in it, the visitor is told and decides. */
export const awaitNewer = async (error: unknown): Promise<never> => {
  if (!isAnythingTyped()) return leaveForNewer(error)
  if (!(await isOutdated())) throw error
  announceVersion(() => location.reload())
  return forEver()
}
