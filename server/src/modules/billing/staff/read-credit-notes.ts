import type { CreditNoteTotal, StaffCreditNote } from '@foyer/contract/operator/order.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { foundNotesForStaff, listNotes, sumNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { presentNoteTotal, presentStaffCreditNote } from './present-for-staff.ts'
import { customersOf, ownersOf, searched } from './read-orders.ts'

export interface CreditNoteFilter {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly customer?: string | undefined
  readonly currency?: string | undefined
}

export type CreditNoteQuery = CreditNoteFilter & SortedPageQuery

const filterOf = async (services: Services, tx: Tx, { query, customer, ...narrowing }: CreditNoteFilter) => ({
  ...ownersOf(customer),
  ...(await searched(services, tx, query, foundNotesForStaff)),
  ...defined(narrowing),
})

/** Credit notes of all customers by their own date: a refund belongs to the month it was made in, not to the month of its invoice. */
export const listStaffCreditNotes =
  (services: Services) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, ...query }: CreditNoteQuery): Promise<Page<StaffCreditNote>> =>
    services.database.read(tenant, async (tx) => {
      const { too_many_customers, ...filter } = await filterOf(services, tx, query)
      const page = await listNotes(tx, filter, { cursors: services.cursors, sort, cursor, limit, most: mostCounted })
      const accounts = await customersOf(services, tx, page.rows)
      return mapPage({ ...page, ...defined({ too_many_customers }) }, (row) =>
        presentStaffCreditNote(row, accounts.get(row.account_id)),
      )
    })

export const sumStaffCreditNotes =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: CreditNoteFilter): Promise<CreditNoteTotal[]> =>
    services.database.read(tenant, async (tx) =>
      (await sumNotes(tx, await filterOf(services, tx, query))).map(presentNoteTotal),
    )
