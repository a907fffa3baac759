import { TicketsList } from '../list/tickets-list.tsx'

/** Tickets that wait for the vendor. */
export const OpenedTicketsPage = () => <TicketsList state="opened" />

/** Tickets that wait for the customer. */
export const PendingTicketsPage = () => <TicketsList state="pending" />

export const ClosedTicketsPage = () => <TicketsList state="closed" />
