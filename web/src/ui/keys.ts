import { useLayoutEffect, useRef } from 'react'

/** What single keys do, and its name in the list of keys. */
export interface Shortcut {
  readonly name: string
  /** By place on the keyboard, so that every layout works: `KeyJ`. */
  readonly keys: Readonly<Record<string, () => void>>
}

const onScreen = new Set<{ readonly current: readonly Shortcut[] }>()

/** Keys that work, and are listed, as long as whoever names them is on screen. They do nothing while something is typed. */
export const useKeys = (shortcuts: readonly Shortcut[]): void => {
  const named = useRef(shortcuts)
  // With what is drawn: later, a key that is pressed at first sight of it would go nowhere.
  useLayoutEffect(() => {
    named.current = shortcuts
  })
  useLayoutEffect(() => {
    onScreen.add(named)
    return () => void onScreen.delete(named)
  }, [])
}

/** The keys that work on this page at this moment. */
export const shortcutsNow = (): readonly Shortcut[] => [...onScreen].flatMap(({ current }) => current)

/** What the key at this place does now. */
export const actionOf = (code: string): (() => void) | undefined =>
  shortcutsNow().find(({ keys }) => keys[code] !== undefined)?.keys[code]
