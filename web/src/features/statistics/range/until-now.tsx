import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { isLive, type Range } from './range.ts'

interface UntilNowProps {
  readonly range: Range
  /** In seconds since 1970. */
  readonly now: number
}

/** As of when the figures of a range up to the present are: on a screen that nobody touches, "the last hour" may be another. */
export const UntilNow = ({ range, now }: UntilNowProps) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  if (!isLive(range, now)) return null
  return <span>{t('range.until', { time: formatDate(new Date(now * 1000), 'invite', locale) })}</span>
}
