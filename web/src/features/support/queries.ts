import type { Comment } from '@foyer/contract/support/comment.ts'
import type { TicketState } from '@foyer/contract/support/ticket.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { FormattedWords, needsFormatter } from '../../ui/talk/formatted.tsx'
import { goneOn, newestFirst, type NewestWords, wordsOf } from '../../ui/talk/newest-words.ts'
import type { TicketsSearch } from './list/tickets-search.ts'

export const defaultLimit = 20

/** Staff's replies appear without a reload. */
export const ticketRefetchMs = 30_000

type Filter = NonNullable<paths['/talks-client/api/v1/tickets']['get']['parameters']['query']>

export const fetchTickets = (query: Filter) => answerOf(api.GET('/talks-client/api/v1/tickets', { params: { query } }))
export type TicketsPage = Awaited<ReturnType<typeof fetchTickets>>

/** One page of tickets in one state. The rows stay while another page loads. */
export const ticketsQuery = (state: TicketState, { limit = defaultLimit, licence, ...search }: TicketsSearch) => {
  const filter = defined({ ...search, deliverable_id: licence, state, limit })
  return queryOptions({
    queryKey: ['tickets', filter],
    queryFn: () => fetchTickets(filter),
    refetchInterval: ticketRefetchMs,
    placeholderData: keepPreviousData,
  })
}

const fetchTicket = (id: string) => answerOf(api.GET('/talks-client/api/v1/tickets/{id}', { params: { path: { id } } }))
export type Ticket = Awaited<ReturnType<typeof fetchTicket>>

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['ticket', id],
    queryFn: () => fetchTicket(id),
    refetchInterval: ticketRefetchMs,
  })

/** The newest messages of a ticket, or those before a cursor. */
export const fetchComments = async (id: string, cursor?: string): Promise<NewestWords<Comment>> => {
  const params = { path: { id }, query: defined({ ...newestFirst, cursor }) }
  return wordsOf(await answerOf(api.GET('/talks-client/api/v1/tickets/{id}/comments', { params })))
}

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comments', id],
    queryFn: async ({ client, queryKey }) => goneOn(await fetchComments(id), client.getQueryData(queryKey)),
    refetchInterval: ticketRefetchMs,
  })

/**
 * Loads the formatter once a message is known to need it, in parallel with the page's files, so that formatting moves
 * nothing. Most tickets never load it.
 */
export const formatterQuery = (id: string) =>
  queryOptions({
    queryKey: ['formatter', id],
    queryFn: async ({ client }) => {
      const [ticket, comments] = await Promise.all([
        client.ensureQueryData(ticketQuery(id)),
        client.ensureQueryData(commentsQuery(id)),
      ])
      const texts = [ticket.description, ...comments.comments.map(({ body }) => body)]
      return !texts.some(needsFormatter) || (await FormattedWords.fetch()) !== undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
