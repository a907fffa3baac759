import type { ViewingSearch } from './viewing-search.ts'

type Navigate<Search> = (to: {
  readonly search: (now: Search) => Search
  readonly replace: boolean
  readonly resetScroll: false
}) => Promise<void>

/** Changes the search. Back undoes each change; typed changes replace the previous history entry. */
export type ViewingChange<Search = ViewingSearch> = (next: Search, how?: { readonly replace: boolean }) => void

/** The same for all viewing pages; every change returns to the first page. */
export const useViewingSearch =
  <Search extends object>(navigate: Navigate<Search>): ViewingChange<Search> =>
  (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
