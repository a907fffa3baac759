import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { useLocale } from '../use-locale.ts'

/** Stands in place of what was removed: a text, or a file by either side. */
export const Removed = ({ at, what = 'text' }: { at: string; what?: 'text' | 'client' | 'staff' }) => {
  const { t } = useTranslation('talk')
  const when = formatDate(at, 'date', useLocale())
  return <p className="small subtle">{t(`conversation.removed_${what}`, { when })}</p>
}
