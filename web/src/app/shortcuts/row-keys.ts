import type { Shortcut } from '../../ui/keys.ts'

/** The link that opens a row of a list. */
const names = '#main :is(.queue, tbody) a.name'

let left: string | undefined

/** Remembers which page was left, so that back in the list the keys continue from its row. */
export const leavePage = (pathname: string): void => {
  left = pathname
}

const step = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(names)]
  const here = document.activeElement
  // A checkbox or copy button in a row counts as the row.
  const at = links.findIndex((link) => link === here || (here?.closest('tr')?.contains(link) ?? false))
  const begin = links.find(({ pathname }) => pathname === left) ?? links.at(by === 1 ? 0 : -1)
  const next = at === -1 ? begin : links[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** `j` and `k` move through the rows on screen. Enter opens the focused one, as for every link. */
export const rowKeys = (name: string): Shortcut => ({ name, keys: { KeyJ: step(1), KeyK: step(-1) } })
