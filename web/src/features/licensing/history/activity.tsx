import type { TimelineEvent } from '@foyer/contract/licensing/timeline.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  Check,
  CircleAlert,
  FileCheck2,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Server,
  SlidersHorizontal,
  SquarePen,
} from 'lucide-react'
import { featuresQuery } from '../../../api/features.ts'
import { formatDate } from '../../../lib/dates.ts'
import { dateTimeFormat } from '../../../lib/intl.ts'
import { TimeLine, TimeLineEntry } from '../../../ui/time-line.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

type Look = { readonly icon: LucideIcon; readonly tone?: 'ok' | 'warn' }

const looks: Readonly<Record<TimelineEvent['kind'], Look>> = {
  licence: { icon: ScrollText },
  limit: { icon: SlidersHorizontal },
  invoice: { icon: ReceiptText },
  payment: { icon: Check, tone: 'ok' },
  properties: { icon: SquarePen },
  key: { icon: KeyRound },
  activation: { icon: FileCheck2 },
  server: { icon: Server },
  alert: { icon: CircleAlert, tone: 'warn' },
  ticket: { icon: LifeBuoy },
}

/** With minutes, because people compare the history with logs. */
const timeOf = (at: string, locale: Locale): string =>
  `${formatDate(at, 'date', locale)}, ${dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))}`

const areas: Readonly<Partial<Record<TimelineEvent['kind'], 'billing' | 'tickets'>>> = {
  invoice: 'billing',
  limit: 'billing',
  payment: 'billing',
  ticket: 'tickets',
}

/** Whether the brand has the feature that an entry links to. */
const useOpen = (kind: TimelineEvent['kind']): boolean => {
  const { data: features } = useQuery(featuresQuery)
  const area = areas[kind]
  return area === undefined || features?.[area] === true
}

const Entry = ({ event: { kind, at, text, actor, link } }: { event: TimelineEvent }) => {
  const { icon, tone } = looks[kind]
  const open = useOpen(kind)
  return (
    <TimeLineEntry icon={icon} {...(tone && { tone })} at={at} time={timeOf(at, useLocale())}>
      {link === null || !open ? text : <Link to={link}>{text}</Link>}
      {actor !== null && <span className="subtle"> · {actor}</span>}
    </TimeLineEntry>
  )
}

export const Activity = ({ events }: { readonly events: readonly TimelineEvent[] }) => (
  <TimeLine>
    {events.map((event) => (
      <Entry key={event.id} event={event} />
    ))}
  </TimeLine>
)
