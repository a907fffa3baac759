import { setImmediate } from 'node:timers/promises'

/** Splits long work into slices, so that the process can serve requests in between. */

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a later turn of the event loop, for one caller per turn. A caller that works for a millisecond after each
 * of these delays requests by a millisecond, no matter how many such callers there are.
 */
export const nextTurn = (): Promise<void> => {
  last = last.then(() => setImmediate())
  return last
}

/** Passes the items to `work` in order, `size` of them at a time, with a turn of the event loop after each. */
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
