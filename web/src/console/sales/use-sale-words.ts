import { amountCap } from '@foyer/contract/vocabulary/constants.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../lib/day-text.ts'
import { formatNumber } from '../../lib/measures.ts'
import { formatMoney } from '../../lib/money.ts'
import type { OwnWords } from '../../ui/form/field-messages.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { dueDays } from '../list/typed.ts'

/** The error texts for a day, a price and, if `most` gives a maximum, a count on an invoice; each names its limit. */
export const useSaleWords = (currency: Currency, most?: number): OwnWords => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return ({ code, path, ...rest }) => {
    const field = path.at(-1)
    if (field === 'due_on') {
      const { min, max } = dueDays()
      return t('sales.due_wrong', { from: dayText(min, locale), to: dayText(max, locale) })
    }
    if (field === 'quantity' && most !== undefined)
      return t('licences.limit_wrong', { least: 1, most: formatNumber(most, locale) })
    // Empty fields have the same error everywhere.
    if (field !== 'unit_price' || code !== 'custom') return undefined
    return 'params' in rest && rest.params?.['code'] === 'too_large'
      ? t('orders.refund_wrong', { amount: formatMoney(amountCap, currency, locale) })
      : t('list.amount_wrong', { currency })
  }
}
