import { useTranslation } from 'react-i18next'

/** The labels of the fields, for messages. */
export const useFieldNames = (): Record<string, string> => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const names: Record<string, string> = {
    id: t('catalogue:fields.id'),
    name: t('catalogue:fields.name'),
    min_quantity: t('catalogue:fields.min_quantity'),
    category: t('catalogue:columns.category'),
    currency: t('catalogue:columns.currency'),
    period: t('catalogue:fields.period'),
    billing_terms: t('catalogue:fields.billing_terms'),
  }
  for (let at = 0; at < 50; at += 1) {
    names[`tiers.${at}.from_quantity`] = t('catalogue:fields.from_quantity')
    names[`tiers.${at}.unit_price`] = t('catalogue:unit_price_name')
  }
  return names
}
