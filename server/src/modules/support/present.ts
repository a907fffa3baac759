import type { Comment } from '@foyer/contract/support/comment.ts'
import type { Review } from '@foyer/contract/support/review.ts'
import type { Attachment, RemovedFile, Ticket } from '@foyer/contract/support/ticket.ts'
import type { RowOwners } from '../company/index.ts'
import { linksTo } from './attachments/file-links.ts'
import type { CommentRow } from './comment-store.ts'
import { openerOf } from './first-author.ts'
import type { Services } from './services.ts'
import type { LockedTicket, RemovedRow, StoredFile, TicketRow } from './store.ts'

/** What is needed to sign the temporary URLs of files. */
type Signer = Pick<Services, 'secret' | 'clock'>

const presentFiles = (
  signer: Signer,
  { tenant, attachments }: { readonly tenant: string; readonly attachments: readonly StoredFile[] },
): Attachment[] =>
  attachments.map(({ id, name, size, image }) => ({
    id,
    name,
    url: `/attachments/${id}`,
    size,
    image,
    ...linksTo(signer, { tenant, id, image }),
  }))

const presentRemoved = ({ removed_files }: { readonly removed_files: readonly RemovedRow[] }): RemovedFile[] =>
  removed_files.map(({ removed_at, ...rest }) => ({ ...rest, removed_at: new Date(removed_at).toISOString() }))

/** Whom the ticket is shown to, and the owners of rows that are not theirs. */
export interface Viewer {
  readonly account_id: string | null
  readonly owners: RowOwners
}

export const presentTicket = (signer: Signer, row: TicketRow, { account_id, owners }: Viewer): Ticket => {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    description: row.description,
    description_removed_at: row.description_removed_at?.toISOString() ?? null,
    manager_name: row.manager_name,
    updated_at: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    creator: { id: row.account_id, name: row.creator_name, email: row.creator_email },
    opened_by: openerOf(row),
    attachments: presentFiles(signer, row),
    removed_files: presentRemoved(row),
    // Check constraints limit the state and whose turn it is. Kind and product have none, and are written only after a
    // call or an import has checked them against the contract.
    responsibility: row.responsibility as Ticket['responsibility'],
    secondary_emails: [...row.secondary_emails],
    state: row.state as Ticket['state'],
    kind: row.kind as Ticket['kind'],
    product: row.product as Ticket['product'],
    deliverable_id: row.deliverable_id,
    licence: row.licence,
    merged_into: row.merged_into,
    owner: row.account_id === account_id ? null : (owners.get(row.account_id) ?? null),
  }
}

/** Replies of staff can be rated once the ticket is closed, until it has been rated. */
export const presentComment = (
  signer: Signer,
  row: CommentRow,
  { state, reviewed_at }: Pick<LockedTicket, 'state' | 'reviewed_at'>,
): Comment => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  side: row.author as Comment['side'],
  creator: { id: row.author_id ?? row.author, name: row.author_name, email: row.author_email },
  body: row.body,
  removed_at: row.removed_at?.toISOString() ?? null,
  reviewable: row.author === 'staff' && state === 'closed' && reviewed_at === null,
  review: row.review as Comment['review'],
  attachments: presentFiles(signer, row),
  removed_files: presentRemoved(row),
})

/** Null fields while nobody has rated the ticket. */
export const presentReview = ({
  review_rating,
  review_comment,
}: Pick<LockedTicket, 'review_rating' | 'review_comment'>): Review => ({
  rating: review_rating,
  comment: review_comment,
})
