import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'
import type { seenFields } from './seen.ts'

interface Assignment {
  /** The new owner's handle; null for nobody. */
  readonly operator: string | null
  /** The current owner according to the page, by handle and by name. */
  readonly seen_manager: string | null
  readonly seen_manager_name: string | null
}

export const assignTicket = (id: string, body: Assignment): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/assign', { params: { path: { id } }, body }))

/** Sends what the page shows, so that nothing that has arrived since is closed unread. */
export const closeTicket = (id: string, seen: ReturnType<typeof seenFields>): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/close', { params: { path: { id } }, body: seen }))

export const reopenTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/reopen', { params: { path: { id } }, body: null }))

/** Snoozes the ticket until then; null returns it to the queue. */
export const snoozeTicket = (
  id: string,
  until: string | null,
  seen: ReturnType<typeof seenFields>,
): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/snooze', { params: { path: { id } }, body: { until, ...seen } }))
