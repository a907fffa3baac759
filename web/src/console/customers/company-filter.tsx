import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'
import { membersQuery } from './queries.ts'

interface CompanyFilterProps {
  readonly id: string
  readonly onClear: () => void
}

/**
 * Says which company the list is limited to. The name is requested, because the list may have no rows, for example in a
 * view with none of its members.
 */
export const CompanyFilter = ({ id, onClear }: CompanyFilterProps) => {
  const { t } = useTranslation('operator')
  const { data, isPending } = useQuery(membersQuery(id))
  const title = data?.customers[0]?.company?.title
  return (
    <Filter name={t('customers.columns.company')} value={title ?? (isPending ? '…' : id)} onClear={onClear}>
      {() => <p className="small">{t('customers.of_company')}</p>}
    </Filter>
  )
}
