import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { ticketSearch, ticketSortKeys } from '../support/ticket-search.ts'
import { Email } from '../vocabulary/contact.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, longList, pageQuery, sortBy } from '../vocabulary/page.ts'
import { requiredLine } from '../vocabulary/text.ts'
import { InboundOutcome } from './inbound.ts'
import { ReasonBody } from './operator.ts'
import { CorrectBody, StaffTicketBody } from './ticket-about.ts'
import {
  AssignBody,
  CloseBody,
  MergeBody,
  RemoveFileBody,
  RemoveTextBody,
  SnoozeBody,
  StaffComment,
  StaffCommentBody,
  StaffTicket,
} from './ticket.ts'

const tag = 'Operators: tickets'

export const listStaffTickets = endpoint({
  operation: 'listStaffTickets',
  method: 'GET',
  url: `${operatorPath}/tickets`,
  summary: 'List tickets of all customers',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'tickets list',
  query: z.strictObject({
    ...ticketSearch,
    customer: z.optional(Email),
    /** Only tickets assigned to `me` (the caller), to `nobody`, or to the operator with this handle. */
    assigned: z.optional(requiredLine(64)),
    /** Only tickets that are snoozed now, or only those that are not. */
    snoozed: z.optional(z.enum(['true', 'false'])),
    /** `waiting_since` puts the longest wait first. */
    sort: sortBy([...ticketSortKeys, 'waiting_since'], '-updated_at'),
  }),
  answers: { 200: z.extend(collection('tickets', StaffTicket), longList) },
})

export const getStaffTicket = endpoint({
  operation: 'getStaffTicket',
  method: 'GET',
  url: `${operatorPath}/tickets/:id`,
  summary: 'Get a ticket of any customer',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'tickets show',
  params: idParams,
  answers: { 200: StaffTicket },
})

export const openStaffTicket = endpoint({
  operation: 'openStaffTicket',
  method: 'POST',
  url: `${operatorPath}/tickets`,
  summary: 'Open a ticket for a customer, in the vendor’s name',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets open',
  body: StaffTicketBody,
  takesFiles: true,
  answers: { 201: StaffTicket },
  errors: ['conflict', 'too_large'],
})

export const listStaffComments = endpoint({
  operation: 'listStaffComments',
  method: 'GET',
  url: `${operatorPath}/tickets/:id/comments`,
  summary: 'List the comments of any ticket, including internal notes',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'tickets comments',
  params: idParams,
  query: z.strictObject({ ...pageQuery, sort: sortBy(['created_at'], 'created_at') }),
  answers: { 200: collection('comments', StaffComment) },
})

export const addStaffComment = endpoint({
  operation: 'addStaffComment',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/comments`,
  summary: 'Reply to the customer, or add an internal note to a ticket',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets reply',
  params: idParams,
  body: StaffCommentBody,
  takesFiles: true,
  answers: { 201: StaffComment },
  errors: ['conflict', 'ticket_moved_on', 'too_large'],
})

export const assignTicket = endpoint({
  operation: 'assignTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/assign`,
  summary: 'Assign a ticket to an operator, or to nobody',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets assign',
  params: idParams,
  body: AssignBody,
  answers: { 200: StaffTicket },
  errors: ['ticket_moved_on'],
})

export const correctTicket = endpoint({
  operation: 'correctTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/correct`,
  summary: 'Correct the kind, product, category or licence of a ticket',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets correct',
  params: idParams,
  body: CorrectBody,
  answers: { 200: StaffTicket },
  errors: ['conflict', 'ticket_moved_on'],
})

export const closeStaffTicket = endpoint({
  operation: 'closeStaffTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/close`,
  summary: 'Close a ticket for staff; the customer is asked for a review',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets close',
  params: idParams,
  body: CloseBody,
  answers: { 200: StaffTicket },
  errors: ['conflict', 'ticket_moved_on'],
})

export const reopenStaffTicket = endpoint({
  operation: 'reopenStaffTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/reopen`,
  summary: 'Reopen a closed ticket for staff',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets reopen',
  params: idParams,
  body: ReasonBody,
  answers: { 200: StaffTicket },
  errors: ['conflict'],
})

export const snoozeTicket = endpoint({
  operation: 'snoozeTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/snooze`,
  summary: 'Snooze a ticket until a given time or until the customer writes',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets snooze',
  params: idParams,
  body: SnoozeBody,
  answers: { 200: StaffTicket },
  errors: ['conflict', 'ticket_moved_on'],
})

export const mergeTicket = endpoint({
  operation: 'mergeTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/merge`,
  summary: 'Merge a ticket into another one of the same customer',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets merge',
  params: idParams,
  body: MergeBody,
  answers: { 200: StaffTicket },
  errors: ['conflict'],
})

export const downloadStaffAttachment = endpoint({
  operation: 'downloadStaffAttachment',
  method: 'GET',
  url: `${operatorPath}/attachments/:id`,
  summary: 'Download an attachment of any ticket',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  params: idParams,
  answersFile: true,
  answers: { 200: null },
})

export const removeTicketText = endpoint({
  operation: 'removeTicketText',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/remove_text`,
  summary: 'Remove the text of a comment or the description for good; the message stays, with a mark',
  tag,
  auth: ['operator'],
  scope: 'tickets:remove',
  command: 'tickets remove-text',
  params: idParams,
  body: RemoveTextBody,
  answers: { 200: StaffTicket },
  errors: ['conflict'],
})

export const removeTicketFile = endpoint({
  operation: 'removeTicketFile',
  method: 'POST',
  url: `${operatorPath}/attachments/:id/remove`,
  summary: 'Remove an attachment of any ticket for good; a mark stays in its place',
  tag,
  auth: ['operator'],
  scope: 'tickets:remove',
  command: 'tickets remove-file',
  params: idParams,
  body: RemoveFileBody,
  answers: { 200: StaffTicket },
})

/** The raw mail (RFC 5322), byte for byte. */
const RawMail = z.string()

export const receiveInboundMail = endpoint({
  operation: 'receiveInboundMail',
  method: 'POST',
  url: `${operatorPath}/inbound_mail`,
  summary: 'Deliver an e-mail reply to a ticket, as raw RFC 5322 text',
  tag,
  auth: ['operator'],
  scope: 'mails:deliver',
  stream: { of: RawMail, types: ['message/rfc822'], maxBytes: 40 * 1024 * 1024 },
  answers: { 200: InboundOutcome },
  errors: ['too_large', 'unsupported_media_type'],
})
