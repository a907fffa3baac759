import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { formatDuration } from '../../../lib/durations.ts'
import { flagOf } from '../../../lib/flags.ts'
import { displayNames } from '../../../lib/intl.ts'
import { formatBytesAligned, formatNumber } from '../../../lib/measures.ts'
import { alertsOf } from '../../../lib/server-alerts.ts'
import { ServerAlerts } from '../../../ui/server-alerts.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { playedOf } from '../played.ts'
import { programName } from './program.ts'
import type { ViewingSearch } from './viewing-search.ts'

interface CellProps {
  readonly row: MetricRow
}

const exact = (value: number, locale: 'en' | 'ru'): string =>
  `${formatNumber(value, locale)}\u00a0${locale === 'ru' ? 'Б' : 'B'}`

export const BytesCell = ({ row }: CellProps) => {
  const locale = useLocale()
  const bytes = playedOf(row.bytes)
  return <span title={exact(bytes, locale)}>{formatBytesAligned(bytes, locale)}</span>
}

export const DurationCell = ({ row }: CellProps) => formatDuration(playedOf(row.duration))

export const CountCell = ({ row }: CellProps) => formatNumber(row.sessions_count ?? 0, useLocale())

export const StartCell = ({ row }: CellProps) => {
  const locale = useLocale()
  const at = new Date((row.started_at ?? 0) * 1000)
  // With UTC too, because server logs and colleagues elsewhere use it.
  return (
    <time dateTime={at.toISOString()} title={`${formatDate(at, 'retroview', locale, 'UTC')} UTC`}>
      {formatDate(at, 'retroview', locale)}
    </time>
  )
}

/** Flag and code, with the name on hover. The flag alone says nothing to screen reader users. */
export const Country = ({ code }: { readonly code: string }) => {
  const locale = useLocale()
  const flag = flagOf(code)
  if (code === '') return null
  return (
    <span className="country" title={flag === '' ? code : displayNames(locale, { type: 'region' }).of(code)}>
      <span className="flag" aria-hidden="true">
        {flag}
      </span>{' '}
      {code}
    </span>
  )
}

export const ServerCell = ({ row: { server } }: CellProps) =>
  server === undefined ? null : (
    <>
      <span className="cut of-session" title={server.hostname}>
        {server.hostname}
      </span>
      <span className="under tiny subtle">
        {server.ip} <Country code={server.country} />
      </span>
    </>
  )

export const ClientCell = ({ row: { client } }: CellProps) => {
  const { t } = useTranslation('statistics')
  if (client === undefined) return null
  return (
    <>
      <span className="cut of-session" title={client.user_id}>
        {client.user_id === '' ? <span className="subtle">{t('anonymous')}</span> : client.user_id}
      </span>
      <span className="under tiny subtle">
        {client.ip} <Country code={client.country} />
      </span>
    </>
  )
}

/** The player or browser. On hover, its raw user agent and the page that embedded it. */
export const ProgramCell = ({ row: { client } }: CellProps) => (
  <span className="cut program" title={[client?.useragent, client?.referer].filter(Boolean).join('\n')}>
    {programName(client?.useragent ?? '')}
  </span>
)

export const AlertsCell = ({ row: { alerts = [] } }: CellProps) => {
  const { t } = useTranslation('statistics')
  const shown = alertsOf(alerts.join('\n'))
  return shown.length === 0 ? null : <ServerAlerts alerts={shown} externalError={t('externalError')} />
}

/** Links a total to its sessions, in the same range. */
export const ToSessions = ({ search, children }: { readonly search: ViewingSearch; readonly children: string }) =>
  // An empty name cannot be searched for.
  children === '' ? (
    '—'
  ) : (
    <Link to="/retroview/sessions" search={search} className="name cut" title={children}>
      {children}
    </Link>
  )
