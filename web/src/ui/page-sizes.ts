import type { pageSizes as contractPageSizes } from '@foyer/contract/vocabulary/page.ts'

/** The contract's page sizes. Its module brings a validator along, so only its type is taken: a difference does not compile. */
export const pageSizes: typeof contractPageSizes = [10, 20, 50, 100]

export type PageSize = (typeof pageSizes)[number]
