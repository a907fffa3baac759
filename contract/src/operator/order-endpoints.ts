import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { BuyerReferenceBody, OrderDocument, OrderDocumentQuery } from '../billing/order.ts'
import { endpoint } from '../endpoint.ts'
import { archivedDays } from '../vocabulary/constants.ts'
import { daysBetween } from '../vocabulary/days.ts'
import { ChosenDay, Id, idParams } from '../vocabulary/ids.ts'
import {
  collection,
  csvQuery,
  longList,
  pageQuery,
  queryWithDays,
  searchOfCustomers,
  sortBy,
} from '../vocabulary/page.ts'
import { orderFilters } from './money-filters.ts'
import { CancelBody, MarkPaidBody, RefundBody, StaffOrderBody, StaffReissueBody, SurplusBody } from './order-bodies.ts'
import { Approval, OrderTotals, StaffOrder, StaffOrderDetail } from './order.ts'

const tag = 'Operators: orders and payments'

export const listStaffOrders = endpoint({
  operation: 'listStaffOrders',
  method: 'GET',
  url: `${operatorPath}/orders`,
  summary: 'List orders of all customers; search by number, licence, description or customer',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'orders list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...orderFilters,
    sort: sortBy(['created_at', 'number', 'amount', 'due_on', 'paid_at'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('orders', StaffOrder), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const sumStaffOrders = endpoint({
  operation: 'sumStaffOrders',
  method: 'GET',
  url: `${operatorPath}/orders/totals`,
  summary: 'Get totals of the matching orders by currency with their tax; cancelled ones are summed apart',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'orders totals',
  query: queryWithDays({
    ...orderFilters,
  }),
  answers: { 200: OrderTotals },
})

export const getStaffOrderArchive = endpoint({
  operation: 'getStaffOrderArchive',
  method: 'GET',
  url: `${operatorPath}/orders/archive`,
  summary: 'Download the invoices and credit notes of at most a quarter as a ZIP',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  query: z
    .strictObject({ from: ChosenDay, to: ChosenDay })
    .check(z.refine(({ from, to }) => from <= to && daysBetween(from, to) < archivedDays, { path: ['from'] })),
  answers: { 200: null },
  answersFile: true,
  errors: ['no_documents', 'too_many_documents'],
})

export const getStaffOrder = endpoint({
  operation: 'getStaffOrder',
  method: 'GET',
  url: `${operatorPath}/orders/:id`,
  summary: 'Get an order of any customer with its payment attempts, refunds and permitted actions',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'orders show',
  params: idParams,
  answers: { 200: StaffOrderDetail },
})

export const getStaffOrderDocument = endpoint({
  operation: 'getStaffOrderDocument',
  method: 'GET',
  url: `${operatorPath}/orders/:id/document`,
  summary: 'Get the PDF of any customer’s order: the invoice, or the receipt once it is paid',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  params: idParams,
  query: OrderDocumentQuery,
  answers: { 200: OrderDocument },
})

export const getStaffCreditNoteDocument = endpoint({
  operation: 'getStaffCreditNoteDocument',
  method: 'GET',
  url: `${operatorPath}/orders/:order_id/credit_notes/:id/document`,
  summary: 'Get the PDF of any customer’s credit note',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  params: z.object({ order_id: Id, id: Id }),
  answers: { 200: OrderDocument },
})

export const createStaffOrder = endpoint({
  operation: 'createStaffOrder',
  method: 'POST',
  url: `${operatorPath}/orders`,
  summary:
    'Create an order for a customer: an invoice (custom, new licence or next period) or a free change of a licence',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders create',
  body: StaffOrderBody,
  answers: { 201: StaffOrderDetail },
  errors: [
    'conflict',
    'invoice_open',
    'payment_in_progress',
    'quantity_too_small',
    'price_above_cap',
    'retroview_not_manageable',
  ],
})

export const markOrderPaid = endpoint({
  operation: 'markOrderPaid',
  method: 'POST',
  url: `${operatorPath}/orders/:id/mark_paid`,
  summary:
    'Mark an order as paid with what arrived, such as a bank transfer; above the brand’s limit a second operator decides (202)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders mark-paid',
  params: idParams,
  body: MarkPaidBody,
  answers: { 200: StaffOrderDetail, 202: Approval },
  errors: [
    'already_paid',
    'payment_in_progress',
    'conflict',
    'approval_pending',
    'other_amount',
    'other_currency',
    'shortfall_too_large',
  ],
})

export const recordSurplus = endpoint({
  operation: 'recordSurplus',
  method: 'POST',
  url: `${operatorPath}/orders/:id/surplus`,
  summary:
    'Record a bank transfer for an order that is paid or cancelled: it goes back; above the brand’s limit a second operator decides (202)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders record-surplus',
  params: idParams,
  body: SurplusBody,
  answers: { 200: StaffOrderDetail, 202: Approval },
  errors: ['conflict', 'approval_pending', 'other_currency'],
})

export const refundOrder = endpoint({
  operation: 'refundOrder',
  method: 'POST',
  url: `${operatorPath}/orders/:id/refund`,
  summary: 'Refund an order in full or in part; above the brand’s limit a second operator decides (202)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders refund',
  params: idParams,
  body: RefundBody,
  answers: { 200: StaffOrderDetail, 202: Approval },
  errors: ['refund_too_large', 'approval_pending'],
})

export const changeStaffOrderReference = endpoint({
  operation: 'changeStaffOrderReference',
  method: 'PUT',
  url: `${operatorPath}/orders/:id/buyer_reference`,
  summary: 'Set the customer’s own reference on an unpaid invoice, such as a purchase order number',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders set-reference',
  params: idParams,
  body: BuyerReferenceBody,
  answers: { 200: StaffOrderDetail },
  errors: ['already_paid', 'conflict', 'not_printable'],
})

export const reissueStaffOrder = endpoint({
  operation: 'reissueStaffOrder',
  method: 'POST',
  url: `${operatorPath}/orders/:id/reissue`,
  summary: 'Issue an unpaid invoice again with the customer’s present billing details; its number is cancelled',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders reissue',
  params: idParams,
  body: StaffReissueBody,
  answers: { 201: StaffOrderDetail },
  errors: ['already_paid', 'payment_in_progress', 'approval_pending', 'conflict', 'price_changed'],
})

export const cancelStaffOrder = endpoint({
  operation: 'cancelStaffOrder',
  method: 'POST',
  url: `${operatorPath}/orders/:id/cancel`,
  summary: 'Cancel an unpaid order; cancelling a renewal also turns off automatic renewal',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders cancel',
  params: idParams,
  body: CancelBody,
  answers: { 200: StaffOrderDetail },
  errors: ['already_paid', 'payment_in_progress', 'conflict'],
})
