import type { OrderTotal } from '@foyer/contract/operator/order.ts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** The number of orders, what was billed with them by currency, and what of it was refunded. What was cancelled is told apart. */
export const useOrderCount = (
  totals: { readonly totals: readonly OrderTotal[] } | undefined,
  isOther: boolean,
): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const sumsOf = ({ currency, amount, tax_amount, refunded, cancelled_amount }: OrderTotal): string[] => {
    const format = (sum: number) => formatMoney(sum, currency, locale)
    const withTax =
      tax_amount > 0 ? t('credit_notes.total', { sum: format(amount), tax: format(tax_amount) }) : format(amount)
    const billed = refunded > 0 ? t('list.total_refunded', { sum: withTax, refunded: format(refunded) }) : withTax
    return [
      ...(amount > 0 ? [billed] : []),
      ...(cancelled_amount > 0 ? [t('orders.total_cancelled', { sum: format(cancelled_amount) })] : []),
    ]
  }
  const sums = isOther ? [] : (totals?.totals ?? []).flatMap(sumsOf)
  return (count) => [count, ...sums].join(' · ')
}
