import type { MoneyTotals } from '@foyer/contract/operator/order.ts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** Whether the rows on screen still belong to other filters. Another page of the same list has the same totals. */
export const isOfAnotherList = (
  { isPlaceholderData }: { readonly isPlaceholderData: boolean },
  { cursor }: { readonly cursor?: string | undefined },
): boolean => isPlaceholderData && cursor === undefined

/**
 * The number of rows and their totals per currency, once known. Left out while `isOther` says that the rows belong to
 * another list; totals of zero are left out too.
 */
export const useCountText = (totals: MoneyTotals | undefined, isOther: boolean): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const sums = (isOther ? [] : (totals?.totals ?? []))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, refunded, currency }) => {
      const sum = formatMoney(amount, currency, locale)
      return refunded > 0 ? t('list.total_refunded', { sum, refunded: formatMoney(refunded, currency, locale) }) : sum
    })
  return (count) => [count, ...sums].join(' · ')
}
