import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { Filter } from '../../ui/filter.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'

interface PaidTillFilterProps {
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** Licences whose paid time ends before a day. */
export const PaidTillFilter = ({ value, onChange }: PaidTillFilterProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    <Filter
      name={t('licences.ends')}
      value={
        value === undefined ? undefined : t('licences.ends_before', { day: formatDate(value, 'date', locale, 'UTC') })
      }
      onClear={() => onChange(undefined)}
    >
      {() => (
        <MomentField
          type="date"
          label={t('licences.ends_before_label')}
          value={value ?? ''}
          onChange={(day) => onChange(day === '' ? undefined : day)}
        />
      )}
    </Filter>
  )
}
