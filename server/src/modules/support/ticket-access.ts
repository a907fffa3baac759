import type { DataRule } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/database/found.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { type Recipient, recipientsOf } from './letters/recipients.ts'
import { supportPolicy } from './policy.ts'
import type { Services } from './services.ts'
import { findTicket, type LockedTicket, lockTicket, type TicketRow } from './store.ts'

/** Whom a link in a mail was mailed to: an account, or an address without one. */
interface Holder {
  readonly account_id: string | null
  readonly email: string | null
}

/** For staff, who may see all tickets of their brand. */
export const anyTicket = (tx: Tx, id: string): Promise<TicketRow> => found(tx, id, findTicket)

export const lockAnyTicket = (tx: Tx, id: string): Promise<LockedTicket> => found(tx, id, lockTicket)

/** Follows merges to the ticket that remains, and locks it. */
export const lockGoingOn = async (tx: Tx, id: string): Promise<LockedTicket | undefined> => {
  let ticket = await lockTicket(tx, id)
  while (ticket !== undefined && ticket.merged_into !== null) ticket = await lockTicket(tx, ticket.merged_into)
  return ticket
}

/** Fails with 409 `conflict` for a merged ticket: a change to it would have no effect. */
export const refuseMerged = (ticket: LockedTicket): LockedTicket => {
  if (ticket.merged_into !== null) throw failure('conflict')
  return ticket
}

export const readableTicket = async (services: Services, tx: Tx, call: ActorCall, id: string): Promise<TicketRow> => {
  const ticket = await anyTicket(tx, id)
  await services.company.admit(tx, call, ticket.account_id, supportPolicy.getTicket)
  return ticket
}

/** For calls that change a ticket, by the rule of the call. 404 for strangers; 403 for members without the role, and for colleagues where the rule leaves them out. */
export const lockTicketFor = async (
  { company }: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<LockedTicket> => {
  const ticket = await lockAnyTicket(tx, id)
  await company.admit(tx, call, ticket.account_id, rule)
  return ticket
}

/**
 * Fails with 404 `link_invalid` if the account of a link in a mail may no longer see the ticket, or if its address is
 * no longer in copy.
 */
export const refuseFormerReader = async (
  services: Services,
  tx: Tx,
  ticketId: string,
  holder: Holder,
): Promise<void> => {
  const recipients = await recipientsOf(services, tx, await anyTicket(tx, ticketId))
  const isHolder = ({ account_id, email }: Recipient): boolean =>
    holder.account_id === null ? email === holder.email : account_id === holder.account_id
  if (!recipients.some(isHolder)) throw failure('link_invalid')
}
