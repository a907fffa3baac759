import type { Order } from '@foyer/contract/billing/order.ts'
import '../list/list.css'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { aside } from '../../../api/query-client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { daysUntil } from '../../../lib/dates.ts'
import { dayText } from '../../../lib/day-text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { isToPay } from '../orders/order-state.tsx'

/** A sentence with an invoice number that must not wrap at its hyphens. */
const About = ({ words, number }: { words: string; number: string }) => {
  const [before, after] = words.split(number)
  return (
    <span className="muted">
      {before}
      <span className="nowrap">{number}</span>
      {after}
    </span>
  )
}

const ToPay = ({ next, count, now }: { next: Order; count: number; now: number }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { id, number, amount, currency, due_on } = next
  const sum = formatMoney(amount, currency, locale)
  const words =
    due_on === null
      ? t('banner.next', { number, sum })
      : t(daysUntil(due_on, now) < 0 ? 'banner.next_overdue' : 'banner.next_due', {
          number,
          sum,
          day: dayText(due_on, locale),
        })
  return (
    <Banner
      tone="danger"
      action={
        count === 1 ? (
          <Link to="/invoices/$id" params={{ id }} className={buttonClass({ size: 's' })}>
            {t('pay.amount', { sum })}
          </Link>
        ) : (
          <Link to="/unpaid-invoices" className={buttonClass({ size: 's' })}>
            {t('banner.show')}
          </Link>
        )
      }
    >
      <span className="strong">{t('banner.title', { count })}</span> <About words={words} number={number} />
    </Banner>
  )
}

const Charged = ({ next, count }: { next: Order; count: number }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { number, amount, currency, charged_on } = next
  const sum = formatMoney(amount, currency, locale)
  const words = t('banner.charged_next', { number, sum, day: dayText(charged_on ?? '', locale) })
  return (
    <Banner
      tone="info"
      action={
        <Link to="/unpaid-invoices" className={buttonClass({ size: 's' })}>
          {t('banner.look')}
        </Link>
      }
    >
      <span className="strong">{t('banner.charged', { count })}</span> <About words={words} number={number} />
    </Banner>
  )
}

/** The next invoice to pay, or else the next charge, for the billing pages that do not list it anyway. */
export const UnpaidBanner = () => {
  const { data } = useQuery({ ...unpaidOrdersQuery, ...aside })
  const { orders: unpaid = [], count = 0 } = data ?? {}
  const now = useNow(minuteMs)
  const toPay = unpaid.filter((order) => isToPay(order, now))
  // They are sorted by due date; those without a date come last, the oldest first.
  const [next] = toPay.length > 0 ? toPay : unpaid
  if (next === undefined) return null
  // Of invoices beyond the first page only the count is known.
  const beyond = count - unpaid.length
  return (
    <div className="bill-banner">
      {toPay.length > 0 ? (
        <ToPay next={next} count={toPay.length + beyond} now={now} />
      ) : (
        <Charged next={next} count={count} />
      )}
    </div>
  )
}
