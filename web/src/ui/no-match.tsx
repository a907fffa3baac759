import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { NoMatchState } from './no-match-state.tsx'
import { NotFetched } from './not-fetched.tsx'

/** Apart, so that the first page does not carry it. */
const State = lazyPart(async () => (await import('./no-match-state.tsx')).NoMatchState, NotFetched)

/** Filters that leave nothing, with the way back. The page stays meanwhile, and with it what is typed. */
export const NoMatch = (props: ComponentProps<typeof NoMatchState>) => (
  <Suspense>
    <State {...props} />
  </Suspense>
)
