import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import {
  collection,
  csvQuery,
  longList,
  pageQuery,
  queryWithDays,
  searchOfCustomers,
  sortBy,
} from '../vocabulary/page.ts'
import { moneyFilters } from './money-filters.ts'
import { ListedRefund, RefundDay, refundOrigins, refundStates, RefundTotals } from './refund.ts'

const tag = 'Operators: orders and payments'

const refundFilters = {
  ...moneyFilters,
  /** Which day `from` and `to` are about; defaults to `created_at`. */
  by: z.optional(RefundDay),
  state: z.optional(z.enum(refundStates)),
  origin: z.optional(z.enum(refundOrigins)),
}

export const listStaffRefunds = endpoint({
  operation: 'listStaffRefunds',
  method: 'GET',
  url: `${operatorPath}/refunds`,
  summary:
    'List refunds of all customers, returned surplus payments and card verifications; search by transaction, refund, order or customer',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'refunds list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...refundFilters,
    sort: sortBy(['created_at', 'amount'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('refunds', ListedRefund), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const sumStaffRefunds = endpoint({
  operation: 'sumStaffRefunds',
  method: 'GET',
  url: `${operatorPath}/refunds/totals`,
  summary: 'Get totals of the matching refunds by currency, without failed ones',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'refunds totals',
  query: queryWithDays(refundFilters),
  answers: { 200: RefundTotals },
})
