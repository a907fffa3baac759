import type { ClientTicketKind } from '@foyer/contract/support/category.ts'

/**
 * The kinds that customers can choose. Repeated here, because the site map imports them and must not load the
 * contract's schemas.
 */
export const clientKinds = ['payment', 'support', 'talks'] as const satisfies readonly ClientTicketKind[]
