import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'

interface Assignment {
  /** Handle of who takes care of it from now on; null for nobody. */
  readonly operator: string | null
  /** Who does as the page shows it. */
  readonly seen_manager_name: string | null
}

export const assignTicket = (id: string, body: Assignment): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/assign', { params: { path: { id } }, body }))

export const closeTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/close', { params: { path: { id } }, body: null }))

export const reopenTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/reopen', { params: { path: { id } }, body: null }))
