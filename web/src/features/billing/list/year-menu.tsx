import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ArchiveMenu } from '../../../ui/archive-menu.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { firstYearQuery, yearArchive } from '../exports.ts'

/**
 * From this year back to the first that may have documents. Until that is known, the last three years; if there are
 * none, this year.
 */
const yearsSince = (first: number | null | undefined, now: number): readonly number[] => {
  const year = new Date(now).getUTCFullYear()
  const from = first === undefined ? year - 2 : (first ?? year)
  return Array.from({ length: Math.max(1, year - from + 1) }, (_, back) => year - back)
}

/** All documents of one year. */
export const YearMenu = () => {
  const { t } = useTranslation('billing')
  const now = useNow(dayMs)
  const { data: first } = useQuery(firstYearQuery)
  return (
    <ArchiveMenu
      name={t('archive.open')}
      entries={yearsSince(first, now)}
      labelOf={(year) => t('archive.year', { year })}
      load={async (year) => ({ file: `invoices-${year}.zip`, zip: await yearArchive(year) })}
    />
  )
}
