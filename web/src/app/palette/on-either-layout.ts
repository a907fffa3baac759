import { otherLayout } from './search-text.ts'
import type { Answer } from './use-found.ts'

type Find<Item> = (words: string) => Promise<Answer<Item>>

/** Finds by the words as they are, else by the same keys on the other layout. */
export const onEitherLayout =
  <Item>(find: Find<Item>): Find<Item> =>
  async (words) => {
    const asTyped = await find(words)
    const meant = otherLayout(words)
    const isOver = asTyped.items.length > 0 || asTyped.missed !== 'none' || meant === words.toLowerCase()
    return isOver ? asTyped : find(meant)
  }
