import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'

interface Asked {
  readonly state: { readonly status: 'pending' | 'error' | 'success' }
}

/**
 * The refetch interval for this kind of data. After a failure, each tab refetches at its own moment in the second half
 * of the interval, chosen by `chance` (0 to 1). Otherwise an outage would bring all tabs into step, and they would keep
 * coming at the same moment.
 */
export const spread =
  (chance: number) =>
  (what: keyof typeof refetchMs) =>
  ({ state }: Asked): number =>
    state.status === 'error' ? Math.round((refetchMs[what] * (1 + chance)) / 2) : refetchMs[what]

export const refetchEvery = spread(Math.random())
