import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '../../lib/intl.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { StaffTicket } from './queries.ts'

/** During an update, the previous server version may answer this page; it does not send this field. */
type MaybeSnoozed = Partial<Pick<StaffTicket, 'snoozed_until'>>

/** When the snooze ends; null for a ticket in the queue. */
export const snoozedTill = ({ snoozed_until = null }: MaybeSnoozed): string | null => snoozed_until

/** In words: "28 November at 09:00". No year, because it is never more than a year away. */
export const momentText = (at: Date, locale: Locale): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

/** When the snooze ends; nothing for a ticket in the queue. */
export const SnoozedTill = ({ ticket }: { ticket: MaybeSnoozed }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const till = snoozedTill(ticket)
  return till !== null && <time dateTime={till}>{t('snooze.till', { when: momentText(new Date(till), locale) })}</time>
}
