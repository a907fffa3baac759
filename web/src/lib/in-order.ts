/** Nothing lies between two bounds of which the first is the greater: whoever types them that way round means what lies between. */
export const inOrder = <Bound extends number | string | undefined>(
  first: Bound,
  second: Bound,
): readonly [Bound, Bound] =>
  first !== undefined && second !== undefined && first > second ? [second, first] : [first, second]
