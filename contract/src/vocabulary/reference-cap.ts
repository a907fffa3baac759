/** The longest text that a buyer’s bookkeeping calls a purchase by. Not among the constants, which sign-in loads. */
export const referenceCap = 60
