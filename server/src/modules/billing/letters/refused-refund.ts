import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { BillingTexts } from '../locale/en.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { moneyOf, postStaffNotice, providerOf } from './staff-notice.ts'

type Words = (texts: BillingTexts['staff']) => {
  readonly subject: (money: string) => string
  readonly body: (amount: string, provider: string) => string
}

const post = async (services: Services, tx: Tx, refund: RefundRow, id: string, wordsOf: Words): Promise<void> => {
  const { tenant, gateway, amount, currency } = refund
  const what = await moneyOf(tx, refund)
  await postStaffNotice(services, tx, { tenant, id: `${id}-${refund.id}` }, (words, locale) => {
    const { subject, body } = wordsOf(words.staff)
    const heading = subject(what(words))
    const sum = formatMoney(money(amount, currencyOf(currency)), locale)
    return { subject: heading, heading, paragraphs: [body(sum, providerOf(gateway))] }
  })
}

/** A refund that will not happen by itself: only staff can do something about it. */
export const postRefusedRefund = (services: Services, tx: Tx, refund: RefundRow, reason: string): Promise<void> =>
  post(services, tx, refund, 'refund-refused', ({ refundRefused: { subject, body } }) => ({
    subject,
    body: (amount, provider) => body(amount, provider, reason),
  }))

/** Nobody can tell whether it was refunded. */
export const postUnclearRefund = (services: Services, tx: Tx, refund: RefundRow): Promise<void> =>
  post(services, tx, refund, 'refund-unclear', ({ refundUnclear }) => refundUnclear)
