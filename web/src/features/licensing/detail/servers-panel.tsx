import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { Server } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { placedAlerts } from '../../../lib/server-alerts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DataTable, type RowMark } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ServerAlerts } from '../../../ui/server-alerts.tsx'
import { hasStopped } from './has-stopped.ts'
import { useServerColumns } from './server-columns.tsx'
import { unitOf } from './usage.ts'

interface OfLicence {
  readonly licence: Deliverable
}

const markOf = ({ status }: StatsServer): RowMark | undefined => {
  if (status === 'error') return 'danger'
  return status === 'offline' ? 'gone' : undefined
}

/** Those that report first, each group by name; a row keeps its place while its figures change. */
const inOrder = (servers: readonly StatsServer[]): readonly StatsServer[] =>
  servers.toSorted(
    (a, b) =>
      Number(a.status === 'offline') - Number(b.status === 'offline') || a.hostname.localeCompare(b.hostname, 'en'),
  )

/** Alerts of all servers of the licence, above their rows. */
const Alerts = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const alerts = placedAlerts(licence.stats)
  if (alerts.length === 0) return null
  return (
    <section className="server-alerts" aria-label={t('states.alerts', { count: alerts.length })}>
      <ServerAlerts alerts={alerts} externalError={t('states.external_error')} />
    </section>
  )
}

/** How the first server comes to run on the licence. */
const NotActivated = ({ licence: { activation_type, usb_serial_number } }: OfLicence) => {
  const { t } = useTranslation('licensing')
  return (
    <EmptyState
      icon={Server}
      title={t('detail.not_activated.title')}
      text={t(`detail.not_activated.${activation_type}`, { serial: usb_serial_number ?? '' })}
    />
  )
}

const ServersTable = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const columns = useServerColumns(licence)
  return (
    <div className="servers">
      <DataTable
        name={t('detail.facts.servers')}
        columns={columns}
        rows={inOrder(licence.stats.servers)}
        rowKey={({ server_id }) => server_id}
        mark={markOf}
      />
    </div>
  )
}

/** The media servers that run on the licence, or how to start the first one. */
export const ServersPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const { activated, servers } = licence.stats
  const awaitsFirst = !activated && !hasStopped(licence)
  if (unitOf(licence) === undefined) return null
  return (
    <Panel
      title={t('detail.facts.servers')}
      aside={servers.length > 0 && <Badge count={servers.length} tone="calm" />}
      bare
    >
      <Alerts licence={licence} />
      {servers.length > 0 && <ServersTable licence={licence} />}
      {servers.length === 0 && awaitsFirst && <NotActivated licence={licence} />}
      {servers.length === 0 && !awaitsFirst && <p className="panel-body muted">{t('detail.no_servers')}</p>}
    </Panel>
  )
}
