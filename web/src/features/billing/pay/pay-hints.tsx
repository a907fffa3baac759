import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { dayText } from '../../../lib/day-text.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { afterPayment } from '../invoice/after-payment.ts'

const useAfterText = (order: OrderDetail): string | undefined => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const after = afterPayment(order, dayOf(useNow(minuteMs)))
  if (after === undefined) return undefined
  if (after.kind === 'issued') return t('after.issued')
  const { licence } = after
  if (after.kind === 'new_period') return t('after.new_period', { licence })
  return after.kind === 'more'
    ? t('after.more', { licence, count: after.count })
    : t('after.runs_until', { licence, day: dayText(after.day, locale) })
}

const useReceiptText = ({ owner, paid_at }: OrderDetail): string | undefined => {
  const { t } = useTranslation('billing')
  const { data: profile } = useQuery(profileQuery)
  const own = profile === undefined ? [] : [profile.email, ...profile.notification_emails]
  const emails = owner === null ? [...new Set(own)] : [owner.email]
  if (emails.length === 0) return undefined
  const words = { emails: emails.join(', ') }
  return paid_at === null ? t('receipt.will_go', words) : t('receipt.went', words)
}

/** What happens after paying, and where the receipt is sent. */
export const PayHints = ({ order }: { order: OrderDetail }) => {
  const after = useAfterText(order)
  const receipt = useReceiptText(order)
  if (order.amount === 0) return null
  const texts = [order.paid_at === null ? after : undefined, receipt].filter((text) => text !== undefined)
  if (texts.length === 0) return null
  return (
    <footer className="pay-hints small muted">
      <Info size={14} />
      <span>{texts.join(' ')}</span>
    </footer>
  )
}
