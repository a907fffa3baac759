import { onScreen } from './on-screen.ts'

/** Single-key shortcuts, with their name in the cheat sheet. */
export interface Shortcut {
  readonly name: string
  /** By position on the keyboard, so that every layout works: `KeyJ`. */
  readonly keys: Readonly<Record<string, () => void>>
  /** Acts on the focused row, so nothing but the key makes sense. */
  readonly ofRow?: true
}

/**
 * Registers shortcuts while the component is mounted, which do nothing while something is being typed, and lists those
 * that work on this page right now.
 */
export const [useKeys, shortcutsNow] = onScreen<Shortcut>()

/** The action of the key at this position. */
export const actionOf = (code: string): (() => void) | undefined =>
  shortcutsNow()
    .map(({ keys }) => keys[code])
    .find(Boolean)
