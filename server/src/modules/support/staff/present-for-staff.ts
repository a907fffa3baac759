import type { StaffComment, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import type { CategoryRow } from '../categories/category-store.ts'
import type { CommentRow } from '../comment-store.ts'
import { presentComment, presentReview, presentTicket } from '../present.ts'
import type { Manager } from '../services.ts'
import type { LockedTicket, TicketRow } from '../store.ts'
import { firstState } from '../ticket-rules.ts'

interface AroundTicket {
  readonly manager: Manager | undefined
  readonly customer_email: string
  readonly category: CategoryRow | undefined
  readonly reply_address: string | null
}

type Signer = Parameters<typeof presentTicket>[0]

/** A snooze whose time has passed has ended by itself. */
const isSnoozed = (row: TicketRow, now: Date): row is TicketRow & { readonly snoozed_until: Date } =>
  row.state === firstState && row.snoozed_until !== null && row.snoozed_until > now

export const presentForStaff = (
  signer: Signer,
  row: TicketRow,
  { manager, customer_email, category, reply_address }: AroundTicket,
): StaffTicket => ({
  ...presentTicket(signer, row, { account_id: row.account_id, owners: new Map() }),
  customer: { id: row.account_id, email: customer_email },
  manager: manager === undefined ? null : { handle: manager.handle, name: manager.name },
  category: category === undefined ? null : { id: category.id, name: category.name },
  reply_address,
  waiting_since: row.state === firstState ? row.waiting_since.toISOString() : null,
  snoozed_until: isSnoozed(row, signer.clock.now()) ? row.snoozed_until.toISOString() : null,
  corrections: row.corrections,
  review: row.review_rating === null ? null : presentReview(row),
})

export const presentStaffComment = (
  signer: Signer,
  row: CommentRow,
  ticket: Pick<LockedTicket, 'state' | 'reviewed_at'>,
): StaffComment => ({ ...presentComment(signer, row, ticket), internal: row.internal })
