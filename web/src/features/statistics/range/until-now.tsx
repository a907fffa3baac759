import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { type AskedRange, isLive } from './range.ts'

interface UntilNowProps {
  readonly asked: AskedRange
  /** In seconds since 1970. */
  readonly now: number
}

/** Until when a relative range goes: on a screen that nobody touches, "the last hour" may be another. */
export const UntilNow = ({ asked, now }: UntilNowProps) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  if (!isLive(asked, now)) return null
  return <span>{t('range.until', { time: formatDate(new Date(now * 1000), 'invite', locale) })}</span>
}
