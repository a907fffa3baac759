import { useKeys } from './use-keys.ts'

/** What a row of a list is opened by. */
const names = '#main :is(.queue, tbody) a.name'

const step = (by: 1 | -1) => (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(names)]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** `j` and `k` move through the rows on screen; Enter opens the one that has the focus, as it does for every link. */
export const useRowKeys = (): void => useKeys({ KeyJ: step(1), KeyK: step(-1) })
