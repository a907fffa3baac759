import type { ViewingSearch } from './viewing-search.ts'

type Navigate<Search> = (to: {
  readonly search: (now: Search) => Search
  readonly replace: boolean
  readonly resetScroll: false
}) => Promise<void>

/** Changes what is asked. Back undoes it step by step; what is typed replaces the step before. */
export type ViewingChange<Search = ViewingSearch> = (next: Search, how?: { readonly replace: boolean }) => void

/** The same for everything about viewing: whatever changes, the first page of it comes first. */
export const useViewingSearch =
  <Search extends object>(navigate: Navigate<Search>): ViewingChange<Search> =>
  (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
