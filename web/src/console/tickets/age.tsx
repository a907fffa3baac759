import { formatDate, formatRelative } from '../../lib/dates.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { ageTone } from './age-rules.ts'
import type { StaffTicket } from './queries.ts'

const minuteMs = 60_000

/** Since when it stands as it does; in colour while a customer has waited for long. */
export const Age = ({ ticket: { updated_at, state } }: { ticket: Pick<StaffTicket, 'updated_at' | 'state'> }) => {
  const locale = useLocale()
  const now = useNow(minuteMs)
  const text = formatRelative(updated_at, Math.max(now, Date.parse(updated_at)), locale)
  const tone = state === 'opened' ? ageTone(now - Date.parse(updated_at)) : 'calm'
  return (
    <time dateTime={updated_at} title={formatDate(updated_at, 'payment', locale)} className={`age ${tone}`}>
      {text ?? formatDate(updated_at, 'date', locale)}
    </time>
  )
}
