import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../lib/countries.ts'
import { displayNames } from '../../lib/intl.ts'
import { Filter } from '../../ui/filter.tsx'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'

interface CountryFilterProps {
  /** Two letters. */
  readonly value: string | undefined
  readonly onChange: (country: string | undefined) => void
}

export const CountryFilter = ({ value, onChange }: CountryFilterProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const name = t('customers.columns.country')
  return (
    <Filter
      name={name}
      value={value === undefined ? undefined : (displayNames(locale, { type: 'region' }).of(value) ?? value)}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <Select
          searchable
          label={name}
          autoComplete="off"
          options={countryOptions(locale)}
          value={value ?? ''}
          onChange={(country) => {
            // Empty while the typed text names none.
            if (country === '') return
            onChange(country)
            close()
          }}
        />
      )}
    </Filter>
  )
}
