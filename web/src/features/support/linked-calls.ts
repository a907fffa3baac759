import type { ReviewBody } from '@foyer/contract/support/review.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

/* Calls of the pages that links in mails open, which people who are signed in use as well. */

/** A link's token is sent in its own header; without one, the session is used. */
const proof = (token: string | undefined) => (token === undefined ? {} : { headers: { 'Email-Token': token } })

export const askFile = (id: string, token?: string) =>
  api.GET('/talks-client/api/v1/attachments/{attachment_id}', {
    ...proof(token),
    params: { path: { attachment_id: id } },
    parseAs: 'blob',
  })

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
