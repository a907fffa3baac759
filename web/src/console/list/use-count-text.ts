import type { MoneyTotals } from '@foyer/contract/operator/order.ts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** Whether the rows that stand there are still those of other filters; a page further they are of the same. */
export const isOfAnotherList = (
  { isPlaceholderData }: { readonly isPlaceholderData: boolean },
  { cursor }: { readonly cursor?: string | undefined },
): boolean => isPlaceholderData && cursor === undefined

/**
 * How many rows of money there are, and what they come to in each currency, once that is known and `isOther` does not say that the rows are
 * another list's: what came to nothing is not said.
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
