import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { useMutation } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useNow } from '../../../ui/use-now.ts'
import { yearArchive } from '../queries.ts'

/** This year and the two before: what a bookkeeper still asks for. */
const yearsBefore = (now: number): readonly number[] => {
  const year = new Date(now).getUTCFullYear()
  return [year, year - 1, year - 2]
}

/** All documents of one year, packed into a file. */
export const ArchiveMenu = () => {
  const { t } = useTranslation('billing')
  const years = yearsBefore(useNow(dayMs))
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
