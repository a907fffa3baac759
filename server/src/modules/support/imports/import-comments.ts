import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { Email } from '@foyer/contract/vocabulary/contact.ts'
import * as z from 'zod'
import { makeId } from '../../../platform/ids.ts'
import { externalId, flag, line, moment, text } from '../../../platform/imports/cells.ts'
import { createSieve, type ImportKind } from '../../../platform/imports/imports.ts'
import { findImported } from '../../../platform/imports/ledger.ts'
import { insertComments } from '../comment-store.ts'
import type { Services } from '../services.ts'
import { goingOn } from '../store.ts'

const CommentLine = z.object({
  id: externalId,
  ticket: externalId,
  author: z.enum(['client', 'staff']),
  author_name: line(200),
  author_email: Email,
  body: text(ticketTextCap),
  internal: flag.default(false),
  created_at: moment,
})
type CommentLine = z.output<typeof CommentLine>

/**
 * Comments from the tickets of the vendor's former system. Authors are recorded by name, without looking for an
 * account.
 */
export const importComments = ({ clock }: Pick<Services, 'clock'>): ImportKind<CommentLine> => ({
  name: 'comments',
  schema: CommentLine,
  take: async (tx, { tenant }, lines) => {
    const { refusals, passes } = createSieve<CommentLine>()
    const tickets = await findImported(tx, 'tickets', [...new Set(lines.map(({ row }) => row.ticket))])
    const places = await goingOn(tx, [...tickets.values()])
    const rows = lines
      .filter((line) =>
        passes(line, [
          tickets.has(line.row.ticket) ? null : ['ticket', 'no ticket was imported under this id'],
          line.row.internal && line.row.author === 'client' ? ['internal', 'notes are left by staff'] : null,
        ]),
      )
      .map(({ row: { id: external, ticket, author_email, ...said } }) => {
        const id = makeId(clock)
        const ticket_id = places.get(tickets.get(ticket) ?? '') ?? ''
        return { external, row: { ...said, id, tenant, ticket_id, author_email: author_email.toLowerCase() } }
      })
    await insertComments(
      tx,
      rows.map(({ row }) => row),
    )
    return { written: new Map(rows.map(({ external, row }) => [external, row.id])), refusals }
  },
})
