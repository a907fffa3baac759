import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { placedAlerts } from '../../../lib/server-alerts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'
import { DataTable, type RowMark } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { ServerAlerts } from '../../../ui/server-alerts.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useSaidCount } from '../../../ui/use-said-count.ts'
import { serverStatuses } from '../list/licences-search.ts'
import { fewServers, findServers, type ServersAsked } from './find-servers.ts'
import { hasStopped } from './has-stopped.ts'
import { useServerColumns } from './server-columns.tsx'
import { unitOf } from './usage.ts'

const route = getRouteApi('/portal/main/licenses/$id')

interface OfLicence {
  readonly licence: Deliverable
}

const markOf = ({ status }: StatsServer): RowMark | undefined => {
  if (status === 'error') return 'danger'
  return status === 'offline' ? 'gone' : undefined
}

/** The alerts of all the licence's servers, above their rows. */
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

/** How to activate the first server on the licence. */
const NotActivated = ({ licence: { id, activation_type, usb_serial_number } }: OfLicence) => {
  const { t } = useTranslation('licensing')
  return (
    <EmptyState
      icon={Server}
      title={t('detail.not_activated.title')}
      text={t(`detail.not_activated.${activation_type}`, { serial: usb_serial_number ?? '' })}
      actions={
        activation_type === 'online' ? (
          <Link to="/licenses/$id" params={{ id }} search={{ tab: 'connect' }} className={buttonClass({})}>
            {t('tabs.connect')}
          </Link>
        ) : undefined
      }
    />
  )
}

interface ToolsProps extends OfLicence {
  readonly asked: ServersAsked
  readonly onChange: (next: ServersAsked, how?: { readonly replace: boolean }) => void
}

/** Search for one server among many: nobody wants to scan two hundred names at night. */
const Tools = ({ licence: { stats }, asked, onChange }: ToolsProps) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const countOf = (status: StatsServer['status']): number =>
    stats.servers.filter((server) => server.status === status).length
  return (
    <div className="toolbar server-tools">
      <ChoiceFilter
        name={t('detail.columns.status')}
        value={asked.status}
        choices={serverStatuses}
        labelOf={(status) => t(`detail.statuses.${status}`)}
        remarkOf={(status) => formatNumber(countOf(status), locale)}
        onChange={(status) => onChange({ status })}
      />
      <SearchField
        label={t('detail.find_server')}
        value={asked.server ?? ''}
        onSearch={(typed) => onChange({ server: typed === '' ? undefined : typed }, { replace: true })}
      />
    </div>
  )
}

const ServersTable = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const columns = useServerColumns(licence)
  const { server, status } = route.useSearch()
  const navigate = route.useNavigate()
  const asked: ServersAsked = { server, status }
  const isAsked = server !== undefined || status !== undefined
  const change: ToolsProps['onChange'] = (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace, resetScroll: false })
  const { servers, unlisted } = licence.stats
  const locale = useLocale()
  const rows = findServers(servers, asked)
  useSaidCount(`${formatNumber(rows.length, locale)} ${t('detail.units.servers', { count: rows.length })}`)
  return (
    <div className="servers">
      {(isAsked || servers.length > fewServers) && <Tools licence={licence} asked={asked} onChange={change} />}
      {rows.length === 0 ? (
        <NoMatch onClear={() => change({ server: undefined, status: undefined })} />
      ) : (
        <DataTable
          name={t('detail.facts.servers')}
          columns={columns}
          rows={rows}
          rowKey={({ server_id }) => server_id}
          mark={markOf}
        />
      )}
      {unlisted !== undefined && (
        <p className="panel-body muted">
          {t('detail.unlisted', { count: unlisted.servers, formatted: formatNumber(unlisted.servers, locale) })}
        </p>
      )}
    </div>
  )
}

/** The media servers that run on the licence, or how to start the first one. */
export const ServersPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const { activated, servers, unlisted } = licence.stats
  const awaitsFirst = !activated && !hasStopped(licence)
  if (unitOf(licence) === undefined) return null
  return (
    <Panel
      title={t('detail.facts.servers')}
      aside={servers.length > 0 && <Badge count={servers.length + (unlisted?.servers ?? 0)} tone="calm" exact />}
      bare
    >
      <Alerts licence={licence} />
      {servers.length > 0 && <ServersTable licence={licence} />}
      {servers.length === 0 && awaitsFirst && <NotActivated licence={licence} />}
      {servers.length === 0 && !awaitsFirst && <p className="panel-body muted">{t('detail.no_servers')}</p>}
    </Panel>
  )
}
