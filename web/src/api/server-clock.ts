/** An answer's travel time makes the server's clock look slow by as much, so it counts as slow only beyond this. */
const rightEnoughMs = 60_000

/**
 * How many milliseconds the server's clock is ahead of a local one that reads `now` when an answer of `serverNow`
 * arrives; 0 if it may be travel time, or if the answer does not say (NaN). Each session keeps it:
 * on a computer whose clock is wrong, tokens would seem expired from the start, or never expire.
 */
export const aheadOf = (serverNow: number, now: number): number => {
  const ahead = serverNow - now
  return ahead > 0 || ahead <= -rightEnoughMs ? ahead : 0
}
