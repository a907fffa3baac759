import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { ticketSearch, ticketSortKeys } from '../support/ticket-search.ts'
import { Email } from '../vocabulary/contact.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { InboundOutcome } from './inbound.ts'
import { ReasonBody } from './operator.ts'
import { AssignBody, CloseBody, MergeBody, SnoozeBody, StaffComment, StaffCommentBody, StaffTicket } from './ticket.ts'

const tag = 'Operators: tickets'

export const listStaffTickets = endpoint({
  operation: 'listStaffTickets',
  method: 'GET',
  url: `${operatorPath}/tickets`,
  summary: 'Tickets of all customers',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'tickets list',
  query: z.strictObject({
    ...ticketSearch,
    customer: z.optional(Email),
    /** Those that the caller takes care of, or nobody. */
    assigned: z.optional(z.enum(['me', 'nobody'])),
    /** Those that are put off at this moment, or those that are not. */
    snoozed: z.optional(z.enum(['true', 'false'])),
    /** `waiting_since`: who has waited longest comes first. */
    sort: sortBy([...ticketSortKeys, 'waiting_since'], '-updated_at'),
  }),
  answers: { 200: collection('tickets', StaffTicket) },
})

export const getStaffTicket = endpoint({
  operation: 'getStaffTicket',
  method: 'GET',
  url: `${operatorPath}/tickets/:id`,
  summary: 'One ticket',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'tickets show',
  params: idParams,
  answers: { 200: StaffTicket },
})

export const listStaffComments = endpoint({
  operation: 'listStaffComments',
  method: 'GET',
  url: `${operatorPath}/tickets/:id/comments`,
  summary: 'What was said in a ticket, with the notes of staff',
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
  summary: 'Reply to the customer, or leave a note for colleagues',
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
  summary: 'Say who takes care of it',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'tickets assign',
  params: idParams,
  body: AssignBody,
  answers: { 200: StaffTicket },
  errors: ['ticket_moved_on'],
})

export const closeStaffTicket = endpoint({
  operation: 'closeStaffTicket',
  method: 'POST',
  url: `${operatorPath}/tickets/:id/close`,
  summary: 'Close; the customer is asked how it went',
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
  summary: 'Take a closed ticket up again',
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
  summary: 'Put it off: it leaves the queue until then, or until its customer writes',
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
  summary: 'Go on with this ticket in another of the same customer',
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
  summary: 'A file of a ticket',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  params: idParams,
  answersFile: true,
  answers: { 200: null },
})

/** RFC 5322, byte for byte. */
const RawMail = z.string()

export const receiveInboundMail = endpoint({
  operation: 'receiveInboundMail',
  method: 'POST',
  url: `${operatorPath}/inbound_mail`,
  summary: 'Hand over an answer that came by mail, as it arrived',
  tag,
  auth: ['operator'],
  scope: 'mails:deliver',
  stream: { of: RawMail, types: ['message/rfc822'], maxBytes: 40 * 1024 * 1024 },
  answers: { 200: InboundOutcome },
  errors: ['too_large', 'unsupported_media_type'],
})
