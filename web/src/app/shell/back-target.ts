/** Where the back button leads. Every inner page names its own target; `/cameras` is the default of those that do not, as it is asked for (SHELL-07), and leads home. */
export const backTarget = (named: string | undefined): string => named ?? '/cameras'
