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

/** Which page the server has by now: of other files, or of the same ones; undefined where it cannot be asked. */
const servedPage = async (): Promise<'newer' | 'same' | undefined> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (entry === null) return undefined
  try {
    const page = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!page.ok) return undefined
    return (await page.text()).includes(new URL(entry.src).pathname) ? 'same' : 'newer'
  } catch {
    return undefined
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
 * Where a file could not be fetched although the server answers: it went with an older version, or the network failed for a
 * moment, and browsers hold a module that failed once for missing as long as the page lives. Starts the page anew, once, and
 * never resolves. Rejects with the error where that is no help. For those who are on their way to another page: nothing is asked.
 */
export const leaveForNewer = async (error: unknown): Promise<never> => {
  if (isStarting) return forEver()
  const isRested = Date.now() - Number(tabStore.get(noteKey) ?? 0) > restMs
  if (!isRested || (await servedPage()) === undefined) throw error
  startAnew()
  return forEver()
}

/** The same for a part of a page that is open: where something is typed in it, the visitor is told and decides. */
export const awaitNewer = async (error: unknown): Promise<never> => {
  if (!isAnythingTyped()) return leaveForNewer(error)
  if ((await servedPage()) !== 'newer') throw error
  announceVersion(() => location.reload())
  return forEver()
}
