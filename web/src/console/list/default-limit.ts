import type { PageSize } from '../../ui/page-sizes.ts'

/** Rows per page by default. */
export const defaultLimit: PageSize = 20
