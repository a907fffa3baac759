import { useMutation } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { type Period, periodOf } from '../../ui/periods.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useNow } from '../../ui/use-now.ts'
import { documentsArchive } from './queries.ts'

/** Longer ones are refused: the documents are drawn while they are downloaded. */
const periods = ['this_month', 'last_month', 'this_quarter', 'last_quarter'] as const

const hourMs = 3_600_000

/** The invoices and credit notes of all customers of a month or a quarter, in a ZIP file. */
export const DocumentsMenu = () => {
  const { t } = useTranslation('operator')
  const now = useNow(hourMs)
  const save = useMutation({
    mutationFn: async ({ from = '', to = '' }: Period) =>
      saveFile(`documents-${from}-${to}.zip`, await documentsArchive(from, to)),
  })
  return (
    <Menu
      button={
        <Button busy={save.isPending}>
          <Archive />
          {t('orders.archive')}
        </Button>
      }
    >
      {periods.map((period) => (
        <MenuItem key={period} disabled={save.isPending} onChoose={() => save.mutate(periodOf(period, now))}>
          {t(`list.period.${period}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
