import { randomUUID } from 'node:crypto'
import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { findAgreement, leaseEndings } from './agreements/agreement-store.ts'
import { listEndingCards } from './cards/card-store.ts'
import { emptyApplied, emptyUnapplied } from './notifications/notification-store.ts'
import { listOrders } from './orders/order-list-store.ts'
import { findReplacements } from './orders/replaced-store.ts'
import {
  countDeclines,
  findAttemptByKey,
  findLicenceHolder,
  findOpenAttemptOf,
  leaseUnfinished,
} from './payments/attempt-store.ts'
import { leaseCheckouts } from './payments/checkout-store.ts'
import { foundPaymentsForStaff, listPayments } from './payments/payment-store.ts'
import { listBooked, listDiscrepancies } from './reconciliation/reconciliation-store.ts'
import { listNotes } from './refunds/credit-note-store.ts'
import { listRefundsForStaff } from './refunds/refund-list-store.ts'
import { findReturn, findToldRefund, leaseRefunds } from './refunds/refund-store.ts'
import { listToRemind } from './reminders/reminder-store.ts'
import { readDue } from './staff/money-due-store.ts'

const id = randomUUID()
const now = new Date()
const day = '2026-01-31'
const leasing = { now, until: now, limit: 1 }

testPartialIndexes('billing', {
  needs: [
    ['agreement_ending', (tx) => leaseEndings(tx, leasing), /leased_until <= /],
    ['attempt_by_gateway_ref', (tx) => findOpenAttemptOf(tx, 'stripe', 'x'), /gateway_ref = /],
    [
      'attempt_declined',
      (tx) => countDeclines(tx, { account_id: id, order_id: id }, now),
      /account_id = .*updated_at > /,
    ],
    ['attempt_of_card', (tx) => foundPaymentsForStaff(tx, '4242', []), /card_last_four = /],
    ['attempt_once', (tx) => findAttemptByKey(tx, 'x'), /once_key = /],
    ['attempt_unsettled', (tx) => leaseUnfinished(tx, leasing, []), /leased_until <= /],
    ['checkout_open', (tx) => leaseCheckouts(tx, leasing), /look_at <= /],
    [
      'credit_note_by_age',
      (tx) => listNotes(tx, { from: day, to: day }, firstPage('-issued_at')),
      /issued_at >= .*issued_at < /,
    ],
    ['discrepancy_open', (tx) => listDiscrepancies(tx, 1), /tenant = /],
    ['notification_kept', (tx) => emptyApplied(tx, now, 1), /applied_at < /],
    ['notification_kept', (tx) => emptyUnapplied(tx, now, 1), /applied_at IS NULL/],
    ['one_agreement_per_licence', (tx) => findAgreement(tx, id), /deliverable_id = /],
    ['one_live_attempt_per_licence', (tx) => findLicenceHolder(tx, id), /licence_id = /],
    [
      'order_by_age',
      (tx) => listOrders(tx, { from: day, to: day }, firstPage('-created_at')),
      /created_at >= .*created_at < /,
    ],
    [
      'order_by_cancelling',
      (tx) => listOrders(tx, { by: 'cancelled_at', from: day, to: day }, firstPage('-created_at')),
      /cancelled_at >= .*cancelled_at < /,
    ],
    [
      'order_by_payment',
      (tx) => listOrders(tx, { by: 'paid_at', from: day, to: day }, firstPage('-created_at')),
      /paid_at >= .*paid_at < /,
    ],
    ['order_owed_by_due', (tx) => listToRemind(tx, 'aurora', day), /due_on >= .*due_on <= /],
    [
      'order_replacing',
      (tx) => findReplacements(tx, { tenant: 'aurora', id, replaces: null, cancelled_at: now }),
      /replaces = /,
    ],
    ['order_unpaid', (tx) => readDue(tx, day), /tenant = /],
    [
      'payment_by_age',
      (tx) => listPayments(tx, { from: day, to: day }, firstPage('-created_at')),
      /created_at >= .*created_at < /,
    ],
    ['payment_by_age', (tx) => listBooked(tx, 'stripe', { from: day, to: day }, []), /created_at >= .*created_at < /],
    [
      'payment_by_recording',
      (tx) => listPayments(tx, { by: 'recorded_at', from: day, to: day }, firstPage('-created_at')),
      /recorded_at >= .*recorded_at < /,
    ],
    ['payment_method_ending', (tx) => listEndingCards(tx, day, now), /card_expires <= .*card_expires > /],
    [
      'refund_by_gateway_ref',
      (tx) => findToldRefund(tx, 'stripe', { refund_id: null, gateway_ref: 'x' }),
      /gateway_ref = /,
    ],
    [
      'refund_by_age',
      (tx) => listRefundsForStaff(tx, { from: day, to: day }, firstPage('-created_at')),
      /created_at >= .*created_at < /,
    ],
    [
      'refund_by_settling',
      (tx) => listRefundsForStaff(tx, { by: 'settled_at', from: day, to: day }, firstPage('-created_at')),
      /updated_at >= .*updated_at < /,
    ],
    [
      'refund_by_receipt',
      (tx) => listRefundsForStaff(tx, { by: 'received_on', from: day, to: day }, firstPage('-created_at')),
      /received_on >= .*received_on <= /,
    ],
    ['refund_of_surplus', (tx) => findReturn(tx, 'stripe', 'x'), /transaction_id = /],
    ['refund_unsettled', (tx) => leaseRefunds(tx, leasing), /leased_until <= /],
  ],
  onlyRules: ['one_default_card', 'one_live_attempt_per_order', 'one_open_conversion', 'one_pending_approval'],
})
