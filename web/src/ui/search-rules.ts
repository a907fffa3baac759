/** What stands in a field that is kept in the address, as words that are looked for are, and what of it the address has. */
export interface Searching {
  readonly typed: string
  /** What the address says. */
  readonly known: string
  /** Asked for, and not in the address yet; the latest last. */
  readonly asked: readonly string[]
}

export const searchingFor = (known: string): Searching => ({ typed: known, known, asked: [] })

/** What was typed was sent on their way into the address. */
export const askedFor = (searching: Searching, words: string): Searching => ({
  ...searching,
  asked: [...searching.asked, words],
})

/** The address says something else: by Back or by "clear filters", unless it is what was asked for, however much was typed since. */
export const following = ({ typed, asked }: Searching, value: string): Searching => {
  const at = asked.indexOf(value)
  if (at >= 0) return { typed, known: value, asked: asked.slice(at + 1) }
  return value === typed.trim() ? { typed, known: value, asked: [] } : searchingFor(value)
}
