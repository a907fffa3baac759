/** Times of one operation, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

const at = (sorted: readonly number[], part: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1))

export const timesOf = (values: readonly number[]): Times => {
  const sorted = [...values].sort((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
}

/** Repeats a request; the first one is a warm-up. */
export const timed = async (rounds: number, ask: () => Promise<unknown>): Promise<Times> => {
  await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return timesOf(times)
}
