/**
 * After a deployment, the server no longer has the files of earlier builds, so a lazy part of an open page may fail to
 * load. This module decides when to reload the page and when to ask the visitor first.
 */

import { useSyncExternalStore } from 'react'
import { tabStore } from '../lib/storage.ts'

let letIn: (() => void) | undefined
const listeners = new Set<() => void>()

/** Announces that a newer version is ready; a slim bar offers it. `enter` restarts the page with it. */
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

/** The fields that somebody has typed in since the page was opened. */
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

/** Whether the server serves a page with newer files or the same ones; undefined if it cannot be reached. */
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
/** A file that is missing again this soon is missing in the newer version too. This keeps a page from reloading for ever. */
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
 * Handles a file that could not be fetched although the server answers. Either it belonged to an older version, or the
 * network failed for a moment; browsers remember a failed module for as long as the page lives. Reloads the page once
 * and never resolves. Rejects with the error if reloading would not help. For navigation to another page, where nothing
 * typed can be lost, so nobody is asked.
 */
export const leaveForNewer = async (error: unknown): Promise<never> => {
  if (isStarting) return forEver()
  const isRested = Date.now() - Number(tabStore.get(noteKey) ?? 0) > restMs
  if (!isRested || (await servedPage()) === undefined) throw error
  startAnew()
  return forEver()
}

/** The same for a part of an open page. If something is typed there, the visitor is told and decides when to reload. */
export const awaitNewer = async (error: unknown): Promise<never> => {
  if (!isAnythingTyped()) return leaveForNewer(error)
  if ((await servedPage()) !== 'newer') throw error
  announceVersion(() => location.reload())
  return forEver()
}
