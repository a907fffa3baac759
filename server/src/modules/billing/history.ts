import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { isNothing, money } from '@foyer/contract/vocabulary/money.ts'
import { formatMoney } from '../../platform/locale/format.ts'
import type { DisputeRow } from './disputes/dispute-store.ts'
import { providerOf } from './letters/staff-notice.ts'
import type { BillingTexts } from './locale/en.ts'
import { texts } from './locale/texts.ts'
import type { OrderRow } from './orders/order-store.ts'
import type { AttemptRow } from './payments/attempt-store.ts'
import type { PaymentRow } from './payments/payment-store.ts'
import type { CreditNoteRow } from './refunds/credit-note-store.ts'
import type { RefundRow } from './refunds/refund-store.ts'

type Entry = OrderDetail['history'][number]

/** What was used to pay. On a provider’s own page there may have been no card, so the provider is named. */
const meansOf = ({ card_last_four, gateway, instrument_kind }: AttemptRow, words: BillingTexts): string => {
  if (card_last_four !== null) return words.card(card_last_four)
  return instrument_kind === 'checkout' ? words.throughProvider(providerOf(gateway)) : words.newCard
}

const reasonIn = ({ declines }: BillingTexts, code: string | null): string =>
  declines[(code ?? 'generic_decline') as DeclineReason] ?? declines.generic_decline

/** Why a card was declined, in plain words. */
export const declineText = (code: string | null, locale: Locale): string => reasonIn(texts[locale], code)

/** The same, and what the customer can do about it. */
export const declineOf = (code: string, locale: Locale): { readonly why: string; readonly next: string } => {
  const { declineSteps } = texts[locale]
  return { why: declineText(code, locale), next: declineSteps[code as DeclineReason] ?? declineSteps.generic_decline }
}

const attemptEntry = (attempt: AttemptRow, words: BillingTexts): Entry[] => {
  const at = attempt.updated_at.toISOString()
  const means = meansOf(attempt, words)
  switch (attempt.state) {
    case 'failed': {
      const reason = reasonIn(words, attempt.failure_code)
      return [{ at, kind: 'attempt_failed', text: words.attemptFailed(means, reason) }]
    }
    case 'requires_action':
      return [{ at, kind: 'attempt_waits', text: words.attemptWaits(means) }]
    case 'succeeded':
      return [{ at, kind: 'paid', text: words.paid(means) }]
    default:
      return [{ at, kind: 'attempt_open', text: words.attemptOpen(means) }]
  }
}

/** What happened to the money after the payment. */
export interface Aftermath {
  readonly creditNotes: readonly CreditNoteRow[]
  readonly disputes: readonly DisputeRow[]
  /** Money that was not owed. */
  readonly surplus: readonly RefundRow[]
  /** What paid the order. */
  readonly payment: PaymentRow | undefined
}

/** That less than the invoice arrived, which settled it all the same. */
const shortEntry = ({ payment }: Aftermath, words: BillingTexts, locale: Locale): Entry[] => {
  if (payment === undefined || isNothing(payment.shortfall)) return []
  const sum = (decimal: string): string => formatMoney(money(decimal, currencyOf(payment.currency)), locale)
  const text = words.settledShort(sum(payment.amount), sum(payment.shortfall))
  return [{ at: payment.created_at.toISOString(), kind: 'settled_short', text }]
}

const disputeEntries = ({ state, opened_at, closed_at }: DisputeRow, { disputed }: BillingTexts): Entry[] => [
  { at: opened_at.toISOString(), kind: 'dispute_opened', text: disputed.opened },
  ...(closed_at === null
    ? []
    : [
        {
          at: closed_at.toISOString(),
          kind: state === 'lost' ? 'dispute_lost' : 'dispute_won',
          text: state === 'lost' ? disputed.lost : disputed.won,
        },
      ]),
]

/** The history of an order, oldest first. It is derived from the order’s own rows, so nothing has to be kept in step. */
export const historyOf = (
  order: OrderRow,
  attempts: readonly AttemptRow[],
  aftermath: Aftermath,
  locale: Locale,
): Entry[] => {
  const words = texts[locale]
  const { creditNotes, disputes, surplus } = aftermath
  const tried = attempts.flatMap((attempt) => attemptEntry(attempt, words))
  const otherwisePaid = order.paid_at !== null && !attempts.some(({ state }) => state === 'succeeded')
  const entries: Entry[] = [
    {
      at: order.created_at.toISOString(),
      kind: 'issued',
      text: isNothing(order.total) ? words.ordered : words.issued,
    },
    ...tried,
    ...(otherwisePaid && order.paid_at !== null
      ? [{ at: order.paid_at.toISOString(), kind: 'paid', text: words.paidOtherwise }]
      : []),
    ...shortEntry(aftermath, words, locale),
    ...(order.cancelled_at === null
      ? []
      : [{ at: order.cancelled_at.toISOString(), kind: 'cancelled', text: words.cancelled }]),
    ...surplus.map(({ created_at, state, amount, currency }) => ({
      at: created_at.toISOString(),
      kind: 'returned',
      text: words[state === 'succeeded' ? 'surplusReturned' : 'surplusReturning'](
        formatMoney(money(amount, currencyOf(currency)), locale),
      ),
    })),
    ...disputes.flatMap((dispute) => disputeEntries(dispute, words)),
    ...creditNotes.map(({ issued_at, number }) => ({
      at: issued_at.toISOString(),
      kind: 'credited',
      text: words.credited(number),
    })),
  ]
  // Events of the same moment keep the order of the rows.
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
