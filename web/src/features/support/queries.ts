import type { TicketCategory } from '@foyer/contract/support/category.ts'
import type { Comment } from '@foyer/contract/support/comment.ts'
import type { ReviewBody } from '@foyer/contract/support/review.ts'
import type { TicketState } from '@foyer/contract/support/ticket.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import { FormattedWords, needsFormatter } from '../../ui/talk/formatted.tsx'
import type { TicketsSearch } from './list/tickets-search.ts'

export const defaultLimit = 20

/** Staff's replies appear by themselves. */
const ticketRefetchMs = 30_000

type Filter = NonNullable<paths['/talks-client/api/v1/tickets']['get']['parameters']['query']>

const fetchTickets = (query: Filter) => answerOf(api.GET('/talks-client/api/v1/tickets', { params: { query } }))
export type TicketsPage = Awaited<ReturnType<typeof fetchTickets>>

/** One page of the tickets in one state. Rows stay while another page is on its way. */
export const ticketsQuery = (state: TicketState, { limit = defaultLimit, ...search }: TicketsSearch) => {
  const filter = defined({ ...search, state, limit })
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

/** A conversation is read whole; one of more than a thousand words is nobody's to read. */
const mostPages = 10

const fetchComments = async (id: string): Promise<Comment[]> => {
  const comments: Comment[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const params = { path: { id }, query: defined({ limit: 100, cursor }) }
    const answer = await answerOf(api.GET('/talks-client/api/v1/tickets/{id}/comments', { params }))
    comments.push(...answer.comments)
    cursor = answer.next
  }
  return comments
}

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comments', id],
    queryFn: () => fetchComments(id),
    refetchInterval: ticketRefetchMs,
  })

/**
 * Fetches what formats words once it is known that somebody wrote what needs it: beside the page's files, so that nothing moves
 * as it is formatted. Most tickets never load it.
 */
export const formatterQuery = (id: string) =>
  queryOptions({
    queryKey: ['formatter', id],
    queryFn: async ({ client }) => {
      const [ticket, comments] = await Promise.all([
        client.ensureQueryData(ticketQuery(id)),
        client.ensureQueryData(commentsQuery(id)),
      ])
      const texts = [ticket.description, ...comments.map(({ body }) => body)]
      return !texts.some(needsFormatter) || (await FormattedWords.fetch()) !== undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Categories belong to a kind and a product; without both there is nothing to ask for. */
export const categoriesQuery = (kind: TicketCategory['kind'] | '', product: TicketCategory['product'] | '') =>
  queryOptions({
    queryKey: ['ticket_categories', kind, product],
    queryFn: async () => {
      if (kind === '' || product === '') return []
      const params = { query: { kind, product } }
      return (await answerOf(api.GET('/talks-client/api/v1/ticket_categories', { params }))).ticket_categories
    },
    enabled: kind !== '' && product !== '',
    staleTime: 300_000,
  })

/** The licences that a ticket can be about. */
export const ownLicencesQuery = queryOptions({
  queryKey: ['deliverables', 'of a ticket'],
  queryFn: () =>
    everyPage(async (page) => {
      const params = { query: { ...page, sort: 'human_id' as const } }
      const { deliverables: rows, next } = await answerOf(api.GET('/billing/api/v1/deliverables', { params }))
      return { rows, next }
    }),
  staleTime: 60_000,
})

/** A link's token travels as a header of its own; without one the session speaks. */
const proof = (token: string | undefined) => (token === undefined ? {} : { headers: { 'Email-Token': token } })

export const reviewQuery = (ticketId: string, token: string | undefined) =>
  queryOptions({
    queryKey: ['review', ticketId, token],
    queryFn: () =>
      answerOf(
        api.GET('/talks-client/api/v1/tickets/{ticket_id}/review', {
          ...proof(token),
          params: { path: { ticket_id: ticketId } },
        }),
      ),
  })

export const saveReview = (ticketId: string, token: string | undefined, body: ReviewBody) =>
  answerOf(
    api.PUT('/talks-client/api/v1/tickets/{ticket_id}/review', {
      ...proof(token),
      params: { path: { ticket_id: ticketId } },
      body,
    }),
  )

interface NamedFile {
  readonly content: Blob
  readonly name: string
}

/** RFC 8187: the name as the server wrote it into the header. */
const nameIn = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? 'file' : decodeURIComponent(encoded)
}

/** The file under its own name; by the link of a mail where there is one, by the session otherwise. */
export const fetchNamedAttachment = async (id: string, token: string | undefined): Promise<NamedFile> => {
  const call = api.GET('/talks-client/api/v1/attachments/{attachment_id}', {
    ...proof(token),
    params: { path: { attachment_id: id } },
    parseAs: 'blob',
  })
  const content = await answerOf(call)
  const { response } = await call
  return { content, name: nameIn(response.headers.get('content-disposition') ?? '') }
}
