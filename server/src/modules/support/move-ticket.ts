import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { makeId } from '../../platform/ids.ts'
import { ofTicket } from './audited.ts'
import { insertComment } from './comment-store.ts'
import { releaseFromGone } from './release-gone.ts'
import type { Services } from './services.ts'
import { type LockedTicket, type TicketChange, updateTicket } from './store.ts'
import { firstState, responsibilityOf, stateAfter, type TicketEvent, type TicketState } from './ticket-rules.ts'

/** Someone who writes to a ticket. */
export interface Author {
  readonly side: 'client' | 'staff'
  /** Id of the account or operator; null for somebody who writes by mail and is neither. */
  readonly account_id: string | null
  readonly name: string
  readonly email: string
}

/** Who moves a ticket, and what else changes with it. */
interface Move extends Pick<AuditEntry, 'actor' | 'actor_ip' | 'reason'> {
  /** The comment that caused the change, for the listeners of the event. */
  readonly comment_id?: string
  readonly change?: Pick<
    TicketChange,
    'manager_id' | 'manager_name' | 'merged_into' | 'waiting_since' | 'snoozed_until' | 'deliverable_id' | 'licence'
  >
  /** Whatever the customer waited for before, they wait from now on. */
  readonly waitsAnew?: boolean
  /**
   * Overrides the transition table when a merge carries the state of the other ticket over. The caller is responsible
   * for it.
   */
  readonly state?: TicketState
  /** What the audit log records besides the states. */
  readonly told?: Readonly<Record<string, unknown>>
}

/** Payload for listeners of ticket events. */
export interface TicketNews {
  readonly tenant: string
  readonly ticket_id: string
  readonly comment_id?: string
  /** As in the audit log: the customer, or an operator, also one who acts for the customer. */
  readonly actor?: string
  /** Whose ticket it was at that moment: a listener may run after it was given to somebody else. */
  readonly manager?: Pick<LockedTicket, 'manager_id' | 'manager_name'>
}

/**
 * Moves a locked ticket according to the transition table, with an audit entry and an announcement. Every way to change
 * a ticket ends here: portal, console and mail. Fails with 409 `conflict` if the table has no such transition.
 */
export const moveTicket = async (
  { clock, audit, jobs, staff }: Services,
  tx: Tx,
  ticket: LockedTicket,
  event: TicketEvent,
  { comment_id, change, waitsAnew = false, told, state: carried, ...by }: Move,
): Promise<void> => {
  const state = carried ?? stateAfter(ticket, event)
  if (state === undefined) throw failure('conflict')
  const { tenant, id, account_id } = ticket
  const now = clock.now()
  // A customer who asks again before an answer keeps their place in the queue.
  const waits = waitsAnew || (event === 'customer_replied' && ticket.state !== firstState)
  const comesBack = ticket.state === 'closed' && state !== 'closed' && change?.manager_name === undefined
  await updateTicket(tx, id, {
    ...(comesBack && (await releaseFromGone({ staff, audit }, tx, ticket))),
    ...change,
    state,
    responsibility: responsibilityOf[state],
    // A reply or decision always ends a snooze.
    snoozed_until: null,
    ...(waits && { waiting_since: now }),
    updated_at: now,
    closed_at: state === 'closed' ? now : null,
  })
  await audit(tx, {
    ...by,
    tenant,
    action: `ticket_${event}`,
    ...ofTicket(id, account_id),
    changes: { from: ticket.state, to: state, ...told },
  })
  const news: TicketNews = {
    tenant,
    ticket_id: id,
    actor: by.actor,
    manager: { manager_id: ticket.manager_id, manager_name: ticket.manager_name },
    ...(comment_id !== undefined && { comment_id }),
  }
  await jobs.announce(tx, `ticket_${event}`, news)
}

interface Words {
  readonly body: string
  readonly internal?: boolean
}

/** Adds a comment to a locked ticket and returns its id. */
export const addComment = async (
  { clock }: Services,
  tx: Tx,
  { tenant, id: ticket_id }: LockedTicket,
  { side, account_id, name, email }: Author,
  { body, internal = false }: Words,
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
    internal,
    created_at: clock.now(),
  })
  return id
}
