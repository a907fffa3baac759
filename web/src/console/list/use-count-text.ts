import type { MoneyTotals } from '@foyer/contract/operator/order.ts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** How many rows of money there are, and what they come to in each currency, once that is known: what came to nothing is not said. */
export const useCountText = (totals: MoneyTotals | undefined): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const sums = (totals?.totals ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ amount, refunded, currency }) => {
      const sum = formatMoney(amount, currency, locale)
      return refunded > 0 ? t('list.total_refunded', { sum, refunded: formatMoney(refunded, currency, locale) }) : sum
    })
  return (count) => [count, ...sums].join(' · ')
}
