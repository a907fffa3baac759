/** Where the back button leads. Inner pages name their own target; the default, `/cameras`, redirects to the start page. */
export const backTarget = (named: string | undefined): string => named ?? '/cameras'
