import { lazyPart } from './lazy-part.tsx'
import { NotFetched } from './not-fetched.tsx'

/** Shown if the filters match nothing, with a button to clear them. Lazy, so that the first page does not load it. */
export const NoMatch = lazyPart(async () => (await import('./no-match-state.tsx')).NoMatchState, NotFetched)
