import { otherLayout } from './search-text.ts'
import type { Answer } from './use-found.ts'

type Find<Item> = (words: string) => Promise<Answer<Item>>

/** Searches for the words as typed; if nothing is found, for the same keys on the other keyboard layout. */
export const onEitherLayout =
  <Item>(find: Find<Item>): Find<Item> =>
  async (words) => {
    const asTyped = await find(words)
    const meant = otherLayout(words)
    const isOver = asTyped.items.length > 0 || asTyped.missed !== 'none' || meant === words.toLowerCase()
    return isOver ? asTyped : find(meant)
  }
