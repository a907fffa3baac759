import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatNumber } from '../../lib/measures.ts'
import { placedAlerts } from '../../lib/server-alerts.ts'
import { idBesideName } from '../../lib/server-names.ts'
import { Chip } from '../../ui/chip.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ServerAlerts } from '../../ui/server-alerts.tsx'
import { serverLooks } from '../../ui/server-looks.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import type { StaffLicence } from './queries.ts'
import { holdsPlace, placesTaken } from './surplus-servers.tsx'
import { useLicenceChange } from './use-licence-change.ts'

interface OfLicence {
  readonly licence: StaffLicence
}

interface OfServer extends OfLicence {
  readonly server: StatsServer
}

const StatusChip = ({ server: { status } }: Pick<OfServer, 'server'>) => {
  const { t } = useTranslation(['operator', 'licence'])
  return <Chip {...serverLooks[status]}>{t(`licence:server_states.${status}`)}</Chip>
}

interface ReleaseProps extends OfServer {
  readonly onClose: () => void
}

/** Releases a server's place for a customer who may no longer do so. */
const ReleaseDialog = ({ licence: { id, human_id }, server, onClose }: ReleaseProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { server_id, hostname: host, status } = server
  const text = holdsPlace(server) ? (status === 'offline' ? 'text' : 'text_running') : 'text_over'
  const releasing = useLicenceChange(
    (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/deliverables/{id}/servers/{server_id}/release', {
          params: { path: { id, server_id } },
          body: { reason },
        }),
      ),
    t('licence:release.done', { host }),
  )
  return (
    <ReasonDialog
      title={t('licence:release.title', { host, number: human_id })}
      action={t('licence:release.action')}
      refused={releasing}
      onConfirm={(reason) => releasing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(`licence:release.${text}`)}</p>
    </ReasonDialog>
  )
}

const Release = ({ licence, server }: OfServer) => {
  const { t } = useTranslation('licence')
  const hold = useHeldDialog()
  return (
    <IconButton
      icon={Unplug}
      label={t('release.name', { host: server.hostname })}
      onClick={() => hold((onClose) => <ReleaseDialog licence={licence} server={server} onClose={onClose} />)}
    />
  )
}

const Line = ({ licence, server, told }: OfServer & { readonly told: string | undefined }) => {
  const { t } = useTranslation('operator')
  const mayRelease = useMay()('licences:write')
  const { hostname, ip, version, sessions, last_updated_at } = server
  return (
    <>
      <span className="grow">
        <span className="small strong">{hostname}</span>
        {told !== undefined && <span className="cell-under tiny mono">{told}</span>}
        <span className="cell-under tiny subtle">
          {ip} · {version} ·{' '}
          <span className="nowrap">
            <DateTime at={last_updated_at} format="payment" />
          </span>
          {server.status !== 'offline' && ` · ${t('licences.sessions', { count: sessions })}`}
        </span>
      </span>
      <StatusChip server={server} />
      {mayRelease && <Release licence={licence} server={server} />}
    </>
  )
}

/** The servers' own alerts, above the servers. */
const Alerts = ({ licence: { stats } }: OfLicence) => {
  const { t } = useTranslation(['operator', 'licence'])
  const alerts = placedAlerts(stats)
  if (alerts.length === 0) return null
  return (
    <section aria-label={t('licence:alerts')}>
      <ServerAlerts alerts={alerts} externalError={t('licence:external_error')} />
    </section>
  )
}

/** A licence's media servers: their state, and releasing their places. */
export const ServersPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('operator')
  const { stats, servers_limit } = licence
  const { servers, unlisted } = stats
  const locale = useLocale()
  const idOf = idBesideName(servers)
  return (
    <Panel
      title={t('licences.columns.servers')}
      {...(servers_limit !== null && {
        aside: (
          <span className="small subtle">
            {t('licences.servers_limit', { used: placesTaken(stats), count: servers_limit })}
          </span>
        ),
      })}
    >
      <Alerts licence={licence} />
      {servers.length === 0 && <p className="small muted">{t('licences.no_servers')}</p>}
      <ul className="lines">
        {servers.map((server) => (
          <li key={server.server_id}>
            <Line licence={licence} server={server} told={idOf(server)} />
          </li>
        ))}
      </ul>
      {unlisted !== undefined && (
        <p className="small muted">
          {t('licences.unlisted', { count: unlisted.servers, formatted: formatNumber(unlisted.servers, locale) })}
        </p>
      )}
    </Panel>
  )
}
