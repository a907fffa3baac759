/**
 * The state of a search field whose value is kept in the address. The address follows the field with a delay, so the
 * two may differ for a moment.
 */
export interface Searching {
  readonly typed: string
  /** The value in the address. */
  readonly known: string
  /** Values sent to the address that have not arrived there yet, the latest last. */
  readonly asked: readonly string[]
}

export const searchingFor = (known: string): Searching => ({ typed: known, known, asked: [] })

/** Notes that these words were sent to the address. */
export const askedFor = (searching: Searching, words: string): Searching => ({
  ...searching,
  asked: [...searching.asked, words],
})

/**
 * The address has changed. If the new value is one that was sent, what has been typed since stays; otherwise Back or
 * "clear filters" changed it, and the field follows.
 */
export const following = ({ typed, asked }: Searching, value: string): Searching => {
  const at = asked.indexOf(value)
  if (at >= 0) return { typed, known: value, asked: asked.slice(at + 1) }
  return value === typed.trim() ? { typed, known: value, asked: [] } : searchingFor(value)
}
