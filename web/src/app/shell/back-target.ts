/** Where the back button leads. Every inner page names its own target; `/cameras` is the default of those that do not. */
export const backTarget = (named: string | undefined): string => named ?? '/cameras'
