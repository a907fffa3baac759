import type { pageSizes as contractPageSizes } from '@foyer/contract/vocabulary/page.ts'

/**
 * The contract's page sizes. Its module would also load a validator, so only its type is imported: a difference does
 * not compile.
 */
export const pageSizes: typeof contractPageSizes = [10, 20, 50, 100]

export type PageSize = (typeof pageSizes)[number]
