import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '../../lib/intl.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { StaffTicket } from './queries.ts'

/** As one says it: "28 November at 09:00". It is never more than a year away. */
export const momentText = (at: Date, locale: Locale): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

/** Until when it is put off; nothing of one that stands in the queue. */
export const SnoozedTill = ({ ticket: { snoozed_until } }: { ticket: Pick<StaffTicket, 'snoozed_until'> }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    snoozed_until !== null && (
      <time dateTime={snoozed_until}>{t('snooze.till', { when: momentText(new Date(snoozed_until), locale) })}</time>
    )
  )
}
