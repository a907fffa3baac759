import type { OwnComment } from '@foyer/contract/account/export.ts'
import type { CategoryBody, CategoryChange, StaffCategory } from '@foyer/contract/operator/category.ts'
import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import type {
  SavedReply,
  SavedReplyBody,
  SavedReplyChange,
  SavedReplyRemoval,
} from '@foyer/contract/operator/saved-reply.ts'
import type { CorrectBody, StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import type {
  AssignBody,
  MergeBody,
  RemoveFileBody,
  RemoveTextBody,
  SnoozeBody,
  StaffComment,
  StaffCommentBody,
  StaffTicket,
} from '@foyer/contract/operator/ticket.ts'
import type { TicketCategory } from '@foyer/contract/support/category.ts'
import type { Comment, CommentBody } from '@foyer/contract/support/comment.ts'
import type { Review, ReviewBody } from '@foyer/contract/support/review.ts'
import type { SecondaryEmail, SecondaryEmailBody, Ticket, TicketBody } from '@foyer/contract/support/ticket.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall, IdentityCall, OperatorCall } from '../../platform/http/call.ts'
import type { FileAnswer } from '../../platform/http/file-answer.ts'
import type { FileSink, ReceivedFile } from '../../platform/http/uploads.ts'
import type { EmailMoved, TicketCopies } from '../account/index.ts'
import { everyBrand } from '../branding/index.ts'
import type { LostSight } from '../company/index.ts'
import type { TicketsOf } from '../licensing/index.ts'
import { commentAsStaff } from './answer-ticket.ts'
import { assignTicket } from './assign-ticket.ts'
import { closeWriter } from './closing/close-writer.ts'
import { type CommentRow, findComment } from './comment-store.ts'
import { ticketCopies } from './confirm-copy.ts'
import { correctTicket } from './correct-ticket.ts'
import { countTicketsOf, listWaiting, namesOfTickets, type TicketCount } from './count-store.ts'
import { decideAsCustomer, decideAsStaff, type StaffDecision } from './decide-ticket.ts'
import { eraseRemoved } from './erase-content.ts'
import { countOpenTickets, renameKeeper, type TicketKeeper } from './keeper-store.ts'
import { tellByMail } from './letters/post-letters.ts'
import { tellManagers } from './letters/tell-assignee.ts'
import { listLicenceTickets } from './licence-ticket-store.ts'
import type { ColleagueBy } from './mail-author.ts'
import {
  addCategory,
  addCategoryAsStaff,
  changeCategory,
  listCategoriesForStaff,
  type NewCategory,
} from './manage-categories.ts'
import {
  addSavedReply,
  changeSavedReply,
  readSavedReplies,
  readSavedReply,
  removeSavedReply,
  type SavedReplyQuery,
} from './manage-saved-replies.ts'
import { mergeTickets } from './merge-tickets.ts'
import { openForCustomer } from './open-for-customer.ts'
import { openTicket } from './open-ticket.ts'
import {
  listCommentsForStaff,
  listTicketsForStaff,
  readTicketForStaff,
  type StaffTicketQuery,
} from './read-as-staff.ts'
import { readAttachment, readAttachmentForStaff, readPreview } from './read-attachment.ts'
import {
  categoriesOf,
  commentsElsewhere,
  listCommentsOf,
  listTicketsOf,
  readTicket,
  type TicketQuery,
} from './read-ticket.ts'
import { discardFiles, receiveFile, sweepFiles } from './receive-file.ts'
import { receiveMail } from './receive-mail.ts'
import { releaseTickets } from './release-tickets.ts'
import { removeFile, removeOwnFile, removeText } from './remove-content.ts'
import { replyAsCustomer } from './reply-as-customer.ts'
import { readReview, saveReview } from './review-ticket.ts'
import { namesOfSavedReplies } from './saved-reply-store.ts'
import { addSecondaryEmail, endCopies, followEmail, removeSecondaryEmail } from './secondary-emails.ts'
import type { Services } from './services.ts'
import { snoozeTicket } from './snooze-ticket.ts'
import { findTicketFacts, type LockedTicket } from './store.ts'

export { importComments } from './import-comments.ts'
export { importTickets } from './import-tickets.ts'
export { supportPolicy } from './policy.ts'
export { sampleOfFiles } from './sample-store.ts'
export type { Manager, StaffDirectory } from './services.ts'
export type { NewCategory, TicketKeeper }

/** Texts that staff insert into their replies. */
export interface SavedReplies {
  list(call: OperatorCall, query: SavedReplyQuery): Promise<Page<SavedReply>>
  read(call: OperatorCall, id: string): Promise<SavedReply>
  add(call: OperatorCall, body: SavedReplyBody): Promise<SavedReply>
  change(call: OperatorCall, id: string, change: SavedReplyChange): Promise<SavedReply>
  remove(call: OperatorCall, id: string, removal: SavedReplyRemoval): Promise<void>
  /** Names by id. */
  readonly names: typeof namesOfSavedReplies
}

/** What the vendor's staff do with tickets. */
export interface StaffSide {
  list(call: OperatorCall, query: StaffTicketQuery): Promise<Page<StaffTicket>>
  read(call: OperatorCall, id: string): Promise<StaffTicket>
  comments(call: OperatorCall, ticketId: string, page: SortedPageQuery): Promise<Page<StaffComment>>
  /** Adds a reply, or an internal note. */
  comment(
    call: OperatorCall,
    ticketId: string,
    body: StaffCommentBody,
    files?: readonly ReceivedFile[],
  ): Promise<StaffComment>
  /** Opens a ticket for a customer, in the vendor’s name. */
  open(call: OperatorCall, body: StaffTicketBody, files?: readonly ReceivedFile[]): Promise<StaffTicket>
  assign(call: OperatorCall, id: string, wish: AssignBody): Promise<StaffTicket>
  /** Corrects what a ticket is about. */
  correct(call: OperatorCall, id: string, wish: CorrectBody): Promise<StaffTicket>
  close(call: OperatorCall, id: string, wish: StaffDecision | null): Promise<StaffTicket>
  reopen(call: OperatorCall, id: string, wish: StaffDecision | null): Promise<StaffTicket>
  snooze(call: OperatorCall, id: string, wish: SnoozeBody): Promise<StaffTicket>
  /** Returns the ticket that remains. */
  merge(call: OperatorCall, id: string, body: MergeBody): Promise<StaffTicket>
  attachment(call: OperatorCall, id: string): Promise<FileAnswer>
  /** Removes the text of a message for good, and a file. */
  removeText(call: OperatorCall, id: string, wish: RemoveTextBody): Promise<StaffTicket>
  removeFile(call: OperatorCall, attachmentId: string, wish: RemoveFileBody): Promise<StaffTicket>
  /** By the ids of operators. */
  countOpen: typeof countOpenTickets
  /** Assigns the open tickets of an operator to nobody, in the transaction that blocks them. */
  release(tx: Tx, call: OperatorCall, keeper: TicketKeeper, reason: string | undefined): Promise<void>
  /** Lets the tickets of an operator follow to another name, in the transaction that renames them. */
  renameKeeper: typeof renameKeeper
  /** Tickets that wait for staff, longest wait first. */
  waiting(tx: Tx, limit: number): ReturnType<typeof listWaiting>
  /** Number and title by id. */
  readonly names: typeof namesOfTickets
  /** How many tickets an account has. */
  count(tx: Tx, accountId: string): Promise<TicketCount>
  categories(
    call: OperatorCall,
    pair: { readonly kind?: string | undefined; readonly product?: string | undefined },
  ): Promise<StaffCategory[]>
  addCategory(call: OperatorCall, body: CategoryBody): Promise<StaffCategory>
  changeCategory(call: OperatorCall, id: string, change: CategoryChange): Promise<StaffCategory>
  readonly savedReplies: SavedReplies
  /** Takes a reply that came by mail. `colleagueBy` finds the operator with a given address. */
  receiveMail(call: OperatorCall, message: AsyncIterable<Uint8Array>, colleagueBy: ColleagueBy): Promise<InboundOutcome>
}

/** The support module: tickets, in which customers ask and the vendor answers. */
export interface SupportModule {
  list(call: ActorCall, query: TicketQuery): Promise<Page<Ticket>>
  read(call: ActorCall, id: string): Promise<Ticket>
  comments(call: ActorCall, ticketId: string, page: SortedPageQuery): Promise<Page<Comment>>
  /** For the export of an account: what the caller wrote in tickets of others. */
  commentsElsewhere(call: ActorCall, page: SortedPageQuery): Promise<Page<OwnComment>>
  categories(call: ActorCall, kind: TicketCategory['kind'], product: string): Promise<TicketCategory[]>
  /** Returns the ticket’s id. */
  open(call: ActorCall, body: TicketBody, files?: readonly ReceivedFile[]): Promise<string>
  replyAsCustomer(
    call: ActorCall,
    ticketId: string,
    body: CommentBody,
    files?: readonly ReceivedFile[],
  ): Promise<Comment>
  close(call: ActorCall, id: string): Promise<Ticket>
  reopen(call: ActorCall, id: string): Promise<Ticket>
  /** What owners of addresses in copy decide by their link. */
  readonly ticketCopies: TicketCopies
  addSecondaryEmail(call: ActorCall, ticketId: string, body: SecondaryEmailBody): Promise<SecondaryEmail>
  removeSecondaryEmail(call: ActorCall, ticketId: string, id: string): Promise<void>
  /** For the company module: members and colleagues who can no longer read tickets get no copies of them. */
  endCopies(tx: Tx, lost: LostSight): Promise<void>
  /** For the account module: copies follow an account to its new e-mail. */
  followEmail(tx: Tx, moved: EmailMoved): Promise<void>
  /** For an account that is closed or erased. */
  readonly closing: ReturnType<typeof closeWriter>
  review(call: IdentityCall, ticketId: string): Promise<Review>
  saveReview(call: IdentityCall, ticketId: string, body: ReviewBody): Promise<Review>
  attachment(call: IdentityCall, id: string): Promise<FileAnswer>
  preview(call: IdentityCall, id: string): Promise<FileAnswer>
  /** Removes a file that the caller attached. */
  removeFile(call: ActorCall, id: string): Promise<void>
  /** Receives the files of an upload while they arrive. */
  readonly files: FileSink
  /** For modules that notify the customer or other programs. */
  find(tx: Tx, id: string): Promise<LockedTicket | undefined>
  findComment(tx: Tx, id: string): Promise<CommentRow | undefined>
  readonly staff: StaffSide
  addCategory(category: NewCategory): Promise<string>
  /** For the history of a licence. */
  ofLicence: TicketsOf
}

const savedReplies = (services: Services): SavedReplies => ({
  list: readSavedReplies(services),
  read: readSavedReply(services),
  add: addSavedReply(services),
  change: changeSavedReply(services),
  remove: removeSavedReply(services),
  names: namesOfSavedReplies,
})

const staffSide = (services: Services): StaffSide => ({
  list: listTicketsForStaff(services),
  read: readTicketForStaff(services),
  comments: listCommentsForStaff(services),
  comment: commentAsStaff(services),
  open: openForCustomer(services),
  assign: assignTicket(services),
  correct: correctTicket(services),
  countOpen: countOpenTickets,
  release: releaseTickets(services),
  renameKeeper,
  close: decideAsStaff(services, 'closed'),
  reopen: decideAsStaff(services, 'reopened'),
  snooze: snoozeTicket(services),
  merge: mergeTickets(services),
  removeText: removeText(services),
  removeFile: removeFile(services),
  attachment: readAttachmentForStaff(services),
  names: namesOfTickets,
  count: countTicketsOf,
  categories: listCategoriesForStaff(services),
  addCategory: addCategoryAsStaff(services),
  changeCategory: changeCategory(services),
  savedReplies: savedReplies(services),
  waiting: (tx, limit) => listWaiting(tx, limit, services.clock.now()),
  receiveMail: receiveMail(services),
})

const sweepMs = 600_000

export const createSupportModule = (services: Services): SupportModule => {
  const { jobs, branding } = services
  tellByMail(services)
  tellManagers(services)
  eraseRemoved(services)
  jobs.every('abandoned uploads', sweepMs, everyBrand(branding, sweepFiles(services)))
  return {
    list: listTicketsOf(services),
    read: readTicket(services),
    comments: listCommentsOf(services),
    commentsElsewhere: commentsElsewhere(services),
    categories: categoriesOf(services),
    open: openTicket(services),
    replyAsCustomer: replyAsCustomer(services),
    close: decideAsCustomer(services, 'closed'),
    reopen: decideAsCustomer(services, 'reopened'),
    addSecondaryEmail: addSecondaryEmail(services),
    ticketCopies: ticketCopies(services),
    removeSecondaryEmail: removeSecondaryEmail(services),
    endCopies: endCopies(services),
    followEmail: followEmail(services),
    closing: closeWriter(services),
    review: readReview(services),
    saveReview: saveReview(services),
    attachment: readAttachment(services),
    preview: readPreview(services),
    removeFile: removeOwnFile(services),
    files: { receive: receiveFile(services), discard: discardFiles(services) },
    find: findTicketFacts,
    findComment,
    staff: staffSide(services),
    addCategory: addCategory(services),
    ofLicence: listLicenceTickets,
  }
}
