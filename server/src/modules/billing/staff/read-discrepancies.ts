import type { Discrepancy } from '@foyer/contract/operator/today.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { gatewayOf } from '@foyer/contract/vocabulary/gateway.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { amountOf } from '../present.ts'
import { type DiscrepancyRow, pageDiscrepancies } from '../reconciliation/reconciliation-store.ts'
import type { Services } from '../services.ts'

export const presentDiscrepancy = (row: DiscrepancyRow): Discrepancy => ({
  id: row.id,
  gateway: gatewayOf(row.gateway),
  kind: row.kind as Discrepancy['kind'],
  transaction_id: row.transaction_id,
  order_id: row.order_id,
  ours: row.ours === null ? null : amountOf(row.ours, row.currency),
  theirs: row.theirs === null ? null : amountOf(row.theirs, row.currency),
  currency: currencyOf(row.currency),
  found_at: row.found_at.toISOString(),
})

export const readDiscrepancies =
  ({ database, cursors }: Services) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<Discrepancy>> =>
    database.read(tenant, async (tx) => {
      const page = await pageDiscrepancies(tx, { cursors, sort, cursor, limit })
      return mapPage(page, presentDiscrepancy)
    })
