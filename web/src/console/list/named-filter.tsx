import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'

interface NamedFilterProps {
  readonly of: 'customer' | 'licence'
  readonly id: string
  /** What it is called; undefined while it is asked for, and for those who may not know. */
  readonly called: string | undefined
  readonly isLoading: boolean
  readonly onClear: () => void
}

/** Says whose records are listed. Its name is asked for: the rows may be none, or still those of the page before. */
export const NamedFilter = ({ of, id, called, isLoading, onClear }: NamedFilterProps) => {
  const { t } = useTranslation('operator')
  return (
    <Filter name={t(`list.${of}`)} value={called ?? (isLoading ? '…' : id)} onClear={onClear}>
      {() => <p className="small">{t(`list.of_${of}`)}</p>}
    </Filter>
  )
}
