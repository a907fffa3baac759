import type { RemoveFileBody, RemoveTextBody, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { auditedBy, type AuditedBy, auditedByOperator, type AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { findAttachment } from '../attachments/attachment-store.ts'
import { findComment } from '../comment-store.ts'
import { firstAuthorOf } from '../first-author.ts'
import type { Services } from '../services.ts'
import { mergedWords } from '../staff/merge-tickets.ts'
import { ticketForStaff } from '../staff/read-as-staff.ts'
import { findTicketFacts, goingOn, type LockedTicket } from '../store.ts'
import { lockAnyTicket, readableTicket } from '../ticket-access.ts'
import type { ContentRemoved } from './erase-content.ts'
import {
  type EmptiedFile,
  emptyAttachment,
  emptyComment,
  emptyDescription,
  findSaidIn,
  mergedTicketsAt,
  saidAt,
} from './removal-store.ts'

/** A message whose text is removed, and the other places where a merge has copied the text. */
interface Removal {
  readonly author: string
  readonly created_at: Date
  readonly internal: boolean
  readonly comments: readonly string[]
  readonly descriptions: readonly string[]
}

/** A comment may be the copy of a merged ticket's description; the ticket still shows it. */
const ofComment = async (tx: Tx, ticket: LockedTicket, id: string): Promise<Removal> => {
  const said = isId(id) ? await findSaidIn(tx, ticket.id, id) : undefined
  if (said === undefined) throw failure('not_found')
  if (said.removed_at !== null) throw failure('conflict')
  const merged = await mergedTicketsAt(tx, ticket.account_id, said.created_at)
  const originals = merged.filter((from) => mergedWords(from) === said.body)
  const { author_name: author, created_at, internal } = said
  return { author, created_at, internal, comments: [said.id], descriptions: originals.map((from) => from.id) }
}

/** A merged ticket's description stands in the ticket that remains as well. */
const ofDescription = async (tx: Tx, ticket: LockedTicket): Promise<Removal> => {
  if (ticket.description_removed_at !== null) throw failure('conflict')
  const { created_at, merged_into } = ticket
  const remaining = merged_into === null ? undefined : (await goingOn(tx, [ticket.id])).get(ticket.id)
  const copies = remaining === undefined ? [] : await saidAt(tx, remaining, created_at)
  const comments = copies.filter(({ body }) => body === mergedWords(ticket)).map(({ id }) => id)
  return { author: firstAuthorOf(ticket).name, created_at, internal: false, comments, descriptions: [ticket.id] }
}

/** What only a job can do, since it reaches beyond this database or looks through much of it. */
const eraseLater = ({ jobs }: Services, tx: Tx, news: ContentRemoved): Promise<void> =>
  jobs.announce(tx, 'ticket_content_removed', news)

/** The log says which message it was, and nothing of what it said. Customers do not learn of notes. */
const about = (
  ticket: Pick<LockedTicket, 'id' | 'account_id'>,
  { author, created_at, internal }: Pick<Removal, 'author' | 'created_at' | 'internal'>,
  ids: Readonly<Record<string, string | undefined>>,
): Pick<AuditEntry, 'object_id' | 'account_id' | 'changes'> => ({
  object_id: ticket.id,
  account_id: internal ? null : ticket.account_id,
  changes: { author, time: created_at.toISOString(), ...ids },
})

/**
 * Removes the text of a comment, or of the ticket's description, for good. The message stays where it is and says that
 * its text was removed.
 *
 * Fails with 404 for an unknown ticket or comment, and with 409 if the text was removed before.
 */
export const removeText =
  (services: Services) =>
  (call: OperatorCall, id: string, { comment_id, reason }: RemoveTextBody): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockAnyTicket(tx, id)
      const removal = await (comment_id === undefined ? ofDescription(tx, ticket) : ofComment(tx, ticket, comment_id))
      const at = services.clock.now()
      for (const each of removal.comments) await emptyComment(tx, each, at)
      for (const each of removal.descriptions) await emptyDescription(tx, each, at)
      await services.audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'ticket_text_removed',
        object_type: 'ticket',
        ...about(ticket, removal, { comment_id }),
      })
      const texts = [...removal.comments, ...removal.descriptions]
      await eraseLater(services, tx, { tenant: call.tenant, texts, files: [], since: removal.created_at.toISOString() })
      return ticketForStaff(services, tx, call, ticket.id)
    })

/** Who wrote the message of a file. */
const messageOf = async (
  tx: Tx,
  { comment_id }: EmptiedFile,
  ticket: LockedTicket,
): Promise<Pick<Removal, 'author' | 'created_at' | 'internal'>> => {
  const said = comment_id === null ? undefined : await findComment(tx, comment_id)
  return said === undefined
    ? { author: firstAuthorOf(ticket).name, created_at: ticket.created_at, internal: false }
    : { author: said.author_name, created_at: said.created_at, internal: said.internal }
}

/** Fails with 404 if there is no such file, or no longer. */
const remove = async (
  services: Services,
  tx: Tx,
  id: string,
  by: AuditedBy & Pick<AuditEntry, 'reason'> & { readonly side: 'client' | 'staff' },
): Promise<string> => {
  const { side, ...who } = by
  const marked = { removed_at: services.clock.now(), removed_by: side }
  const file = isId(id) ? await emptyAttachment(tx, id, marked) : undefined
  // The ticket is not locked: a merge holds it while it waits for its files.
  const ticket = file && (await findTicketFacts(tx, file.ticket_id))
  if (file === undefined || ticket === undefined) throw failure('not_found')
  const message = await messageOf(tx, file, ticket)
  await services.audit(tx, {
    ...who,
    action: 'ticket_file_removed',
    object_type: 'ticket',
    ...about(ticket, message, { comment_id: file.comment_id ?? undefined, attachment_id: id }),
  })
  await eraseLater(services, tx, {
    tenant: who.tenant,
    texts: [],
    files: [id],
    since: message.created_at.toISOString(),
  })
  return ticket.id
}

/** Removes an attached file for good. Fails with 404 for an unknown file, and for one that was removed before. */
export const removeFile =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason }: RemoveFileBody): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticketId = await remove(services, tx, id, { ...auditedByOperator(call), reason, side: 'staff' })
      return ticketForStaff(services, tx, call, ticketId)
    })

/**
 * Removes a file that the caller attached themselves. Fails with 404 for a file that they may not see, and with 403 for
 * one of somebody else.
 */
export const removeOwnFile =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const file = isId(id) ? await findAttachment(tx, id) : undefined
      if (file?.ticket_id == null || file.internal === true) throw failure('not_found')
      await readableTicket(services, tx, call, file.ticket_id)
      if (file.account_id !== call.actor.account_id) throw failure('forbidden')
      await remove(services, tx, id, { ...auditedBy(call), side: 'client' })
    })
