import type { PageSize } from '../../ui/page-sizes.ts'

/** Rows of a page while the address says nothing else. */
export const defaultLimit: PageSize = 20
