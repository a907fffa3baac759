import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'
import { useMay } from '../me.ts'
import { licenceQuery } from './queries.ts'

interface LicenceFilterProps {
  readonly id: string
  readonly onClear: () => void
}

/** Says of which licence the records are. It is asked for: the rows may be none, or still those of the page before. */
export const LicenceFilter = ({ id, onClear }: LicenceFilterProps) => {
  const { t } = useTranslation('operator')
  const mayRead = useMay()('licences:read')
  const { data, isPending } = useQuery({ ...licenceQuery(id), enabled: mayRead })
  const unnamed = mayRead && isPending ? '…' : id
  return (
    <Filter name={t('list.licence')} value={data?.human_id ?? unnamed} onClear={onClear}>
      {() => <p className="small">{t('list.of_licence')}</p>}
    </Filter>
  )
}
