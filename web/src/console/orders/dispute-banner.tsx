import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Banner } from '../../ui/banner.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import type { StaffOrderDetail } from './queries.ts'

/** Why nothing can be refunded: the customer's bank has not decided the dispute yet. */
export const DisputeBanner = ({ order: { disputes } }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const open = disputes.find(({ state }) => state === 'opened')
  if (open === undefined) return null
  return <Banner tone="warn">{t('order:disputed', { amount: formatMoney(open.amount, open.currency, locale) })}</Banner>
}
