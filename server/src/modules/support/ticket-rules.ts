import type { Comment } from '@foyer/contract/support/comment.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'

export type TicketState = Ticket['state']
export type Responsibility = Ticket['responsibility']

/** What happens to a ticket after it was opened. */
export const ticketEvents = ['staff_replied', 'customer_replied', 'closed', 'reopened', 'merged'] as const
export type TicketEvent = (typeof ticketEvents)[number]

/** A new ticket waits for the vendor. */
export const firstState: TicketState = 'opened'

/** Where each event leads (decisions, section 7). What is not here is refused: nothing is closed twice. */
export const transitions: Readonly<Record<TicketState, Readonly<Partial<Record<TicketEvent, TicketState>>>>> = {
  opened: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed', merged: 'closed' },
  pending: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed', merged: 'closed' },
  closed: { staff_replied: 'pending', customer_replied: 'opened', reopened: 'opened', merged: 'closed' },
}

/** Whose turn it is: the state says it, so the two never disagree. */
export const responsibilityOf: Readonly<Record<TicketState, Responsibility>> = {
  opened: 'admin',
  pending: 'client',
  closed: 'admin',
}

/** A ticket as the table keeps it; the table's own check holds the state to these words. */
interface Standing {
  readonly state: string
  readonly merged_into: string | null
}

/** Where the event leads; nowhere from a ticket that goes on in another. */
export const stateAfter = ({ state, merged_into }: Standing, event: TicketEvent): TicketState | undefined =>
  merged_into === null ? transitions[state as TicketState][event] : undefined

const byOpenness: readonly TicketState[] = ['opened', 'pending', 'closed']

/** What goes on with another ticket's words is as open as either of the two was. */
export const mergedState = (from: Standing, goesOn: Standing): TicketState =>
  byOpenness.find((state) => state === from.state || state === goesOn.state) ?? 'closed'

interface Waiting extends Pick<Standing, 'state'> {
  readonly waiting_since: Date
}

/** Since when it waits then: as that of the two did which waits for the vendor, the longer one of both. Where none does, since the last word. */
export const mergedWaiting = (...pair: readonly [Waiting, Waiting]): Date => {
  const waiting = pair.filter(({ state }) => state === firstState)
  const times = (waiting.length > 0 ? waiting : pair).map(({ waiting_since }) => waiting_since.getTime())
  return new Date(waiting.length > 0 ? Math.min(...times) : Math.max(...times))
}

/** What the stars of a ticket say of the answer that ended it; three say neither. */
export const answerReview = (rating: number): Comment['review'] => {
  if (rating === 3) return null
  return rating > 3 ? 'positive' : 'negative'
}
