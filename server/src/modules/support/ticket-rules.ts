import type { Ticket } from '@foyer/contract/support/ticket.ts'

export type TicketState = Ticket['state']
export type Responsibility = Ticket['responsibility']

/** What happens to a ticket after it was opened. */
export type TicketEvent = 'staff_replied' | 'customer_replied' | 'closed' | 'reopened'

/** A new ticket waits for the vendor. */
export const firstState: TicketState = 'opened'

/** Where each event leads (decisions, section 7). What is not here is refused: nothing is closed twice. */
export const transitions: Readonly<Record<TicketState, Readonly<Partial<Record<TicketEvent, TicketState>>>>> = {
  opened: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed' },
  pending: { staff_replied: 'pending', customer_replied: 'opened', closed: 'closed' },
  closed: { staff_replied: 'pending', customer_replied: 'opened', reopened: 'opened' },
}

/** Whose turn it is: the state says it, so the two never disagree. */
export const responsibilityOf: Readonly<Record<TicketState, Responsibility>> = {
  opened: 'admin',
  pending: 'client',
  closed: 'admin',
}

export const stateAfter = (state: TicketState, event: TicketEvent): TicketState | undefined => transitions[state][event]
