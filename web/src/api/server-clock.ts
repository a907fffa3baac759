/** An answer's travel time looks like clock skew of the same length, so smaller differences are ignored. */
const rightEnoughMs = 60_000

/**
 * How many milliseconds the server's clock is ahead of a local one that reads `now` when an answer of `serverNow`
 * arrives; 0 if the difference is small enough to ignore, or if the answer does not say (NaN). Each session keeps it:
 * on a computer whose clock is wrong, tokens would seem expired from the start, or never expire.
 */
export const aheadOf = (serverNow: number, now: number): number => {
  const ahead = serverNow - now
  return Math.abs(ahead) >= rightEnoughMs ? ahead : 0
}
