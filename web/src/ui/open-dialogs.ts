import { useSyncExternalStore } from 'react'

/** Open modal dialogs, the topmost last. Everything outside the topmost one is inert, so toasts must be rendered inside it. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]): void => {
  open = next
  for (const listener of listeners) listener()
}

export const dialogOpened = (dialog: HTMLDialogElement): (() => void) => {
  const page = document.documentElement
  if (open.length === 0) page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isDialogOpen = (): boolean => open.length > 0

/** The topmost modal dialog, if one is open. */
export const useTopDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1))
