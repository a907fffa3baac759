import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { NoMatchState } from './no-match-state.tsx'
import { NotFetched } from './not-fetched.tsx'

/** Lazy, so that the first page does not load it. */
const State = lazyPart(async () => (await import('./no-match-state.tsx')).NoMatchState, NotFetched)

/**
 * Shown if the filters match nothing, with a button to clear them. The page stays mounted while this loads, so that
 * typed text is kept.
 */
export const NoMatch = (props: ComponentProps<typeof NoMatchState>) => (
  <Suspense>
    <State {...props} />
  </Suspense>
)
