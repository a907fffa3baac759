import { otherLayout } from './search-text.ts'
import type { Find } from './use-found.ts'

/** Searches for the words as typed; if nothing is found, for the same keys on the other keyboard layout. */
export const onEitherLayout =
  <Item>(find: Find<Item>): Find<Item> =>
  async (words, signal) => {
    const asTyped = await find(words, signal)
    const meant = otherLayout(words)
    const isOver =
      signal.aborted || asTyped.items.length > 0 || asTyped.missed !== 'none' || meant === words.toLowerCase()
    return isOver ? asTyped : find(meant, signal)
  }
