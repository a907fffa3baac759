import { type SecondaryEmail, SecondaryEmailBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy, type AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRepeat } from '../../../platform/database/journal.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import { emailKey, type EmailMoved } from '../../account/index.ts'
import type { LostSight } from '../../company/index.ts'
import { ofTicket } from '../audited.ts'
import { supportPolicy } from '../policy.ts'
import type { Services } from '../services.ts'
import {
  countSecondaryEmails,
  deleteSecondaryEmail,
  findTicketFacts,
  insertSecondaryEmail,
  type LockedTicket,
} from '../store.ts'
import { anyTicket, lockTicketFor, refuseMerged } from '../ticket-access.ts'
import { askCopy, ownerOf } from './confirm-copy.ts'
import { deleteCopies, findCopy, lockCopies, moveCopies, type TicketCopy } from './copy-store.ts'

/** Enough for a team; not a mailing list in our name. */
const most = 20

/** To be called before the ticket itself is locked. `endCopies` and `followEmail` lock no tickets, so they cannot deadlock with it. */
export const lockCopiesOf = async (tx: Tx, ticketId: string): Promise<void> => {
  const ticket = isId(ticketId) ? await findTicketFacts(tx, ticketId) : undefined
  if (ticket !== undefined) await lockCopies(tx, ticket.account_id)
}

const refuseCopy = async (tx: Tx, ticket: LockedTicket, email: string): Promise<void> => {
  refuseMerged(ticket)
  const pointer = '/email'
  if (email === ticket.creator_email || (await findCopy(tx, ticket.id, email)) !== undefined)
    throw failure('already_copied', { pointer })
  if ((await countSecondaryEmails(tx, ticket.id)) >= most) throw failure('copies_used_up', { pointer, meta: { most } })
}

/**
 * Whether the owner of the address is to be asked. Only then does it count, after everything else was checked: nobody may use up the
 * letters to a mailbox without sending one. 429 beyond the limit, since an address whose owner is not asked would wait for ever. Outside
 * the transaction, because the limit uses a connection of its own.
 */
const takeLetter = async (services: Services, call: ActorCall, ticketId: string, email: string): Promise<boolean> => {
  const owner = await services.database.read(call.tenant, async (tx) => {
    const ticket = await anyTicket(tx, ticketId)
    await services.company.admit(tx, call, ticket.account_id, supportPolicy.addSecondaryEmail)
    await refuseCopy(tx, ticket, email)
    return ownerOf(services, tx, ticket, email)
  })
  if (owner === 'strange') await services.limits.mailbox.take(emailKey(call.tenant, email))
  return owner === 'strange'
}

/**
 * The owner of the address is asked first, unless it is known. Fails with 422 for an address already in copy or beyond the limit, and with
 * 409 once the ticket was merged.
 */
export const addSecondaryEmail =
  (services: Services) =>
  async (call: ActorCall, ticketId: string, { email: typed }: SecondaryEmailBody): Promise<SecondaryEmail> => {
    await services.limits.addresses.take(call.actor.account_id)
    const email = typed.toLowerCase()
    // In a repetition the ticket has the address already, and the transaction below returns what it did.
    const isTaken = !isRepeat() && (await takeLetter(services, call, ticketId, email))
    return services.database.transaction(call.tenant, async (tx) => {
      await lockCopiesOf(tx, ticketId)
      const ticket = await lockTicketFor(services, tx, call, ticketId, supportPolicy.addSecondaryEmail)
      await refuseCopy(tx, ticket, email)
      const owner = await ownerOf(services, tx, ticket, email)
      // Known until a moment ago.
      if (owner === 'strange' && !isTaken) throw failure('conflict')
      const [id, unconfirmed] = [makeId(services.clock), owner !== 'known']
      const created_at = services.clock.now()
      await insertSecondaryEmail(tx, { id, tenant: call.tenant, ticket_id: ticket.id, email, unconfirmed, created_at })
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'ticket_secondary_email_added',
        ...ofTicket(ticket.id, ticket.account_id),
        changes: { email },
      })
      if (owner === 'strange') await askCopy(services, tx, ticket, email)
      return { id, email, unconfirmed }
    })
  }

/** Fails with 404 for an unknown address, and with 409 once the ticket was merged. */
export const removeSecondaryEmail =
  (services: Services) =>
  (call: ActorCall, ticketId: string, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = refuseMerged(await lockTicketFor(services, tx, call, ticketId, supportPolicy.removeSecondaryEmail))
      const email = isId(id) ? await deleteSecondaryEmail(tx, ticket.id, id) : undefined
      if (email === undefined) throw failure('not_found')
      await services.account.dropCopyLinks(tx, [{ account_id: ticket.account_id, ticket_id: ticket.id, email }])
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'ticket_secondary_email_removed',
        ...ofTicket(ticket.id, ticket.account_id),
        changes: { email },
      })
    })

type Change = Pick<AuditEntry, 'action' | 'changes'>

/** With an audit entry for each ticket, and without the links of the addresses. */
const noteGone = async (
  { account, audit }: Services,
  tx: Tx,
  who: LostSight['who'],
  copies: readonly TicketCopy[],
  changeOf: (copy: TicketCopy) => Change,
): Promise<void> => {
  await account.dropCopyLinks(tx, copies)
  await audit(
    tx,
    copies.map((copy) => ({
      ...who,
      ...changeOf(copy),
      ...ofTicket(copy.ticket_id, copy.account_id),
    })),
  )
}

const removed = ({ email }: TicketCopy): Change => ({ action: 'ticket_secondary_email_removed', changes: { email } })

/**
 * Removes people who can no longer read a customer's tickets from the copies, with an audit entry for each ticket. Their e-mails are read
 * under the lock: `followEmail` may be moving one at this moment.
 */
export const endCopies =
  (services: Services) =>
  async (tx: Tx, { owner_id, reader_ids, who }: LostSight): Promise<void> => {
    await lockCopies(tx, owner_id)
    const emails = Array.from((await services.account.getAll(tx, reader_ids)).values(), ({ email }) => email)
    await noteGone(services, tx, who, await deleteCopies(tx, [owner_id], emails), removed)
  }

/**
 * An account has another e-mail now: its copies of the tickets that it may read follow. An address left behind would be nobody's, and
 * would get the tickets' mails even after the person may no longer read them.
 */
export const followEmail =
  (services: Services) =>
  async (tx: Tx, { account_id, from, to, who }: EmailMoved): Promise<void> => {
    const owners = (await services.company.listedOwnerIds(tx, account_id, 'tickets', undefined)).toSorted()
    for (const owner of owners) await lockCopies(tx, owner)
    const moved = await moveCopies(tx, owners, { from, to })
    await noteGone(services, tx, who, moved, () => ({
      action: 'ticket_secondary_email_changed',
      changes: { email: { from, to } },
    }))
    // These tickets had the new address in copy already.
    await noteGone(services, tx, who, await deleteCopies(tx, owners, [from]), removed)
  }
