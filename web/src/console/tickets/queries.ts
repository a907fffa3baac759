import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { goneOn, newestFirst, type NewestWords, wordsOf } from '../../ui/talk/newest-words.ts'
import { api, type Until } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { TicketsSearch, View } from './tickets-search.ts'

/** Customers' messages appear without a reload. */
const refetchMs = 30_000

type Filter = NonNullable<paths['/operator/api/v1/tickets']['get']['parameters']['query']>

/** Tickets that wait for the vendor and are not snoozed. */
export const toAnswer = { state: 'opened', snoozed: 'false' } as const satisfies Filter

/** What a view requests from the server. Where customers wait for the vendor, the longest wait comes first. */
const filterOf: Readonly<Record<View, Filter>> = {
  answer: { ...toAnswer, sort: 'waiting_since' },
  mine: { ...toAnswer, assigned: 'me', sort: 'waiting_since' },
  snoozed: { state: 'opened', snoozed: 'true', sort: 'waiting_since' },
  waiting: { state: 'pending', sort: '-updated_at' },
  closed: { state: 'closed', sort: '-updated_at' },
  all: { sort: '-updated_at' },
}

export const fetchTickets = (query: Filter, until?: Until) =>
  answerOf(api.GET('/operator/api/v1/tickets', { params: { query }, ...until }))

export type TicketsPage = Awaited<ReturnType<typeof fetchTickets>>
export type ListedTicket = TicketsPage['tickets'][number]

/** One page of tickets with the server's filters. */
export const ticketsQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['operator', 'tickets', filter],
    queryFn: ({ signal }) => fetchTickets(filter, { signal }),
    refetchInterval: refetchMs,
    placeholderData: keepPreviousData,
  })

/** A customer's latest conversations. */
export const ticketsOfCustomer = (email: string) => ticketsQuery({ customer: email, sort: '-updated_at', limit: 10 })

/** One page of the queue with the address's parameters. The view's own filters override the others: "mine" stays mine. */
export const queueQuery = ({ view = 'answer', limit = defaultLimit, ...search }: TicketsSearch) =>
  ticketsQuery(defined({ ...search, ...filterOf[view], limit }))

export const fetchTicket = (id: string) =>
  answerOf(api.GET('/operator/api/v1/tickets/{id}', { params: { path: { id } } }))
export type StaffTicket = Awaited<ReturnType<typeof fetchTicket>>

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'ticket', id],
    queryFn: () => fetchTicket(id),
    refetchInterval: refetchMs,
  })

/** The newest messages of a ticket, or those before a cursor. */
export const fetchComments = async (id: string, cursor?: string): Promise<NewestWords<StaffComment>> => {
  const params = { path: { id }, query: defined({ ...newestFirst, cursor }) }
  return wordsOf(await answerOf(api.GET('/operator/api/v1/tickets/{id}/comments', { params })))
}

/** One of its files. The file's own address is valid for only a few minutes. */
export const fetchFile = (id: string): Promise<Blob> =>
  answerOf(api.GET('/operator/api/v1/attachments/{id}', { params: { path: { id } }, parseAs: 'blob' }))

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'comments', id],
    queryFn: async ({ client, queryKey }) => goneOn(await fetchComments(id), client.getQueryData(queryKey)),
    refetchInterval: refetchMs,
  })
