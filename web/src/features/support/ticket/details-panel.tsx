import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { alertsOf } from '../../../lib/server-alerts.ts'
import { productWord } from '../../../lib/ticket-words.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ServerAlerts } from '../../../ui/server-alerts.tsx'
import { personName } from '../person-name.ts'
import type { Ticket } from '../queries.ts'

/** All facts about the ticket besides the conversation. */
export const DetailsPanel = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const { number, state, kind, product, manager_name, creator, opened_by, created_at, updated_at, closed_at } = ticket
  // The version before does not say who opened it.
  const by = opened_by ?? creator
  return (
    <Panel title={t('ticket.details')}>
      <FactList>
        <Fact name={t('ticket.number')}>
          <span className="row">
            {number}
            <CopyButton value={String(number)} name={t('ticket.number')} />
          </span>
        </Fact>
        <Fact name={t('ticket.state')}>{t(`state_of.${state}`)}</Fact>
        <Fact name={t('ticket.kind')}>{t(`kinds.${kind}`)}</Fact>
        <Fact name={t('ticket.product')}>{t(`products.${productWord(product)}`)}</Fact>
        <Fact name={t('ticket.engineer')}>{manager_name ?? <span className="subtle">{t('ticket.nobody')}</span>}</Fact>
        <Fact name={t('ticket.creator')} remark={opened_by || !by.name ? undefined : by.email}>
          <bdi>{personName(by, t('erased_name'))}</bdi>
        </Fact>
        <Fact name={t('ticket.created')}>
          <DateTime at={created_at} format="ticket" />
        </Fact>
        <Fact name={t('ticket.updated')}>
          <DateTime at={updated_at} format="ticket" />
        </Fact>
        {closed_at !== null && (
          <Fact name={t('ticket.closed_at')}>
            <DateTime at={closed_at} format="ticket" />
          </Fact>
        )}
      </FactList>
    </Panel>
  )
}

const rangeOf = ({ min, max }: NonNullable<Ticket['licence']>['versions'], any: string): string => {
  if (min === null) return max === null ? any : `< ${max}`
  return max === null ? `> ${min}` : `${min}–${max}`
}

/** The licence's state when the question was asked. */
export const LicencePanel = ({ ticket: { licence, deliverable_id, owner } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const may = useMay()
  if (licence === null || deliverable_id === null) return null
  const { human_id, sku_name, versions, servers, alerts } = licence
  const name = `${human_id} ${sku_name}`
  return (
    <Panel title={t('ticket.licence')}>
      {may(owner, 'getDeliverable') ? (
        <Link to="/licenses/$id" params={{ id: deliverable_id }} className="small">
          {name}
        </Link>
      ) : (
        <span className="small">{name}</span>
      )}
      <FactList>
        <Fact name={t('ticket.versions')}>{rangeOf(versions, t('ticket.any_version'))}</Fact>
        <Fact name={t('ticket.servers')}>
          {servers.length === 0
            ? t('ticket.no_servers')
            : servers.map(({ hostname, version }) => (
                <span key={hostname} className="licence-server">
                  {hostname} <span className="subtle">{version}</span>
                </span>
              ))}
        </Fact>
        <Fact name={t('ticket.alerts')}>
          {alerts === null ? (
            t('ticket.no_alerts')
          ) : (
            <ServerAlerts alerts={alertsOf(alerts)} externalError={t('ticket.external_error')} />
          )}
        </Fact>
      </FactList>
    </Panel>
  )
}
