import { CircleSlash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { useLocale } from '../use-locale.ts'

/** Stands in place of a text or a file that was removed. */
export const Removed = ({ at, by = 'staff' }: { at: string; by?: 'client' | 'staff' }) => {
  const { t } = useTranslation('talk')
  return (
    <p className="row small subtle">
      <CircleSlash size={14} />
      {t(`conversation.removed_${by}`, { when: formatDate(at, 'date', useLocale()) })}
    </p>
  )
}
