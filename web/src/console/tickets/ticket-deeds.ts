import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'
import type { seenFields } from './seen.ts'

interface Assignment {
  /** Handle of who takes care of it from now on; null for nobody. */
  readonly operator: string | null
  /** Who does as the page shows it. */
  readonly seen_manager_name: string | null
}

export const assignTicket = (id: string, body: Assignment): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/assign', { params: { path: { id } }, body }))

/** What is said of what the page shows: nothing that came since is closed unread. */
export const closeTicket = (id: string, seen: ReturnType<typeof seenFields>): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/close', { params: { path: { id } }, body: seen }))

export const reopenTicket = (id: string): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/reopen', { params: { path: { id } }, body: null }))

/** Puts it off until then; null for back into the queue. */
export const snoozeTicket = (
  id: string,
  until: string | null,
  seen: ReturnType<typeof seenFields>,
): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/snooze', { params: { path: { id } }, body: { until, ...seen } }))
