import type { Shortcut } from '../../ui/keys.ts'

/** What a row of a list is opened by. */
const names = '#main :is(.queue, tbody) a.name'

const step = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(names)]
  const here = document.activeElement
  // What is chosen or copied in a row counts as the row.
  const at = links.findIndex((link) => link === here || (here?.closest('tr')?.contains(link) ?? false))
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** `j` and `k` move through the rows on screen; Enter opens the one that has the focus, as it does for every link. */
export const rowKeys = (name: string): Shortcut => ({ name, keys: { KeyJ: step(1), KeyK: step(-1) } })
