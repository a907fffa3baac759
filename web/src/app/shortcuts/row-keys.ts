import type { Shortcut } from '../../ui/keys.ts'

/** What a row of a list is opened by. */
const names = '#main :is(.queue, tbody) a.name'

let left: string | undefined

/** The page that was left for the one on screen: back in the list, the keys go on from its row. */
export const leavePage = (pathname: string): void => {
  left = pathname
}

const step = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(names)]
  const here = document.activeElement
  // What is chosen or copied in a row counts as the row.
  const at = links.findIndex((link) => link === here || (here?.closest('tr')?.contains(link) ?? false))
  const begin = links.find(({ pathname }) => pathname === left) ?? links.at(by === 1 ? 0 : -1)
  const next = at === -1 ? begin : links[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** `j` and `k` move through the rows on screen; Enter opens the one that has the focus, as it does for every link. */
export const rowKeys = (name: string): Shortcut => ({ name, keys: { KeyJ: step(1), KeyK: step(-1) } })
