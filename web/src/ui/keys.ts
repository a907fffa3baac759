import { useLayoutEffect, useRef } from 'react'

/** Single-key shortcuts, with their name in the cheat sheet. */
export interface Shortcut {
  readonly name: string
  /** By position on the keyboard, so that every layout works: `KeyJ`. */
  readonly keys: Readonly<Record<string, () => void>>
}

const onScreen = new Set<{ readonly current: readonly Shortcut[] }>()

/** Registers shortcuts while the component is mounted. They do nothing while something is being typed. */
export const useKeys = (shortcuts: readonly Shortcut[]): void => {
  const named = useRef(shortcuts)
  // Registered in the layout effect: with a later one, a key pressed as soon as the page appears would be lost.
  useLayoutEffect(() => {
    named.current = shortcuts
  })
  useLayoutEffect(() => {
    onScreen.add(named)
    return () => void onScreen.delete(named)
  }, [])
}

/** The shortcuts that work on this page right now. */
export const shortcutsNow = (): readonly Shortcut[] => [...onScreen].flatMap(({ current }) => current)

/** The action of the key at this position. */
export const actionOf = (code: string): (() => void) | undefined =>
  shortcutsNow().find(({ keys }) => keys[code] !== undefined)?.keys[code]
