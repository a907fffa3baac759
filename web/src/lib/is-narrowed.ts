/** Whether any filter is set; `noFilter` lists the filters without values. */
export const isNarrowed = <Search extends object>(search: Search, noFilter: Search): boolean =>
  Object.keys(noFilter).some((name) => search[name as keyof Search] !== undefined)
