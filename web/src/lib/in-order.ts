/** Swaps bounds given in reverse order: nothing lies between them that way round, so the range between them must be meant. */
export const inOrder = <Bound extends number | string | undefined>(
  first: Bound,
  second: Bound,
): readonly [Bound, Bound] =>
  first !== undefined && second !== undefined && first > second ? [second, first] : [first, second]
