import type { Tx } from '../../platform/database/database.ts'
import { everyBrand } from '../branding/index.ts'
import { readAttachment, readAttachmentForStaff, readPreview } from './attachments/read-attachment.ts'
import { discardFiles, receiveFile, sweepFiles } from './attachments/receive-file.ts'
import {
  addCategory,
  addCategoryAsStaff,
  changeCategory,
  listCategoriesForStaff,
} from './categories/manage-categories.ts'
import { closeWriter } from './closing/close-writer.ts'
import { findComment } from './comment-store.ts'
import { ticketCopies } from './copies/confirm-copy.ts'
import { addSecondaryEmail, endCopies, followEmail, removeSecondaryEmail } from './copies/secondary-emails.ts'
import { decideAsCustomer, decideAsStaff } from './decide-ticket.ts'
import { tellByMail } from './letters/post-letters.ts'
import { tellManagers } from './letters/tell-assignee.ts'
import { listLicenceTickets } from './licences/licence-ticket-store.ts'
import { receiveMail } from './mail/receive-mail.ts'
import { openTicket } from './open-ticket.ts'
import {
  categoriesOf,
  commentsElsewhere,
  countWaitingFor,
  listCommentsOf,
  listTicketsOf,
  readTicket,
} from './read-ticket.ts'
import { eraseRemoved } from './removals/erase-content.ts'
import { removeFile, removeOwnFile, removeText } from './removals/remove-content.ts'
import { replyAsCustomer } from './reply-as-customer.ts'
import { readReview, saveReview } from './reviews/review-ticket.ts'
import {
  addSavedReply,
  changeSavedReply,
  readSavedReplies,
  readSavedReply,
  removeSavedReply,
} from './saved-replies/manage-saved-replies.ts'
import { namesOfSavedReplies } from './saved-replies/saved-reply-store.ts'
import type { Services } from './services.ts'
import { commentAsStaff } from './staff/answer-ticket.ts'
import { assignTicket } from './staff/assign-ticket.ts'
import { correctTicket } from './staff/correct-ticket.ts'
import { countTicketsOf, listWaiting, namesOfTickets } from './staff/count-store.ts'
import { countOpenTickets, renameKeeper, type TicketKeeper } from './staff/keeper-store.ts'
import { mergeTickets } from './staff/merge-tickets.ts'
import { openForCustomer } from './staff/open-for-customer.ts'
import { listCommentsForStaff, listTicketsForStaff, readTicketForStaff } from './staff/read-as-staff.ts'
import { releaseTickets } from './staff/release-tickets.ts'
import { snoozeTicket } from './staff/snooze-ticket.ts'
import { findTicketFacts } from './store.ts'

export { importComments } from './imports/import-comments.ts'
export { importTickets } from './imports/import-tickets.ts'
export { supportPolicy } from './policy.ts'
export { sampleOfFiles } from './attachments/sample-store.ts'
export type { Manager, StaffDirectory } from './services.ts'
export type { TicketKeeper }

/** Texts that staff insert into their replies. */
const savedReplies = (services: Services) => ({
  list: readSavedReplies(services),
  read: readSavedReply(services),
  add: addSavedReply(services),
  change: changeSavedReply(services),
  remove: removeSavedReply(services),
  /** Names by id. */
  names: namesOfSavedReplies,
})

export type SavedReplies = ReturnType<typeof savedReplies>

/** What the vendor's staff do with tickets. */
const staffSide = (services: Services) => ({
  list: listTicketsForStaff(services),
  read: readTicketForStaff(services),
  comments: listCommentsForStaff(services),
  /** Adds a reply, or an internal note. */
  comment: commentAsStaff(services),
  /** Opens a ticket for a customer, in the vendor’s name. */
  open: openForCustomer(services),
  assign: assignTicket(services),
  /** Corrects what a ticket is about. */
  correct: correctTicket(services),
  /** By the ids of operators. */
  countOpen: countOpenTickets,
  /** Assigns the open tickets of an operator to nobody, in the transaction that blocks them. */
  release: releaseTickets(services),
  /** Lets the tickets of an operator follow to another name, in the transaction that renames them. */
  renameKeeper,
  close: decideAsStaff(services, 'closed'),
  reopen: decideAsStaff(services, 'reopened'),
  snooze: snoozeTicket(services),
  /** Returns the ticket that remains. */
  merge: mergeTickets(services),
  /** Removes the text of a message for good, and a file. */
  removeText: removeText(services),
  removeFile: removeFile(services),
  attachment: readAttachmentForStaff(services),
  /** Number and title by id. */
  names: namesOfTickets,
  /** How many tickets an account has. */
  count: countTicketsOf,
  categories: listCategoriesForStaff(services),
  addCategory: addCategoryAsStaff(services),
  changeCategory: changeCategory(services),
  savedReplies: savedReplies(services),
  /** Tickets that wait for staff, longest wait first. */
  waiting: (tx: Tx, limit: number) => listWaiting(tx, limit, services.clock.now()),
  /** Takes a reply that came by mail. `colleagueBy` finds the operator with a given address. */
  receiveMail: receiveMail(services),
})

const sweepMs = 600_000

/** The support module: tickets, in which customers ask and the vendor answers. */
export const createSupportModule = (services: Services) => {
  const { jobs, branding } = services
  tellByMail(services)
  tellManagers(services)
  eraseRemoved(services)
  jobs.every('abandoned uploads', sweepMs, everyBrand(branding, sweepFiles(services)))
  return {
    list: listTicketsOf(services),
    /** How many tickets that an account may see wait for the customer. */
    countWaitingFor: countWaitingFor(services),
    read: readTicket(services),
    comments: listCommentsOf(services),
    /** For the export of an account: what the caller wrote in tickets of others. */
    commentsElsewhere: commentsElsewhere(services),
    categories: categoriesOf(services),
    /** Returns the ticket’s id. */
    open: openTicket(services),
    replyAsCustomer: replyAsCustomer(services),
    close: decideAsCustomer(services, 'closed'),
    reopen: decideAsCustomer(services, 'reopened'),
    addSecondaryEmail: addSecondaryEmail(services),
    /** What owners of addresses in copy decide by their link. */
    ticketCopies: ticketCopies(services),
    removeSecondaryEmail: removeSecondaryEmail(services),
    /** For the company module: members and colleagues who can no longer read tickets get no copies of them. */
    endCopies: endCopies(services),
    /** For the account module: copies follow an account to its new e-mail. */
    followEmail: followEmail(services),
    /** For an account that is closed or erased. */
    closing: closeWriter(services),
    review: readReview(services),
    saveReview: saveReview(services),
    attachment: readAttachment(services),
    preview: readPreview(services),
    /** Removes a file that the caller attached. */
    removeFile: removeOwnFile(services),
    /** Receives the files of an upload while they arrive. */
    files: { receive: receiveFile(services), discard: discardFiles(services) },
    /** For modules that notify the customer or other programs. */
    find: findTicketFacts,
    findComment,
    staff: staffSide(services),
    addCategory: addCategory(services),
    /** For the history of a licence. */
    ofLicence: listLicenceTickets,
  }
}

export type SupportModule = ReturnType<typeof createSupportModule>
