import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { useTranslation } from 'react-i18next'
import { ArchiveMenu } from '../../ui/archive-menu.tsx'
import { periodOf } from '../../ui/periods.ts'
import { useNow } from '../../ui/use-now.ts'
import { documentsArchive } from './queries.ts'

/** Longer ones are refused: the documents are drawn while they are downloaded. */
const periods = ['this_month', 'last_month', 'this_quarter', 'last_quarter'] as const

/** The invoices and credit notes of all customers of a month or a quarter. */
export const DocumentsMenu = () => {
  const { t } = useTranslation('operator')
  const now = useNow(hourMs)
  return (
    <ArchiveMenu
      name={t('orders.archive')}
      entries={periods}
      labelOf={(period) => t(`list.period.${period}`)}
      load={async (period) => {
        const { from = '', to = '' } = periodOf(period, now)
        return { file: `documents-${from}-${to}.zip`, zip: await documentsArchive(from, to) }
      }}
    />
  )
}
