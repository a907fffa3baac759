import type { OrderTotal } from '@foyer/contract/operator/order.ts'
import { useTranslation } from 'react-i18next'
import { useCountWithSums } from '../list/use-count-text.ts'

/** The number of orders, what was billed with them by currency, and what of it was refunded. What was cancelled is told apart. */
export const useOrderCount = (
  totals: { readonly totals: readonly OrderTotal[] } | 'later' | undefined,
  isOther: boolean,
): ((count: string) => string) => {
  const { t } = useTranslation('operator')
  return useCountWithSums(
    totals,
    isOther,
    (sum, { tax_amount, refunded }, format) => {
      const withTax = tax_amount > 0 ? t('credit_notes.total', { sum, tax: format(tax_amount) }) : sum
      return refunded > 0 ? t('list.total_refunded', { sum: withTax, refunded: format(refunded) }) : withTax
    },
    ({ cancelled_amount }, format) =>
      cancelled_amount > 0 ? [t('orders.total_cancelled', { sum: format(cancelled_amount) })] : [],
  )
}
