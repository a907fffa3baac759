import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const approvalViews = ['pending', 'approved', 'rejected'] as const

/** The whole state of the list of approvals, kept in the address. */
export const approvalsSearch = searchOf({
  view: oneOf(...approvalViews),
  sort: oneOf('requested_at', '-requested_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type ApprovalsSearch = ReturnType<typeof approvalsSearch>
