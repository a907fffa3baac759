import { setImmediate } from 'node:timers/promises'

/** Work by the thousand, a little at a time, so that requests of the same process are served in between. */

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a later turn of the event loop, for one caller in each turn: whoever does a millisecond of work after each of
 * these holds up a request by a millisecond, however many are at it.
 */
export const nextTurn = (): Promise<void> => {
  last = last.then(() => setImmediate())
  return last
}

/** Hands over so many items at a time, in order. */
export const inSlices = async <Item>(
  items: readonly Item[],
  size: number,
  work: (some: readonly Item[]) => void,
): Promise<void> => {
  for (let start = 0; start < items.length; start += size) {
    work(items.slice(start, start + size))
    await nextTurn()
  }
}
