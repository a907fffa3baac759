import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { makeId } from '../../platform/ids.ts'
import { insertComment } from './comment-store.ts'
import type { Services } from './services.ts'
import { type LockedTicket, updateTicket } from './store.ts'
import { responsibilityOf, stateAfter, type TicketEvent, type TicketState } from './ticket-rules.ts'

/** Someone who writes to a ticket or changes it. */
export interface Author {
  readonly side: 'client' | 'staff'
  /** Account of a customer; null for staff. */
  readonly account_id: string | null
  readonly name: string
  readonly email: string
}

type Audited = Pick<AuditEntry, 'actor' | 'actor_ip' | 'reason'>

/** Moves a locked ticket as the table of transitions says, with its audit entry and announcement. 409 where it says nothing. */
export const moveTicket = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  ticket: LockedTicket,
  event: TicketEvent,
  by: Audited,
  manager?: string,
): Promise<void> => {
  // The table's own check holds the column to these words.
  const state = stateAfter(ticket.state as TicketState, event)
  if (state === undefined) throw failure('conflict')
  const { tenant, id, account_id } = ticket
  const now = clock.now()
  await updateTicket(tx, id, {
    state,
    responsibility: responsibilityOf[state],
    updated_at: now,
    closed_at: state === 'closed' ? now : null,
    ...(manager !== undefined && { manager_name: manager }),
  })
  await audit(tx, {
    ...by,
    tenant,
    action: `ticket_${event}`,
    object_type: 'ticket',
    object_id: id,
    account_id,
    changes: { from: ticket.state, to: state },
  })
  await jobs.announce(tx, `ticket_${event}`, { tenant, ticket_id: id })
}

/** Adds a comment to a locked ticket. Returns its id. */
export const addComment = async (
  { clock }: Services,
  tx: Tx,
  { tenant, id: ticket_id }: LockedTicket,
  { side, account_id, name, email }: Author,
  body: string,
): Promise<string> => {
  const id = makeId(clock)
  await insertComment(tx, {
    id,
    tenant,
    ticket_id,
    author: side,
    author_id: account_id,
    author_name: name,
    author_email: email,
    body,
    created_at: clock.now(),
  })
  return id
}
