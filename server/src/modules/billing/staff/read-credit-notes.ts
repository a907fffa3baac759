import type { StaffCreditNote } from '@foyer/contract/operator/order.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { withoutUndefined } from '../../../platform/without-undefined.ts'
import { listNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { presentStaffCreditNote } from './present-for-staff.ts'
import { customersOf, ownersOf } from './read-orders.ts'

export interface CreditNoteQuery extends SortedPageQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly customer?: string | undefined
  readonly currency?: string | undefined
}

/** Credit notes of all customers by their own date: a refund belongs to the month it was made in, not to the month of its invoice. */
export const listStaffCreditNotes =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: CreditNoteQuery): Promise<Page<StaffCreditNote>> =>
    services.database.read(tenant, async (tx) => {
      const { cursor, limit, sort, customer, from, to, currency } = query
      const filter = { ...ownersOf(customer), ...withoutUndefined({ from, to, currency }) }
      const page = await listNotes(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const accounts = await customersOf(services, tx, page.rows)
      return { ...page, rows: page.rows.map((row) => presentStaffCreditNote(row, accounts.get(row.account_id))) }
    })
