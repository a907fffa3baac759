import '../list/list.css'
import type { UnpaidInvoice, UnpaidSummary } from '@foyer/contract/billing/unpaid.ts'
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

interface ToPayProps {
  readonly next: UnpaidInvoice
  readonly count: number
  readonly sums: UnpaidSummary['to_pay']['sums']
  readonly now: number
}

const ToPay = ({ next, count, sums, now }: ToPayProps) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { id, number, amount, currency, due_on } = next
  const sum = formatMoney(amount, currency, locale)
  const all = sums.map((one) => formatMoney(one.amount, one.currency, locale))
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
      <span className="strong">{t('banner.title', { count })}</span>{' '}
      {count > 1 && <span>{t('banner.total', { sums: all.join(' + ') })} </span>}
      <About words={words} number={number} />
    </Banner>
  )
}

const Charged = ({ next, count }: { next: UnpaidInvoice; count: number }) => {
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
  const now = useNow(minuteMs)
  if (data === undefined) return null
  const { to_pay, charged, count } = data
  const [first] = to_pay.first
  if (first !== undefined)
    return (
      <div className="bill-banner">
        <ToPay next={first} count={to_pay.count} sums={to_pay.sums} now={now} />
      </div>
    )
  if (charged.next === null) return null
  return (
    <div className="bill-banner">
      <Charged next={charged.next} count={count} />
    </div>
  )
}
