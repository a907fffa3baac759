import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { useTranslation } from 'react-i18next'
import type { OwnWords } from '../../ui/form/field-messages.ts'
import { currencyTooCoarse } from './sku-form.ts'

/** The error of a price with more decimals than its currency allows. */
export const usePriceWords = (): OwnWords => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return (issue) => {
    const currency = currencyTooCoarse(issue)
    if (currency === undefined) return undefined
    const { decimals } = currencyFacts[currency]
    return decimals === 0
      ? t('catalogue:price_whole', { currency })
      : t('catalogue:price_decimals', { currency, decimals })
  }
}
