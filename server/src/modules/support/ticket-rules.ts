import type { Comment } from '@foyer/contract/support/comment.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'

export type TicketState = Ticket['state']
export type Responsibility = Ticket['responsibility']

/** What can happen to a ticket after it was opened. */
export const ticketEvents = ['staff_replied', 'customer_replied', 'closed', 'reopened', 'merged'] as const
export type TicketEvent = (typeof ticketEvents)[number]

/** Waits for the vendor. */
export const firstState: TicketState = 'opened'

/** A new ticket waits for the other side than the one that opened it. */
export const stateOfNew: Readonly<Record<Comment['side'], TicketState>> = { client: firstState, staff: 'pending' }

/** The transition table. Events without an entry are refused: nothing is closed twice. */
export const transitions: Readonly<Record<TicketState, Readonly<Partial<Record<TicketEvent, TicketState>>>>> = {
  opened: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed', merged: 'closed' },
  pending: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed', merged: 'closed' },
  closed: { staff_replied: 'pending', customer_replied: 'opened', reopened: 'opened', merged: 'closed' },
}

/** Whose turn it is. It is derived from the state, so that the two cannot disagree. */
export const responsibilityOf: Readonly<Record<TicketState, Responsibility>> = {
  opened: 'admin',
  pending: 'client',
  closed: 'admin',
}

/** A ticket as stored; a check constraint limits the state to these values. */
interface Standing {
  readonly state: string
  readonly merged_into: string | null
}

/** The state after the event; undefined if there is no such transition or the ticket was merged. */
export const stateAfter = ({ state, merged_into }: Standing, event: TicketEvent): TicketState | undefined =>
  merged_into === null ? transitions[state as TicketState][event] : undefined

const byOpenness: readonly TicketState[] = ['opened', 'pending', 'closed']

/** After a merge, the remaining ticket is as open as the more open of the two was. */
export const mergedState = (from: Standing, goesOn: Standing): TicketState =>
  byOpenness.find((state) => state === from.state || state === goesOn.state) ?? 'closed'

interface Waiting extends Pick<Standing, 'state'> {
  readonly waiting_since: Date
}

/**
 * Since when the remaining ticket waits: the longest wait of those that wait for the vendor. If neither does, since the
 * last message.
 */
export const mergedWaiting = (...pair: readonly [Waiting, Waiting]): Date => {
  const waiting = pair.filter(({ state }) => state === firstState)
  const times = (waiting.length > 0 ? waiting : pair).map(({ waiting_since }) => waiting_since.getTime())
  return new Date(waiting.length > 0 ? Math.min(...times) : Math.max(...times))
}

/** What the rating of a ticket says about the answer that ended it; three stars say nothing. */
export const answerReview = (rating: number): Comment['review'] => {
  if (rating === 3) return null
  return rating > 3 ? 'positive' : 'negative'
}

interface Managed {
  readonly manager_id: string | null
  readonly manager_name: string | null
}

/**
 * The manager after this operator has replied: they become it if there is none, or if the ticket has no more than their
 * name.
 */
export const managerAfterReply = (
  { manager_id, manager_name }: Managed,
  { id, name }: { readonly id: string; readonly name: string },
): Managed =>
  manager_name === null || (manager_id === null && manager_name === name)
    ? { manager_id: id, manager_name: name }
    : { manager_id, manager_name }
