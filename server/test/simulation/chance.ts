/** Random numbers that are the same for the same seed. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  roll(): number
  below(count: number): number
  one<Item>(items: readonly [Item, ...Item[]]): Item
  happens(share: number): boolean
}

/** Mulberry32: small, sufficiently uniform, and the same on every machine. */
export const chanceOf = (seed: number): Chance => {
  let state = (seed ^ 0x9e37_79b9) >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(roll() * count)
  return { roll, below, one: (items) => items[below(items.length)] ?? items[0], happens: (share) => roll() < share }
}
