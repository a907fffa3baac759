import '../list/list.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { dayText } from '../../../lib/day-text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { firstDue } from './first-due.ts'

/** What is to be paid next, on the pages of billing that do not list it anyway. */
export const UnpaidBanner = () => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { data: unpaid = [] } = useQuery(unpaidOrdersQuery)
  const next = firstDue(unpaid)
  if (next === undefined) return null
  const { id, number, amount, currency, due_on } = next
  const sum = formatMoney(amount, currency, locale)
  const words =
    due_on === null
      ? t('banner.next', { number, sum })
      : t('banner.next_due', { number, sum, day: dayText(due_on, locale) })
  const [before, after] = words.split(number)
  return (
    <div className="bill-banner">
      <Banner
        tone="danger"
        action={
          unpaid.length === 1 ? (
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
        <span className="strong">{t('banner.title', { count: unpaid.length })}</span>{' '}
        <span className="muted">
          {before}
          {/* Its hyphens are no places to break it. */}
          <span className="nowrap">{number}</span>
          {after}
        </span>
      </Banner>
    </div>
  )
}
