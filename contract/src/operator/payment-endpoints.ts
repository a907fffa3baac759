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
import { creditNoteFilters, paymentFilters } from './money-filters.ts'
import { CreditNoteTotals, MoneyTotals, StaffCreditNote, StaffPayment } from './order.ts'

const tag = 'Operators: orders and payments'

export const listStaffPayments = endpoint({
  operation: 'listStaffPayments',
  method: 'GET',
  url: `${operatorPath}/payments`,
  summary: 'List payments of all customers; search by transaction, order, customer or last four card digits',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'payments list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...paymentFilters,
    sort: sortBy(['created_at', 'recorded_at', 'amount', 'gateway'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('payments', StaffPayment), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const sumStaffPayments = endpoint({
  operation: 'sumStaffPayments',
  method: 'GET',
  url: `${operatorPath}/payments/totals`,
  summary: 'Get totals of the matching payments by currency',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'payments totals',
  query: queryWithDays({
    ...paymentFilters,
  }),
  answers: { 200: MoneyTotals },
})

export const listStaffCreditNotes = endpoint({
  operation: 'listStaffCreditNotes',
  method: 'GET',
  url: `${operatorPath}/credit_notes`,
  summary: 'List credit notes of all customers by their own date; search by number, order or customer',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'credit-notes list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...creditNoteFilters,
    sort: sortBy(['issued_at', 'amount'], '-issued_at'),
  }),
  answers: { 200: z.extend(collection('credit_notes', StaffCreditNote), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const sumStaffCreditNotes = endpoint({
  operation: 'sumStaffCreditNotes',
  method: 'GET',
  url: `${operatorPath}/credit_notes/totals`,
  summary: 'Get totals of the matching credit notes by currency, with the tax that they reverse',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'credit-notes totals',
  query: queryWithDays({
    ...creditNoteFilters,
  }),
  answers: { 200: CreditNoteTotals },
})
