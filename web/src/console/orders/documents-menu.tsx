import { archivedDays } from '@foyer/contract/vocabulary/constants.ts'
import { daysBetween } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { ArchiveMenu } from '../../ui/archive-menu.tsx'
import { type Period, periodOf, presetOf } from '../../ui/periods.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { documentsArchive } from './queries.ts'

/** Longer ones are refused: the documents are drawn while they are downloaded. */
const periods = ['this_month', 'last_month', 'this_quarter', 'last_quarter'] as const

const isArchived = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && from <= to && daysBetween(from, to) < archivedDays

/**
 * The invoices and credit notes of all customers of a month or a quarter, or of the days that the list is filtered by: a
 * month may have more than one file can.
 */
export const DocumentsMenu = ({ chosen }: { readonly chosen: Period }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const now = useNow(hourMs)
  const isOwn = isArchived(chosen) && !periods.some((period) => period === presetOf(chosen, now))
  const day = (date = ''): string => formatDate(date, 'date', locale, 'UTC')
  return (
    <ArchiveMenu
      name={t('orders.archive')}
      entries={isOwn ? (['chosen', ...periods] as const) : periods}
      labelOf={(entry) => (entry === 'chosen' ? `${day(chosen.from)} – ${day(chosen.to)}` : t(`list.period.${entry}`))}
      load={async (entry) => {
        const { from = '', to = '' } = entry === 'chosen' ? chosen : periodOf(entry, now)
        return { file: `documents-${from}-${to}.zip`, zip: await documentsArchive(from, to) }
      }}
    />
  )
}
