import { Order, type OrderDetail, OrderLine, Party, type Reissue } from '@foyer/contract/billing/order.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { gatewayOf } from '@foyer/contract/vocabulary/gateway.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money, subtract, wireAmount, wireDecimal } from '@foyer/contract/vocabulary/money.ts'
import { isoOf } from '../../platform/iso.ts'
import type { RowOwners } from '../company/index.ts'
import type { PaymentMethodRow } from './cards/card-store.ts'
import { periodNote, taxNoteOf } from './documents/order-facts.ts'
import { type Aftermath, historyOf } from './history.ts'
import { chargedOn } from './orders/charged-on.ts'
import { cancelBreach } from './orders/order-rules.ts'
import type { ListedOrderRow, OrderRow, StoredAction } from './orders/order-store.ts'
import { coveredPeriod, firstPeriod } from './orders/prolonged-period.ts'
import type { Replacements } from './orders/replaced-store.ts'
import { storedLines } from './orders/stored-lines.ts'
import { presentTaxIn, storedTaxIn } from './orders/tax-in.ts'
import { storedTaxNote, taxWords } from './orders/tax-note.ts'
import type { AttemptRow } from './payments/attempt-store.ts'
import type { ListedPaymentRow } from './payments/payment-store.ts'
import type { Services } from './services.ts'

/** Planned with the order and carried out in the transaction that pays it. */
const presentAction =
  (created_at: string, fulfilled_at: string | null) =>
  ({ command, data, description }: StoredAction): Order['actions'][number] =>
    // The table stores each command’s fields as the contract names them. Answers are validated against it when they are sent.
    ({ command, ...data, description, created_at, fulfilled_at }) as Order['actions'][number]

export const amountOf = (decimal: string, currency: string): number => wireDecimal(decimal, currencyOf(currency))

export const presentOrder = (services: Pick<Services, 'gateway'>, row: ListedOrderRow, owners: RowOwners): Order => {
  const { attempt } = row
  const created_at = isoOf(row.created_at)
  const paid_at = row.paid_at && isoOf(row.paid_at)
  const amount = amountOf(row.total, row.currency)
  const covered = coveredPeriod(row)
  return {
    id: row.id,
    purpose: row.purpose as Order['purpose'],
    created_at,
    paid_at,
    cancelled_at: row.cancelled_at && isoOf(row.cancelled_at),
    // A free order has nothing to show to a bookkeeper.
    pdf: amount > 0,
    description: row.description,
    amount,
    currency: currencyOf(row.currency),
    tax: Number(row.tax_percent),
    actions: row.actions.map(presentAction(created_at, paid_at)),
    number: row.number,
    due_on: row.due_on,
    charged_on: chargedOn(services, row),
    net_amount: amountOf(row.net, row.currency),
    tax_amount: amountOf(row.tax, row.currency),
    tax_in: presentTaxIn(row.tax_in),
    buyer_reference: row.buyer_reference,
    period_from: covered?.starts_on ?? null,
    period_till: covered?.ends_on ?? null,
    credited_amount: amountOf(row.credited, row.currency),
    returning_amount: amountOf(row.returning, row.currency),
    deliverable:
      row.deliverable_id === null
        ? null
        : { id: row.deliverable_id, human_id: row.deliverable_human_id ?? '', name: row.deliverable_name ?? '' },
    owner: owners.get(row.account_id) ?? null,
    payment:
      attempt === null
        ? null
        : {
            state: attempt.state,
            gateway: gatewayOf(attempt.gateway),
            failure_code: attempt.failure_code,
            card_last_four: attempt.card_last_four,
            at: isoOf(new Date(attempt.at)),
          },
  }
}

const linesOf = (row: OrderRow): OrderLine[] =>
  storedLines(row).map((line) => ({
    ...line,
    unit_price: amountOf(line.unit_price, row.currency),
    amount: amountOf(line.amount, row.currency),
  }))

export const partiesOf = (row: OrderRow): { readonly seller: Party; readonly buyer: Party } => ({
  seller: Party.parse(row.seller),
  buyer: Party.parse(row.buyer),
})

/** What is stored beside an order. */
interface Beside extends Aftermath {
  readonly replacements: Replacements
  /** What changes if it is issued again; null if nothing would, or it cannot be. */
  readonly reissue: Reissue | null
  readonly attempts: readonly AttemptRow[]
  /** What waits for a second operator, such as a transfer that arrived; null if nothing does. */
  readonly approval: object | null
}

const isUnderWay = (attempts: readonly AttemptRow[], approval: object | null): boolean =>
  approval !== null || attempts.some(({ state }) => state !== 'failed')

const isDisputed = ({ disputes }: Aftermath): boolean => disputes.some(({ state }) => state === 'opened')

export const presentOrderDetail = (
  services: Pick<Services, 'gateway'>,
  row: OrderRow,
  { attempts, approval, replacements, reissue, ...aftermath }: Beside,
  owners: RowOwners,
  locale: Locale,
): Omit<OrderDetail, 'stops_on'> => ({
  ...presentOrder(services, row, owners),
  lines: linesOf(row),
  ...partiesOf(row),
  tax_label: taxWords(row.tax_percent, storedTaxNote(row.tax_note), locale).tax_label,
  tax_note: taxNoteOf(row, storedTaxIn(row.tax_in), locale),
  first_period: firstPeriod(row),
  period_note: row.cancelled_at === null ? periodNote(row, locale) : null,
  ...replacements,
  reissue: isUnderWay(attempts, approval) || isDisputed(aftermath) ? null : reissue,
  cancellable: cancelBreach(row, isUnderWay(attempts, approval) ? 'under way' : 'none') === null,
  credit_notes: aftermath.creditNotes.map((note) => ({
    id: note.id,
    number: note.number,
    issued_at: note.issued_at.toISOString(),
    amount: amountOf(note.total, note.currency),
    reason: note.reason,
  })),
  history: historyOf(row, attempts, aftermath, locale),
})

export const presentPayment = (row: ListedPaymentRow, owners: RowOwners): Payment => {
  const currency = currencyOf(row.currency)
  const returning = money(row.returning, currency)
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    amount: amountOf(row.amount, row.currency),
    shortfall: amountOf(row.shortfall, row.currency),
    refunded_amount: wireAmount(subtract(money(row.refunded, currency), returning)),
    returning_amount: wireAmount(returning),
    currency,
    created_at: isoOf(row.created_at),
    gateway: gatewayOf(row.gateway),
    transaction_id: row.transaction_id,
    card_last_four: row.card_last_four,
    description: row.description,
    receipt_url: row.receipt_url,
    owner: owners.get(row.account_id) ?? null,
  }
}

/** A card whose owner is not in `owners` is the caller’s own. */
export const presentPaymentMethod = (row: PaymentMethodRow, owners?: RowOwners): PaymentMethod => ({
  id: row.id,
  gateway: row.gateway === 'stripe' ? 'stripe' : 'cloudpayments',
  card_first_six: row.card_first_six,
  card_last_four: row.card_last_four,
  card_type: row.card_type,
  card_exp_date: `${row.card_expires.slice(5, 7)}/${row.card_expires.slice(2, 4)}`,
  default: row.is_default,
  owner: owners?.get(row.account_id) ?? null,
})
