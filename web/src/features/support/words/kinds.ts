import type { ClientTicketKind } from '@foyer/contract/support/category.ts'

/** The kinds that customers choose from. Written here again: the site map reads them, and may not carry the contract's schemas. */
export const clientKinds = ['payment', 'support', 'talks'] as const satisfies readonly ClientTicketKind[]
