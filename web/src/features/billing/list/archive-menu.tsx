import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useNow } from '../../../ui/use-now.ts'
import { firstYearQuery, yearArchive } from '../queries.ts'

/**
 * From this year back to the first that may have documents. Until that is known, the last three years; if there are
 * none, this year.
 */
const yearsSince = (first: number | null | undefined, now: number): readonly number[] => {
  const year = new Date(now).getUTCFullYear()
  const from = first === undefined ? year - 2 : (first ?? year)
  return Array.from({ length: Math.max(1, year - from + 1) }, (_, back) => year - back)
}

/** All documents of one year in a ZIP file. */
export const ArchiveMenu = () => {
  const { t } = useTranslation('billing')
  const now = useNow(dayMs)
  const { data: first } = useQuery(firstYearQuery)
  const years = yearsSince(first, now)
  const save = useMutation({
    mutationFn: async (year: number) => saveFile(`invoices-${year}.zip`, await yearArchive(year)),
  })
  return (
    <Menu
      button={
        <Button busy={save.isPending}>
          <Archive />
          {t('archive.open')}
        </Button>
      }
    >
      {years.map((year) => (
        <MenuItem key={year} disabled={save.isPending} onChoose={() => save.mutate(year)}>
          {t('archive.year', { year })}
        </MenuItem>
      ))}
    </Menu>
  )
}
