import type { ColleagueBody } from '@foyer/contract/company/colleague.ts'
import type { InviteBody, MemberBody } from '@foyer/contract/company/company.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

/* What the company's pages change, apart from what they ask: the site map asks ahead, and changes nothing. */

const at = (id: string) => ({ params: { path: { id } } })

export const createCompany = (title: string) => answerOf(api.POST('/billing/api/v1/company', { body: { title } }))
export const renameCompany = (title: string) => answerOf(api.PATCH('/billing/api/v1/company', { body: { title } }))
export const leaveCompany = () => answerOf(api.DELETE('/billing/api/v1/company/membership'))

export const changeRoles = (id: string, roles: MemberBody['roles']) =>
  answerOf(api.PATCH('/billing/api/v1/company/members/{id}', { ...at(id), body: { roles } }))
export const removeMember = (id: string) => answerOf(api.DELETE('/billing/api/v1/company/members/{id}', at(id)))

export const createInvite = (body: InviteBody) => answerOf(api.POST('/billing/api/v1/company/invites', { body }))
export const acceptInvite = (id: string) => answerOf(api.PATCH('/billing/api/v1/company/invites/{id}', at(id)))
export const endInvite = (id: string) => answerOf(api.DELETE('/billing/api/v1/company/invites/{id}', at(id)))
export const resendInvite = (id: string) => answerOf(api.POST('/billing/api/v1/company/invites/{id}/resend', at(id)))
export const getInviteLink = (id: string) => answerOf(api.POST('/billing/api/v1/company/invites/{id}/link', at(id)))

/** The link's token identifies its reader; the session, if there is one, is not used. */
const byToken = (id: string, token: string) => ({ ...at(id), headers: { 'Custom-Token': token } })

/** By the link's token, or by the session if there is none. */
export const inviteQuery = (id: string, token: string | null) =>
  queryOptions({
    queryKey: ['invite', id, token],
    queryFn: () => {
      const how = token === null ? at(id) : byToken(id, token)
      return answerOf(api.GET('/billing/api/v1/company/invites/{id}', how))
    },
  })

export const acceptByLink = (id: string, token: string) =>
  answerOf(api.PATCH('/billing/api/v1/company/invites/{id}', byToken(id, token)))

export const offerTransfer = (member_id: string) =>
  answerOf(api.POST('/billing/api/v1/company/transfer', { body: { member_id } }))
export const acceptTransfer = () => answerOf(api.POST('/billing/api/v1/company/transfer/accept'))
export const endTransfer = () => answerOf(api.DELETE('/billing/api/v1/company/transfer'))

export const requestColleague = (email: string) =>
  answerOf(api.POST('/billing/api/v1/colleagues/requests', { body: { email } }))
export const acceptRequest = (id: string) =>
  answerOf(api.POST('/billing/api/v1/colleagues/requests/{id}/accept', at(id)))
export const rejectRequest = (id: string) =>
  answerOf(api.POST('/billing/api/v1/colleagues/requests/{id}/reject', at(id)))
export const withdrawRequest = (id: string) => answerOf(api.DELETE('/billing/api/v1/colleagues/requests/{id}', at(id)))
export const changeColleague = (id: string, body: ColleagueBody) =>
  answerOf(api.PUT('/billing/api/v1/colleagues/{id}', { ...at(id), body }))
export const removeColleague = (id: string) => answerOf(api.DELETE('/billing/api/v1/colleagues/{id}', at(id)))
