const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How far the measurements lie from their middle, as a rule. */
const spread = (values: readonly number[]): number => {
  const middle = median(values)
  return median(values.map((value) => Math.abs(value - middle)))
}

/**
 * How many milliseconds lie between two ways through the server, tried in turn; zero where they differ by less than
 * the measurements of one and the same way do, as on a busy machine.
 */
export const timeBetween = async (
  one: () => Promise<number>,
  other: () => Promise<number>,
  tries = 15,
): Promise<number> => {
  const ones: number[] = []
  const others: number[] = []
  for (let n = 0; n < tries; n += 1) {
    ones.push(await one())
    others.push(await other())
  }
  const difference = Math.abs(median(ones) - median(others))
  return difference <= Math.max(spread(ones), spread(others)) ? 0 : difference
}
