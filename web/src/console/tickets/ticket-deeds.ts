import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'

/** Whoever has this handle takes care of it from now on; nobody for null. */
export const assignTicket = (id: string, operator: string | null): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/assign', { params: { path: { id } }, body: { operator } }))

export const closeTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/close', { params: { path: { id } }, body: null }))

export const reopenTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/reopen', { params: { path: { id } }, body: null }))
