import * as z from 'zod/mini'
import { talksPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { TicketCategory, TicketKind, TicketProduct } from './category.ts'
import { Comment, CommentBody } from './comment.ts'
import { Review, ReviewBody } from './review.ts'
import { ticketSearch } from './ticket-search.ts'
import { SecondaryEmail, SecondaryEmailBody, Ticket, TicketBody } from './ticket.ts'

const tag = 'Tickets'
const ticketParams = z.object({ ticket_id: Id })
const attachmentParams = z.object({ attachment_id: Id })
/** What an address that needs no other proof was signed with, as attachments say it. */
const signedQuery = z.strictObject({
  brand: z.optional(z.string()),
  until: z.optional(z.string()),
  signature: z.optional(z.string()),
})

export const listTickets = endpoint({
  operation: 'listTickets',
  method: 'GET',
  url: `${talksPath}/tickets`,
  summary: 'List the caller’s tickets, including those shared with them',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  query: z.strictObject({
    ...ticketSearch,
    owner: z.optional(OwnerFilter),
    /** Only tickets about this licence. */
    deliverable_id: z.optional(Id),
  }),
  answers: { 200: collection('tickets', Ticket) },
  etag: true,
})

export const openTicket = endpoint({
  operation: 'openTicket',
  method: 'POST',
  url: `${talksPath}/tickets`,
  summary: 'Open a ticket',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  body: TicketBody,
  takesFiles: true,
  answers: { 201: Ticket },
  errors: ['too_large', 'files_used_up', 'too_many_requests'],
})

export const getTicket = endpoint({
  operation: 'getTicket',
  method: 'GET',
  url: `${talksPath}/tickets/:id`,
  summary: 'Get a ticket',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  answers: { 200: Ticket },
  etag: true,
})

export const listComments = endpoint({
  operation: 'listComments',
  method: 'GET',
  url: `${talksPath}/tickets/:id/comments`,
  summary: 'List the comments of a ticket, oldest first by default',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  query: z.strictObject({ ...pageQuery, sort: sortBy(['created_at'], 'created_at') }),
  answers: { 200: collection('comments', Comment) },
  etag: true,
})

export const addComment = endpoint({
  operation: 'addComment',
  method: 'POST',
  url: `${talksPath}/tickets/:id/comments`,
  summary: 'Reply to a ticket; a closed ticket is reopened',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  body: CommentBody,
  takesFiles: true,
  answers: { 201: Comment },
  errors: ['conflict', 'too_large', 'files_used_up', 'too_many_requests'],
})

export const closeTicket = endpoint({
  operation: 'closeTicket',
  method: 'POST',
  url: `${talksPath}/tickets/:id/close`,
  summary: 'Close a ticket',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  answers: { 200: Ticket },
  errors: ['conflict', 'too_many_requests'],
})

export const reopenTicket = endpoint({
  operation: 'reopenTicket',
  method: 'POST',
  url: `${talksPath}/tickets/:id/reopen`,
  summary: 'Reopen a ticket',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  answers: { 200: Ticket },
  errors: ['conflict', 'too_many_requests'],
})

export const listTicketCategories = endpoint({
  operation: 'listTicketCategories',
  method: 'GET',
  url: `${talksPath}/ticket_categories`,
  summary: 'List the ticket categories for a kind and product',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  query: z.strictObject({ kind: TicketKind, product: TicketProduct }),
  answers: { 200: z.object({ ticket_categories: z.array(TicketCategory) }) },
})

export const getReview = endpoint({
  operation: 'getReview',
  method: 'GET',
  url: `${talksPath}/tickets/:ticket_id/review`,
  summary: 'Get the customer’s review of a ticket',
  tag,
  auth: ['email', 'bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: ticketParams,
  answers: { 200: Review },
})

export const putReview = endpoint({
  operation: 'putReview',
  method: 'PUT',
  url: `${talksPath}/tickets/:ticket_id/review`,
  summary: 'Review a closed ticket, or change the review',
  tag,
  auth: ['email', 'bearer'],
  inPerson: true,
  audience: 'talks',
  feature: 'tickets',
  params: ticketParams,
  body: ReviewBody,
  answers: { 200: Review },
  errors: ['conflict'],
})

export const addSecondaryEmail = endpoint({
  operation: 'addSecondaryEmail',
  method: 'POST',
  url: `${talksPath}/tickets/:ticket_id/secondary_emails`,
  summary: 'Add a copy address that also gets the ticket’s mails',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'talks',
  feature: 'tickets',
  params: ticketParams,
  body: SecondaryEmailBody,
  answers: { 201: SecondaryEmail },
  errors: ['already_copied', 'copies_used_up', 'conflict', 'too_many_requests'],
})

export const removeSecondaryEmail = endpoint({
  operation: 'removeSecondaryEmail',
  method: 'DELETE',
  url: `${talksPath}/tickets/:ticket_id/secondary_emails/:id`,
  summary: 'Remove a copy address from a ticket',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: z.object({ ticket_id: Id, id: Id }),
  answers: { 204: null },
  errors: ['conflict'],
})

export const downloadAttachment = endpoint({
  operation: 'downloadAttachment',
  method: 'GET',
  url: `${talksPath}/attachments/:attachment_id`,
  summary: 'Download an attachment',
  tag,
  auth: ['signed', 'email', 'bearer'],
  asks: [],
  audience: 'talks',
  feature: 'tickets',
  params: attachmentParams,
  query: signedQuery,
  answersFile: true,
  answers: { 200: null },
  errors: ['link_invalid', 'link_expired'],
})

export const removeAttachment = endpoint({
  operation: 'removeAttachment',
  method: 'DELETE',
  url: `${talksPath}/attachments/:attachment_id`,
  summary: 'Remove a file that the caller attached, for good; a mark stays in its place',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'talks',
  feature: 'tickets',
  params: attachmentParams,
  answers: { 204: null },
})

export const previewAttachment = endpoint({
  operation: 'previewAttachment',
  method: 'GET',
  url: `${talksPath}/attachments/:attachment_id/preview`,
  summary: 'Get a thumbnail of an image attachment',
  tag,
  auth: ['signed', 'bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: attachmentParams,
  query: signedQuery,
  answersFile: true,
  answers: { 200: null },
  errors: ['link_invalid', 'link_expired'],
})
