import { useTranslation } from 'react-i18next'
import { formatDate, formatRelative } from '../../../lib/dates.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'

const stepMs = 10_000
const recentMs = 60_000

/** How long a server has been silent. Its report may be newer than the last tick of our clock. */
export const LastSeen = ({ at }: { at: string }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = Math.max(useNow(stepMs), Date.parse(at))
  const recent = now - Date.parse(at) < recentMs
  return (
    <time dateTime={at} title={formatDate(at, 'payment', locale)}>
      {recent ? t('detail.just_now') : (formatRelative(at, now, locale) ?? formatDate(at, 'date', locale))}
    </time>
  )
}
