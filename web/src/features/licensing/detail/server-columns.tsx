import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ServerStatus, StatsServer } from '@foyer/contract/licensing/stats.ts'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { useStatisticsShared } from '../../../api/use-statistics-shared.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { serverLooks } from '../../../ui/server-looks.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import type { en } from '../locale/en.ts'
import { LastSeen } from './last-seen.tsx'
import { ReleaseServer } from './release-server.tsx'
import { formatTraffic } from './traffic.ts'

interface OfServer {
  readonly server: StatsServer
}

const StatusChip = ({ status }: { status: ServerStatus }) => {
  const { t } = useTranslation('licensing')
  return <Chip {...serverLooks[status]}>{t(`detail.statuses.${status}`)}</Chip>
}

interface NameCellProps extends OfServer {
  /** The licence whose statistics can be looked at; undefined if there are none. */
  readonly watched: string | undefined
}

/** The name leads to what was watched on the server. */
const Name = ({ server: { server_id, hostname }, watched }: NameCellProps) => {
  const { t } = useTranslation('statistics')
  if (watched === undefined)
    return (
      <span className="name cut" title={hostname}>
        {hostname}
      </span>
    )
  return (
    <Link
      to="/retroview/dashboard"
      search={{ licence: watched, hostname, server: server_id }}
      className="name cut"
      title={t('licence.of_server', { name: hostname })}
    >
      {hostname}
    </Link>
  )
}

const NameCell = ({ server, watched }: NameCellProps) => {
  const { ip, version } = server
  return (
    <>
      <Name server={server} watched={watched} />
      <span className="server-under tiny subtle">
        {ip}
        <span className="on-card"> · {version}</span>
      </span>
    </>
  )
}

const TrafficCell = ({ server: { in_bandwidth, out_bandwidth } }: OfServer) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  return (
    <span className="two-lines">
      <span>
        <ArrowDown size={12} aria-label={t('usage.in')} /> {formatTraffic(in_bandwidth, locale)}
      </span>
      <span>
        <ArrowUp size={12} aria-label={t('usage.out')} /> {formatTraffic(out_bandwidth, locale)}
      </span>
    </span>
  )
}

const LoadCell = ({ server: { cpu, memory } }: OfServer) => {
  const { t } = useTranslation('licensing')
  return (
    <span className="server-load">
      <Meter name={t('detail.cpu')} percent={cpu} />
      <Meter name={t('detail.memory')} percent={memory} />
    </span>
  )
}

/** On a phone, streams and users share one line. */
const CardLine = ({ server: { medias, sessions } }: OfServer) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  return (
    <span className="on-card tiny subtle">
      {t('detail.streams', { count: medias, formatted: formatNumber(medias, locale) })}
      {' · '}
      {t('detail.users', { count: sessions, formatted: formatNumber(sessions, locale) })}
    </span>
  )
}

/** The licence's id if what was watched on its servers can be looked at. */
const useWatched = ({ id, owner, retroview }: Deliverable): string | undefined => {
  const may = useMay()
  const isShared = useStatisticsShared(owner)
  return retroview && isShared && may(owner, 'getViewingSeries') ? id : undefined
}

type ColumnName = keyof (typeof en)['detail']['columns']

/** The columns of a licence's servers. A silent server shows no figures, because its last ones are out of date. */
export const useServerColumns = (licence: Deliverable): readonly Column<StatsServer>[] => {
  const { t } = useTranslation(['licensing', 'app'])
  const locale = useLocale()
  const none = <span className="not-on-card">{t('app:global.none')}</span>
  const running = (show: (server: StatsServer) => ReactNode) => (server: StatsServer) =>
    server.status === 'offline' ? none : show(server)
  const column = (key: ColumnName) => ({
    key,
    title: t(`detail.columns.${key}`),
  })
  const mayRelease = useMay()(licence.owner, 'releaseServer')
  const watched = useWatched(licence)
  return [
    { ...column('server'), card: 'title', cell: (server) => <NameCell server={server} watched={watched} /> },
    { ...column('status'), card: 'end', cell: ({ status }) => <StatusChip status={status} /> },
    { ...column('version'), cell: ({ version }) => version },
    { ...column('streams'), figures: true, cell: running(({ medias }) => formatNumber(medias, locale)) },
    { ...column('users'), figures: true, cell: running(({ sessions }) => formatNumber(sessions, locale)) },
    { ...column('traffic'), figures: true, cell: running((server) => <TrafficCell server={server} />) },
    { ...column('load'), figures: true, card: 'line', cell: running((server) => <LoadCell server={server} />) },
    {
      ...column('seen'),
      figures: true,
      card: 'line',
      cell: (server) => (
        <>
          {server.status !== 'offline' && <CardLine server={server} />}
          <LastSeen at={server.last_updated_at} />
          {mayRelease && (
            <span className="on-card">
              <ReleaseServer licence={licence} server={server} />
            </span>
          )}
        </>
      ),
    },
    ...(mayRelease
      ? [
          {
            ...column('action'),
            untitled: true,
            figures: true,
            cell: (server: StatsServer) => <ReleaseServer licence={licence} server={server} />,
          },
        ]
      : []),
  ]
}
