import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { actionOf } from '../../ui/keys.ts'
import { isDialogOpen } from '../../ui/open-dialogs.ts'

const offKey = 'shortcuts_off'

export const singleKeysOn = (): boolean => browserStore.get(offKey) === null

export const switchSingleKeys = (on: boolean): void =>
  on ? browserStore.remove(offKey) : browserStore.set(offKey, 'true')

/** Menus and lists of choices find their items by letters. */
const keyed = 'input:not([type=checkbox]), textarea, select, dialog, [role=menu], [role=listbox]'

/** Whether keys belong to what the focus is in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(keyed) !== null)

interface ShortcutParts {
  /** Where `g` and the key with this code lead; nowhere for undefined. */
  readonly goTo: (code: string) => string | undefined
  readonly onFind: () => void
  readonly onCheatSheet: () => void
}

const sequenceMs = 1500
/** No `g` waits for its letter. */
const never = Number.NEGATIVE_INFINITY

/**
 * Ctrl/⌘ K everywhere but in a dialog; `/`, `?`, `g` with a letter and the keys of what is on screen while nothing is being typed. A dialog has
 * the keyboard to itself: whoever went off by one of these would leave without a question what is typed in it, or shown this once.
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
    // By its place, too: a Russian layout has a full stop there. A German one has `/` above the 7.
    else if (event.key === '/' || event.code === 'Slash') onFind()
    else if (action !== undefined) action()
    else if (!follows || !go(event.code)) return
    event.preventDefault()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
      // In a dialog, too: the browser's own search is not what was meant.
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
  // As early as the keys themselves (`useKeys`).
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
