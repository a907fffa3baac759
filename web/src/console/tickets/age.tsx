import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { formatDate, formatRelative } from '../../lib/dates.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { ageTone } from './age-rules.ts'
import type { StaffTicket } from './queries.ts'

type Aged = Pick<StaffTicket, 'updated_at' | 'waiting_since'>

/** How long the ticket has been in its current state; coloured while a customer has waited long. */
export const Age = ({ ticket: { updated_at, waiting_since } }: { ticket: Aged }) => {
  const locale = useLocale()
  const now = useNow(minuteMs)
  const since = waiting_since ?? updated_at
  const text = formatRelative(since, Math.max(now, Date.parse(since)), locale)
  const tone = waiting_since === null ? 'calm' : ageTone(now - Date.parse(since))
  return (
    <time dateTime={since} title={formatDate(since, 'payment', locale)} className={`age ${tone}`}>
      {text ?? formatDate(since, 'date', locale)}
    </time>
  )
}
