import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { OrderDocument, OrderDocumentQuery } from '../billing/order.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { collection, csvQuery, pageQuery, queryWithDays, sortBy } from '../vocabulary/page.ts'
import { orderFilters, paymentFilters } from './money-filters.ts'
import { ReasonBody } from './operator.ts'
import {
  Approval,
  approvalStates,
  CancelBody,
  MarkPaidBody,
  MoneyTotals,
  RefundBody,
  StaffOrder,
  StaffOrderBody,
  StaffOrderDetail,
  StaffPayment,
} from './order.ts'

const tag = 'Operators: orders and payments'

export const listStaffOrders = endpoint({
  operation: 'listStaffOrders',
  method: 'GET',
  url: `${operatorPath}/orders`,
  summary: 'Orders of all customers, found by number, licence, description or customer',
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
  answers: { 200: collection('orders', StaffOrder) },
  csv: true,
})

export const sumStaffOrders = endpoint({
  operation: 'sumStaffOrders',
  method: 'GET',
  url: `${operatorPath}/orders/totals`,
  summary: 'What the orders that the filters let through come to, by currency',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'orders totals',
  query: queryWithDays({
    ...orderFilters,
  }),
  answers: { 200: MoneyTotals },
})

export const getStaffOrder = endpoint({
  operation: 'getStaffOrder',
  method: 'GET',
  url: `${operatorPath}/orders/:id`,
  summary: 'One order with its attempts, refunds and what may be done',
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
  summary: 'The order’s PDF as its customer gets it: the invoice, or the receipt of what is paid',
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
  summary: 'The PDF of a credit note as its customer gets it',
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
    'Issue an invoice (for something agreed, a new licence, the next period of one), or order a change of a licence that costs nothing',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
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
  summary: 'The money came by bank transfer; above the brand’s limit a second operator decides (202)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders mark-paid',
  params: idParams,
  body: MarkPaidBody,
  answers: { 200: StaffOrderDetail, 202: Approval },
  errors: ['already_paid', 'payment_in_progress', 'conflict', 'approval_pending'],
})

export const refundOrder = endpoint({
  operation: 'refundOrder',
  method: 'POST',
  url: `${operatorPath}/orders/:id/refund`,
  summary: 'Give money back, whole or in part; above the brand’s limit a second operator decides (202)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders refund',
  params: idParams,
  body: RefundBody,
  answers: { 200: StaffOrderDetail, 202: Approval },
  errors: ['refund_too_large', 'approval_pending'],
})

export const cancelStaffOrder = endpoint({
  operation: 'cancelStaffOrder',
  method: 'POST',
  url: `${operatorPath}/orders/:id/cancel`,
  summary: 'Give up an unpaid order; one that prolongs a licence ends its renewal as well',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'orders cancel',
  params: idParams,
  body: CancelBody,
  answers: { 200: StaffOrderDetail },
  errors: ['already_paid', 'payment_in_progress', 'conflict'],
})

export const listStaffPayments = endpoint({
  operation: 'listStaffPayments',
  method: 'GET',
  url: `${operatorPath}/payments`,
  summary: 'Money that arrived, found by transaction, order, customer or the last four digits of the card',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'payments list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...paymentFilters,
    sort: sortBy(['created_at', 'amount', 'gateway'], '-created_at'),
  }),
  answers: { 200: collection('payments', StaffPayment) },
  csv: true,
})

export const sumStaffPayments = endpoint({
  operation: 'sumStaffPayments',
  method: 'GET',
  url: `${operatorPath}/payments/totals`,
  summary: 'What the payments that the filters let through come to, by currency',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'payments totals',
  query: queryWithDays({
    ...paymentFilters,
  }),
  answers: { 200: MoneyTotals },
})

export const listApprovals = endpoint({
  operation: 'listApprovals',
  method: 'GET',
  url: `${operatorPath}/approvals`,
  summary: 'What a second operator is to decide, or has decided',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'approvals list',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(approvalStates)),
    sort: sortBy(['requested_at'], '-requested_at'),
  }),
  answers: { 200: collection('approvals', Approval) },
})

export const giveApproval = endpoint({
  operation: 'giveApproval',
  method: 'POST',
  url: `${operatorPath}/approvals/:id/approve`,
  summary: 'Let it happen; nobody approves what they asked for themselves',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'approvals approve',
  params: idParams,
  body: ReasonBody,
  answers: { 200: Approval },
  errors: ['second_person_needed', 'conflict', 'already_paid', 'payment_in_progress', 'refund_too_large'],
})

export const refuseApproval = endpoint({
  operation: 'refuseApproval',
  method: 'POST',
  url: `${operatorPath}/approvals/:id/reject`,
  summary: 'Do not let it happen; whoever asked may take it back so as well',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'approvals reject',
  params: idParams,
  body: ReasonBody,
  answers: { 200: Approval },
  errors: ['conflict'],
})
