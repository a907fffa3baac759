import './lists.css'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceButtons } from '../../ui/choice-buttons.tsx'
import { Filter } from '../../ui/filter.tsx'

interface CurrencyFilterProps {
  readonly value: Currency | undefined
  readonly onChange: (value: Currency | undefined) => void
}

/** Filters a list by currency: sorting by amount is meaningful only within one currency. */
export const CurrencyFilter = ({ value, onChange }: CurrencyFilterProps) => {
  const { t } = useTranslation('operator')
  return (
    <Filter name={t('list.currency')} value={value} onClear={() => onChange(undefined)}>
      {(close) => (
        <ChoiceButtons
          className="currency-choices"
          choices={currencies}
          chosen={value}
          labelOf={(currency) => currency}
          onChoose={(currency) => {
            onChange(currency)
            close()
          }}
        />
      )}
    </Filter>
  )
}
