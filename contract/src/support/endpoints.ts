import * as z from 'zod/mini'
import { talksPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { TicketCategory, TicketKind, TicketProduct } from './category.ts'
import { Comment, CommentBody } from './comment.ts'
import { Ticket, TicketBody } from './ticket.ts'
import { ticketSearch } from './ticket-search.ts'

const tag = 'Tickets'

export const listTickets = endpoint({
  operation: 'listTickets',
  method: 'GET',
  url: `${talksPath}/tickets`,
  summary: 'Tickets of the caller, and those that others share',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  query: z.strictObject({ ...ticketSearch, owner: z.optional(OwnerFilter) }),
  answers: { 200: collection('tickets', Ticket) },
  etag: true,
})

export const openTicket = endpoint({
  operation: 'openTicket',
  method: 'POST',
  url: `${talksPath}/tickets`,
  summary: 'Ask the vendor',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  body: TicketBody,
  answers: { 201: Ticket },
})

export const getTicket = endpoint({
  operation: 'getTicket',
  method: 'GET',
  url: `${talksPath}/tickets/:id`,
  summary: 'One ticket',
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
  summary: 'What was said in a ticket, in the order in which it was',
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
  summary: 'Reply; the ticket is the vendor’s turn again, even where it was closed',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  body: CommentBody,
  answers: { 201: Comment },
})

export const closeTicket = endpoint({
  operation: 'closeTicket',
  method: 'POST',
  url: `${talksPath}/tickets/:id/close`,
  summary: 'Say that it is solved',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  answers: { 200: Ticket },
  errors: ['conflict'],
})

export const reopenTicket = endpoint({
  operation: 'reopenTicket',
  method: 'POST',
  url: `${talksPath}/tickets/:id/reopen`,
  summary: 'Say that it is not solved after all',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  params: idParams,
  answers: { 200: Ticket },
  errors: ['conflict'],
})

export const listTicketCategories = endpoint({
  operation: 'listTicketCategories',
  method: 'GET',
  url: `${talksPath}/ticket_categories`,
  summary: 'What a ticket of this kind and product can be about',
  tag,
  auth: ['bearer'],
  audience: 'talks',
  feature: 'tickets',
  query: z.strictObject({ kind: TicketKind, product: TicketProduct }),
  answers: { 200: z.object({ ticket_categories: z.array(TicketCategory) }) },
})
