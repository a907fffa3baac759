import type { Reissue } from '@foyer/contract/billing/order.ts'
import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import type {
  Approval,
  CreditNoteTotal,
  MoneyTotal,
  OrderTotal,
  StaffCreditNote,
  StaffDispute,
  StaffOrder,
  StaffOrderDetail,
  StaffPayment,
} from '@foyer/contract/operator/order.ts'
import type { StaffRefund } from '@foyer/contract/operator/refund.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { gatewayOf } from '@foyer/contract/vocabulary/gateway.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { isNothing, isPositive, type Money, money, subtract, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import type { Account } from '../../account/index.ts'
import type { RowOwners } from '../../company/index.ts'
import type { DisputeRow } from '../disputes/dispute-store.ts'
import { declineText } from '../history.ts'
import { Buyer } from '../orders/buyer.ts'
import type { BilledOrderRow, OrderTotalRow } from '../orders/order-list-store.ts'
import { isOwed } from '../orders/order-rules.ts'
import type { OrderRow } from '../orders/order-store.ts'
import type { Replacements } from '../orders/replaced-store.ts'
import { type AttemptRow, isLeftToPeople, isQuestioned } from '../payments/attempt-store.ts'
import type { ListedPaymentRow, MoneyTotalRow, PaymentRow } from '../payments/payment-store.ts'
import { amountOf, presentOrder, presentOrderDetail, presentPayment } from '../present.ts'
import type { CreditNoteRow, ListedNoteRow, sumNotes } from '../refunds/credit-note-store.ts'
import { presentIssuedNote } from '../refunds/read-issued-notes.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import type { ApprovalRow } from './approval-store.ts'
import { totalOf } from './book-received.ts'
import { mostMissing } from './received-rules.ts'
import type { Paid } from './staff-order-store.ts'

const nobody: RowOwners = new Map()

/** Accounts are never removed. If one cannot be read, its id is shown. */
export const customerRef = (id: string, account: Account | undefined): CustomerRef => ({
  id,
  email: account?.email ?? '',
  name: account === undefined ? '' : fullName(account),
})

/** Who was billed, and the country that decided the tax: not where the customer lives now, as long as the invoice says it. */
const billedTo = (frozen: unknown, account: Account | undefined): Pick<StaffOrder, 'buyer' | 'country'> => {
  const { legal_name, tax_id, country } = Buyer.parse(frozen)
  return { buyer: { legal_name, tax_id }, country: country ?? account?.country ?? '' }
}

export interface AroundOrder extends Paid {
  readonly account: Account | undefined
}

export const presentStaffOrder = (
  services: Pick<Services, 'gateway'>,
  row: BilledOrderRow,
  { account, paid, refunded }: AroundOrder,
): StaffOrder => ({
  ...presentOrder(services, row, nobody),
  customer: customerRef(row.account_id, account),
  ...billedTo(row.buyer, account),
  paid_amount: amountOf(paid, row.currency),
  refunded: amountOf(refunded, row.currency),
})

export const presentRefund = ({ id, amount, currency, state, origin, reason, ...row }: RefundRow): StaffRefund => ({
  id,
  amount: amountOf(amount, currency),
  currency: currencyOf(currency),
  state: state as StaffRefund['state'],
  origin: origin as StaffRefund['origin'],
  reason,
  created_at: row.created_at.toISOString(),
  // What has ended does not change any more. That of a transfer is the moment in which staff were asked to send it.
  settled_at: state === 'succeeded' && row.gateway !== 'bank_transfer' ? row.updated_at.toISOString() : null,
  received_on: row.received_on,
  gateway: gatewayOf(row.gateway),
  transaction_id: row.transaction_id,
  gateway_ref: row.gateway_ref,
})

const presentAttempt = (row: AttemptRow, locale: Locale): StaffOrderDetail['attempts'][number] => ({
  state: row.state as StaffOrderDetail['attempts'][number]['state'],
  gateway: gatewayOf(row.gateway),
  amount: amountOf(row.amount, row.currency),
  card_last_four: row.card_last_four,
  failure_code: row.failure_code,
  failure_text: row.failure_code === null ? null : declineText(row.failure_code, locale),
  gateway_ref: row.gateway_ref,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export interface AroundDetail extends AroundOrder {
  readonly payment: PaymentRow | undefined
  readonly attempts: readonly AttemptRow[]
  readonly creditNotes: readonly CreditNoteRow[]
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
  readonly approval: Approval | null
  readonly replacements: Replacements
  readonly reissue: Reissue | null
  readonly locale: Locale
}

const presentDispute = ({ id, state, amount, currency, opened_at, closed_at }: DisputeRow): StaffDispute => ({
  id,
  state: state as StaffDispute['state'],
  amount: amountOf(amount, currency),
  currency: currencyOf(currency),
  opened_at: opened_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

/** What was paid and has not been refunded, without refunds in progress. */
const keptOf = ({ currency }: OrderRow, { paid, refunded }: Paid): Money =>
  subtract(money(paid, currencyOf(currency)), money(refunded, currencyOf(currency)))

const canOf = (row: OrderRow, around: AroundDetail): StaffOrderDetail['can'] => {
  const { attempts, approval, disputes } = around
  const isFree = isOwed(row) && attempts.every((attempt) => attempt.state === 'failed' || isLeftToPeople(attempt))
  const isDisputed = disputes.some(({ state }) => state === 'opened')
  return {
    mark_paid: isFree && approval === null,
    refund: isPositive(keptOf(row, around)) && !isDisputed && approval === null,
    cancel: isFree && approval === null,
    record_surplus: !isOwed(row) && !isNothing(row.total) && approval === null,
  }
}

const presentReceived = (payment: PaymentRow | undefined): StaffOrderDetail['received'] =>
  payment === undefined
    ? null
    : {
        gateway: gatewayOf(payment.gateway),
        transaction_id: payment.transaction_id,
        amount: amountOf(payment.amount, payment.currency),
        shortfall: amountOf(payment.shortfall, payment.currency),
      }

/** The latest payment that people decide about, as long as the order is open. */
const presentQuestioned = (row: OrderRow, attempts: readonly AttemptRow[]): StaffOrderDetail['questioned'] => {
  const attempt = isOwed(row) ? attempts.findLast(isQuestioned) : undefined
  if (attempt === undefined) return null
  const { gateway, captured_id, captured_amount: amount, captured_currency: currency } = attempt
  return {
    gateway: gatewayOf(gateway),
    transaction_id: captured_id,
    amount: amount === null || currency === null ? null : amountOf(amount, currency),
    currency: currency === null ? null : currencyOf(currency),
    at: (attempt.captured_at ?? attempt.updated_at).toISOString(),
  }
}

const isSurplus = ({ origin, state }: RefundRow): boolean => origin === 'surplus' && state !== 'failed'

export const presentStaffOrderDetail = (
  services: Pick<Services, 'gateway' | 'branding'>,
  row: OrderRow,
  around: AroundDetail,
): StaffOrderDetail => ({
  ...presentStaffOrder(services, row, around),
  ...presentOrderDetail(services, row, { ...around, surplus: around.refunds.filter(isSurplus) }, nobody, around.locale),
  refundable: wireAmount(keptOf(row, around)),
  received: presentReceived(around.payment),
  questioned: presentQuestioned(row, around.attempts),
  shortfall_limit: wireAmount(mostMissing(totalOf(row), services.branding.get(row.tenant).shortfall)),
  refunds: around.refunds.map(presentRefund),
  disputes: around.disputes.map(presentDispute),
  attempts: around.attempts.map((attempt) => presentAttempt(attempt, around.locale)),
  approval: around.approval,
  can: canOf(row, around),
})

export const presentStaffPayment = (row: ListedPaymentRow, account: Account | undefined): StaffPayment => {
  const { refunded_amount, returning_amount, ...payment } = presentPayment(row, nobody)
  return {
    ...payment,
    customer: customerRef(row.account_id, account),
    refunded: amountOf(row.refunded, row.currency),
    recorded_at: row.recorded_at.toISOString(),
  }
}

export const presentStaffCreditNote = (row: ListedNoteRow, account: Account | undefined): StaffCreditNote => {
  const { owner, ...note } = presentIssuedNote(row, nobody)
  return { ...note, customer: customerRef(row.account_id, account), ...billedTo(row.order.buyer, account) }
}

export const presentApproval = (row: ApprovalRow, account: Account | undefined, callerId: string): Approval => ({
  id: row.id,
  action: row.action as Approval['action'],
  state: row.state as Approval['state'],
  order: { id: row.order_id, number: row.order_number },
  customer: customerRef(row.account_id, account),
  amount: amountOf(row.amount, row.currency),
  currency: currencyOf(row.currency),
  received: row.received === null ? null : amountOf(row.received, row.currency),
  reference: row.reference ?? row.transfer,
  paid_on: row.paid_on,
  reason: row.reason,
  requested_by: row.requested_handle,
  requested_at: row.requested_at.toISOString(),
  decided_by: row.decided_handle,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  own: row.requested_by === callerId,
})

export const presentTotal = ({ currency, count, amount, refunded }: MoneyTotalRow): MoneyTotal => ({
  currency: currencyOf(currency),
  count,
  amount: amountOf(amount, currency),
  refunded: amountOf(refunded, currency),
})

export const presentOrderTotal = (row: OrderTotalRow): OrderTotal => ({
  ...presentTotal(row),
  net_amount: amountOf(row.net, row.currency),
  tax_amount: amountOf(row.tax, row.currency),
  cancelled_count: row.cancelled_count,
  cancelled_amount: amountOf(row.cancelled, row.currency),
})

export const presentNoteTotal = ({
  currency,
  count,
  net,
  tax,
  total,
}: Awaited<ReturnType<typeof sumNotes>>[number]): CreditNoteTotal => ({
  currency: currencyOf(currency),
  count,
  net_amount: amountOf(net, currency),
  tax_amount: amountOf(tax, currency),
  amount: amountOf(total, currency),
})
