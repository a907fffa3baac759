import { useTranslation } from 'react-i18next'
import { formatRelative } from '../lib/dates.ts'
import { useLocale } from './use-locale.ts'
import { useLocalNow } from './use-now.ts'

const stepMs = 1_000

/** How long ago the data on screen was loaded: `Updated 4 seconds ago`. */
export const UpdatedAgo = ({ at }: { at: number }) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useLocalNow(stepMs)
  if (at === 0) return null
  return (
    <span className="tiny subtle not-on-card">
      {now - at < 2 * stepMs
        ? t('table.updated_now')
        : t('table.updated', { time: formatRelative(new Date(at), now, locale) ?? '' })}
    </span>
  )
}
