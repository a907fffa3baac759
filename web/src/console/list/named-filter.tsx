import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'

interface NamedFilterProps {
  readonly of: 'customer' | 'licence'
  readonly id: string
  /** The name; undefined while it loads and for roles that may not know it. */
  readonly called: string | undefined
  readonly isLoading: boolean
  readonly onClear: () => void
}

/** Says whose records are listed. The name is requested, because the list may be empty or still show the previous rows. */
export const NamedFilter = ({ of, id, called, isLoading, onClear }: NamedFilterProps) => {
  const { t } = useTranslation('operator')
  return (
    <Filter name={t(`list.${of}`)} value={called ?? (isLoading ? '…' : id)} onClear={onClear}>
      {() => <p className="small">{t(`list.of_${of}`)}</p>}
    </Filter>
  )
}
