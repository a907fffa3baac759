import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'

interface Asked {
  readonly state: { readonly status: 'pending' | 'error' | 'success' }
}

/**
 * How often this kind of thing is asked for anew. After a failure each tab comes back at a moment of its own, by `chance` from 0 to 1 in
 * the second half of that time: those that an outage has brought into step would come all at once for ever.
 */
export const spread =
  (chance: number) =>
  (what: keyof typeof refetchMs) =>
  ({ state }: Asked): number =>
    state.status === 'error' ? Math.round((refetchMs[what] * (1 + chance)) / 2) : refetchMs[what]

export const refetchEvery = spread(Math.random())
