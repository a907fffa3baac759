/** Whether a list leaves something out: `noFilter` names its filters, each without a value. */
export const isNarrowed = <Search extends object>(search: Search, noFilter: Search): boolean =>
  Object.keys(noFilter).some((name) => search[name as keyof Search] !== undefined)
