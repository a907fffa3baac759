import type { StaffComment, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import type { CommentRow } from './comment-store.ts'
import { presentComment, presentReview, presentTicket } from './present.ts'
import type { CategoryRow, LockedTicket, TicketRow } from './store.ts'

interface AroundTicket {
  readonly customer_email: string
  readonly category: CategoryRow | undefined
}

export const presentForStaff = (row: TicketRow, { customer_email, category }: AroundTicket): StaffTicket => ({
  ...presentTicket(row, { account_id: row.account_id, owners: new Map() }),
  customer: { id: row.account_id, email: customer_email },
  category: category === undefined ? null : { id: category.id, name: category.name },
  review: row.review_rating === null ? null : presentReview(row),
})

export const presentStaffComment = (
  row: CommentRow,
  ticket: Pick<LockedTicket, 'state' | 'reviewed_at'>,
): StaffComment => ({ ...presentComment(row, ticket), internal: row.internal })
