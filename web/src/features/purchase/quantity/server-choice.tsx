import { purchaseQuantities } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/select.tsx'

interface ServerChoiceProps {
  readonly value: number
  readonly onChange: (count: number) => void
}

const { min, max } = purchaseQuantities
const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))

/** The number of servers, from a list of twenty choices. */
export const ServerChoice = ({ value, onChange }: ServerChoiceProps) => {
  const { t } = useTranslation('purchase')
  return (
    <Select
      label={t('servers')}
      value={String(value)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  )
}
