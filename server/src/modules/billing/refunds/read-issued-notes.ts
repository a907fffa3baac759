import type { IssuedCreditNote } from '@foyer/contract/billing/credit-note.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow } from '../../../platform/http/csv.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import type { RowOwners } from '../../company/index.ts'
import { amountOf } from '../present.ts'
import type { Services } from '../services.ts'
import { type ListedNoteRow, listNotes } from './credit-note-store.ts'

export interface IssuedNoteQuery extends SortedPageQuery {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly owner?: string | undefined
}

export const presentIssuedNote = (row: ListedNoteRow, owners: RowOwners): IssuedCreditNote => ({
  id: row.id,
  number: row.number,
  issued_at: row.issued_at.toISOString(),
  order_id: row.order_id,
  order_number: row.order.number,
  net_amount: amountOf(row.net, row.currency),
  tax: Number(row.order.tax_percent),
  tax_amount: amountOf(row.tax, row.currency),
  amount: amountOf(row.total, row.currency),
  currency: currencyOf(row.currency),
  reason: row.reason,
  owner: owners.get(row.account_id) ?? null,
})

/** The credit notes that the caller may see, by their own date: last year's invoice may be credited this year. */
export const listNotesOf =
  (services: Services) =>
  (
    call: ActorCall,
    { query: text, owner, from, to, sort, cursor, limit }: IssuedNoteQuery,
  ): Promise<Page<IssuedCreditNote>> =>
    services.database.read(call.tenant, async (tx) => {
      const { account_id } = call.actor
      const owners = await services.company.listedOwners(tx, account_id, 'billing', owner)
      const filter = { owners, ...defined({ text, from, to }) }
      const page = await listNotes(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const shownBy = await services.company.ownersOf(tx, account_id, page.rows)
      return mapPage(page, (row) => presentIssuedNote(row, shownBy))
    })

type Note = Omit<IssuedCreditNote, 'owner'>

/** What a bookkeeper needs of a credit note, for both sides. */
export const noteColumns = {
  net_amount: ({ net_amount }: Note) => net_amount,
  tax_percent: ({ tax }: Note) => tax,
  tax_amount: ({ tax_amount }: Note) => tax_amount,
  amount: ({ amount }: Note) => amount,
  currency: ({ currency }: Note) => currency,
  reason: ({ reason }: Note) => reason,
  order_id: ({ order_id }: Note) => order_id,
  id: ({ id }: Note) => id,
}

export const exportNotes =
  (services: Services) =>
  (call: ActorCall, query: IssuedNoteQuery): CsvTable =>
    csvTable<IssuedCreditNote>(
      'credit-notes',
      {
        number: ({ number }) => number,
        issued_at: ({ issued_at }) => issued_at,
        order_number: ({ order_number }) => order_number,
        ...noteColumns,
        owner: ({ owner }) => owner?.email ?? call.actor.email,
      },
      everyRow((page) => listNotesOf(services)(call, { ...query, ...page })),
    )
