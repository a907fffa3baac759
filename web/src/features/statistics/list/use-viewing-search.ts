import type { ViewingSearch } from './viewing-search.ts'

type Navigate = (to: {
  readonly search: (now: ViewingSearch) => ViewingSearch
  readonly replace: true
  readonly resetScroll: false
}) => Promise<void>

/** Changes what is asked; whatever changes, the first page of it comes first. */
export const useViewingSearch =
  (navigate: Navigate) =>
  (next: ViewingSearch): void =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace: true, resetScroll: false })
