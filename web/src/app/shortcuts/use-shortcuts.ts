import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { actionOf } from '../../ui/keys.ts'
import { listen } from '../../ui/listen.ts'
import { isDialogOpen } from '../../ui/open-dialogs.ts'

const offKey = 'shortcuts_off'

export const singleKeysOn = (): boolean => browserStore.get(offKey) === null

export const switchSingleKeys = (on: boolean): void =>
  on ? browserStore.remove(offKey) : void browserStore.set(offKey, 'true')

/** Menus and listboxes use letters to find their items. */
const keyed = 'input:not([type=checkbox]), textarea, select, dialog, [role=menu], [role=listbox]'

/** Whether the focused element uses the keys itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(keyed) !== null)

interface ShortcutParts {
  /** Where `g` and the key with this code lead; undefined means nowhere. */
  readonly goTo: (code: string) => string | undefined
  readonly onFind: () => void
  readonly onCheatSheet: () => void
}

const sequenceMs = 1500
/** No `g` is waiting for its letter. */
const never = Number.NEGATIVE_INFINITY

/**
 * Ctrl/⌘ K works everywhere but in a dialog. `/`, `?`, `g` with a letter, and the keys of what is on screen work while
 * nothing is being typed. Dialogs block them all: a shortcut there would leave, without asking, what is typed in the
 * dialog or shown only once.
 */
export const useShortcuts = ({ goTo, onFind, onCheatSheet }: ShortcutParts): void => {
  const router = useRouter()
  const goSince = useRef(never)

  /** True if the key leads somewhere. */
  const go = (code: string): boolean => {
    const href = goTo(code)
    if (href !== undefined) void router.navigate({ href })
    return href !== undefined
  }

  const onSingleKey = (event: KeyboardEvent): void => {
    const follows = event.timeStamp - goSince.current < sequenceMs
    goSince.current = event.code === 'KeyG' ? event.timeStamp : never
    const action = follows || event.shiftKey ? undefined : actionOf(event.code)
    if (event.key === '?') onCheatSheet()
    // Also by position, because a Russian layout has a full stop there. A German one has `/` above the 7.
    else if (event.key === '/' || event.code === 'Slash') onFind()
    else if (action !== undefined) action()
    else if (!follows || !go(event.code)) return
    event.preventDefault()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
      // In a dialog too, because the browser's own search is not what the user wants.
      event.preventDefault()
      if (!isDialogOpen()) onFind()
    } else if (
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyping(event.target) &&
      !isDialogOpen() &&
      singleKeysOn()
    ) {
      onSingleKey(event)
    }
  })
  // Attached as early as the keys themselves (`useKeys`).
  useLayoutEffect(() => listen(document, 'keydown', onKey), [])
}
