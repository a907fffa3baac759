import type { MergeBody, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import { ofTicket } from '../audited.ts'
import { insertComment } from '../comment-store.ts'
import { lockCopiesOf } from '../copies/secondary-emails.ts'
import { firstAuthorOf } from '../first-author.ts'
import { moveTicket } from '../move-ticket.ts'
import { presentManager } from '../release-gone.ts'
import type { Services } from '../services.ts'
import { type LockedTicket, lockTicket, moveWords, type TicketChange, updateTicket } from '../store.ts'
import { lockAnyTicket } from '../ticket-access.ts'
import { mergedState, mergedWaiting } from '../ticket-rules.ts'
import { ticketForStaff } from './read-as-staff.ts'

interface Pair {
  readonly from: LockedTicket
  readonly goesOn: LockedTicket
}

const notInto = () => failure('invalid', { pointer: '/into' })

/** Locks both tickets in the order of their ids, so that concurrent merges cannot deadlock. */
const lockBoth = async (tx: Tx, id: string, into: string): Promise<Pair> => {
  if (!isId(into) || id === into) throw notInto()
  const first = into < id ? await lockTicket(tx, into) : undefined
  const from = await lockAnyTicket(tx, id)
  const goesOn = first ?? (await lockTicket(tx, into))
  // Tickets of different customers are never merged: each could then read what the other wrote.
  if (goesOn?.account_id !== from.account_id) throw notInto()
  if (from.merged_into !== null || goesOn.merged_into !== null) throw failure('conflict')
  return { from, goesOn }
}

/** How the description of a merged ticket stands in the ticket that remains. */
export const mergedWords = ({
  number,
  title,
  description,
}: Pick<LockedTicket, 'number' | 'title' | 'description'>): string => `**#${number} ${title}**\n\n${description}`

/** Adds the description of the merged ticket as a comment of the remaining one, and returns its id. */
const keepDescription = async ({ clock }: Services, tx: Tx, { from, goesOn }: Pair): Promise<string> => {
  const id = makeId(clock)
  const { side, account_id, name, email } = firstAuthorOf(from)
  await insertComment(tx, {
    id,
    tenant: from.tenant,
    ticket_id: goesOn.id,
    author: side,
    author_id: account_id,
    author_name: name,
    author_email: email,
    body: from.description_removed_at === null ? mergedWords(from) : '',
    removed_at: from.description_removed_at,
    created_at: from.created_at,
  })
  return id
}

/**
 * Manager and licence of the merged ticket, where the remaining one has none: no ticket should lose its manager by a
 * merge.
 */
const carriedOver = async (
  services: Services,
  tx: Tx,
  { from, goesOn }: Pair,
): Promise<Pick<TicketChange, 'manager_id' | 'manager_name' | 'deliverable_id' | 'licence'>> => ({
  ...(goesOn.manager_name === null && (await presentManager(services, tx, from))),
  ...(goesOn.deliverable_id === null && {
    deliverable_id: from.deliverable_id,
    licence: from.licence === null ? null : JSON.stringify(from.licence),
  }),
})

/**
 * Merges a ticket into another of the same customer, with all comments in the order of time. The merged ticket is
 * closed and names the remaining one. A wait for the vendor or the customer goes on.
 *
 * Fails with 404 for an unknown ticket, with 422 at `/into` for a ticket that cannot be merged into, and with 409 if
 * either was merged already.
 */
export const mergeTickets =
  (services: Services) =>
  (call: OperatorCall, id: string, { into, reason }: MergeBody): Promise<StaffTicket> =>
    services.database.transaction(call.tenant, async (tx) => {
      await lockCopiesOf(tx, id)
      const pair = await lockBoth(tx, id, into)
      const { from, goesOn } = pair
      const description = await keepDescription(services, tx, pair)
      await moveWords(tx, { from: from.id, to: goesOn.id, description })
      const by = { ...auditedByOperator(call), reason }
      await moveTicket(services, tx, from, 'merged', {
        ...by,
        change: { merged_into: goesOn.id },
        told: { merged_into: `#${goesOn.number}` },
      })
      await services.audit(tx, {
        ...by,
        action: 'ticket_merged',
        ...ofTicket(goesOn.id, goesOn.account_id),
        changes: { merged_from: `#${from.number}` },
      })
      const state = mergedState(from, goesOn)
      const change = {
        waiting_since: mergedWaiting(from, goesOn),
        snoozed_until: null,
        ...(await carriedOver(services, tx, pair)),
      }
      // No letters are sent: the participants were mailed each message when it was written.
      if (state === goesOn.state) await updateTicket(tx, goesOn.id, change)
      else await moveTicket(services, tx, goesOn, 'reopened', { ...by, state, change })
      return ticketForStaff(services, tx, call, goesOn.id)
    })
