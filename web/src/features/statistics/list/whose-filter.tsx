import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'

interface WhoseFilterProps {
  /** `me` or an e-mail address. */
  readonly owner: string | undefined
  readonly onChange: (owner: string | undefined) => void
}

/** Chooses whose statistics to show, for users who see somebody else's too. */
export const WhoseFilter = (props: WhoseFilterProps) => {
  const { t } = useTranslation()
  const { data: standing } = useQuery(statisticsStandingQuery)
  const rows = standing?.owners.map((owner) => ({ owner })) ?? []
  return <OwnerFilter name={t('whose.column')} mine={t('whose.mine')} rows={rows} {...props} />
}
