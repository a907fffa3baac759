import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'
import { useMay } from '../me.ts'
import { customerQuery } from './queries.ts'

interface CustomerFilterProps {
  readonly id: string
  readonly onClear: () => void
}

/** Says whose records are listed. The customer is asked for: the rows may be none, or still those of the page before. */
export const CustomerFilter = ({ id, onClear }: CustomerFilterProps) => {
  const { t } = useTranslation('operator')
  const mayRead = useMay()('customers:read')
  const { data, isPending } = useQuery({ ...customerQuery(id), enabled: mayRead })
  const unnamed = mayRead && isPending ? '…' : id
  return (
    <Filter name={t('list.customer')} value={data?.email ?? unnamed} onClear={onClear}>
      {() => <p className="small">{t('list.of_customer')}</p>}
    </Filter>
  )
}
