import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Banner } from '../../ui/banner.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import type { StaffOrderDetail } from './queries.ts'

/** A payment that people decide about, and what they can do. */
export const QuestionedBanner = ({ order: { questioned } }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  if (questioned === null) return null
  const { gateway, amount, currency } = questioned
  const provider = t(`gateways.${gateway}`)
  return (
    <Banner tone="warn">
      {amount === null || currency === null
        ? t('order:questioned_unknown', { provider })
        : t('order:questioned', { provider, amount: formatMoney(amount, currency, locale) })}
    </Banner>
  )
}
