import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { followed } from './queries.ts'

export const membersQuery = queryOptions({
  queryKey: ['company', 'members'],
  queryFn: () =>
    everyPage(async (query) => {
      const { members: rows, next } = await answerOf(api.GET('/billing/api/v1/company/members', { params: { query } }))
      return { rows, next }
    }),
  ...followed,
  // The page waits for these; the parts that it renders then reuse the same answer.
  staleTime: refetchMs.licences,
})

export const invitesQuery = (direction: 'incoming' | 'outgoing') =>
  queryOptions({
    queryKey: ['company', 'invites', direction],
    queryFn: () =>
      everyPage(async (page) => {
        const query = { ...page, direction }
        const { invites: rows, next } = await answerOf(
          api.GET('/billing/api/v1/company/invites', { params: { query } }),
        )
        return { rows, next }
      }),
    ...followed,
  })

export const transferQuery = queryOptions({
  queryKey: ['company', 'transfer'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/company/transfer'))).transfer,
  ...followed,
})

const activityRows = 10

const pageOf = (cursor: string | undefined) => ({
  params: { query: { limit: activityRows, ...(cursor !== undefined && { cursor }) } },
})

export const activityQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['company', 'activity', cursor],
    queryFn: () => answerOf(api.GET('/billing/api/v1/company/activity', pageOf(cursor))),
    placeholderData: keepPreviousData,
  })

export const sharingQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['company', 'sharing', cursor],
    queryFn: () => answerOf(api.GET('/billing/api/v1/colleagues/activity', pageOf(cursor))),
    placeholderData: keepPreviousData,
  })
