import type { MoneyTotal } from '@foyer/contract/operator/order.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** Whether the rows on screen still belong to other filters. Another page of the same list has the same totals. */
export const isOfAnotherList = (
  { isPlaceholderData }: { readonly isPlaceholderData: boolean },
  { cursor }: { readonly cursor?: string | undefined },
): boolean => isPlaceholderData && cursor === undefined

interface Total {
  readonly currency: Currency
  readonly amount: number
}

/**
 * `later` for a list that is not narrowed: millions of rows of all years take seconds to sum, and no books need the sum
 * of all years.
 */
type Totals<Each> = { readonly totals: readonly Each[] } | 'later' | undefined

/**
 * The number of rows and their totals per currency, once known. Left out while `isOther` says that the rows belong to
 * another list; totals of zero are left out too. `partOf` adds what a sum contains, `besideOf` what stands beside it.
 */
export const useCountWithSums = <Each extends Total>(
  totals: Totals<Each>,
  isOther: boolean,
  partOf: (sum: string, total: Each, format: (amount: number) => string) => string,
  besideOf: (total: Each, format: (amount: number) => string) => readonly string[] = () => [],
): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  if (totals === 'later') return (count) => `${count} · ${t('list.totals_later')}`
  const sums = (isOther ? [] : (totals?.totals ?? [])).flatMap((total) => {
    const format = (amount: number) => formatMoney(amount, total.currency, locale)
    return [...(total.amount > 0 ? [partOf(format(total.amount), total, format)] : []), ...besideOf(total, format)]
  })
  return (count) => [count, ...sums].join(' · ')
}

/** The same, with what of each sum was refunded. */
export const useCountText = (totals: Totals<MoneyTotal>, isOther: boolean): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  return useCountWithSums(totals, isOther, (sum, { refunded }, format) =>
    refunded > 0 ? t('list.total_refunded', { sum, refunded: format(refunded) }) : sum,
  )
}
