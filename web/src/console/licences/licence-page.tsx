import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { formatMoney } from '../../lib/money.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CalendarDay, DateTime } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { paths } from '../paths.ts'
import { LicenceActions } from './licence-actions.tsx'
import { LicenceChip } from './licence-chip.tsx'
import { LicenceHistory, LicenceOrders, useRecords } from './licence-records.tsx'
import { licenceQuery, type StaffLicence } from './queries.ts'

const LicenceSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={280} height={26} />
    <div className="cols narrow">
      <Skeleton height={320} />
      <Skeleton height={200} />
    </div>
  </div>
)

const ServersPanel = ({ licence: { stats, servers_limit } }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const { servers } = stats
  return (
    <Panel
      title={t('licences.columns.servers')}
      {...(servers_limit !== null && {
        aside: t('licences.servers_limit', { used: servers.length, count: servers_limit }),
      })}
    >
      {servers.length === 0 && <p className="small muted">{t('licences.no_servers')}</p>}
      <ul className="lines">
        {servers.map(({ server_id, hostname, ip, version, sessions, last_updated_at }) => (
          <li key={server_id}>
            <Server />
            <span className="grow">
              <span className="small strong">{hostname}</span>
              <span className="cell-under tiny subtle">
                {ip} · {version} · <DateTime at={last_updated_at} format="payment" />
              </span>
            </span>
            <span className="small subtle tab-num">{t('licences.sessions', { count: sessions })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What a period costs, and whether another one comes by itself. */
const RenewalFacts = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const { currency, price_correction, period, auto_renewable, cancellation_reason, terminatable, terminated_at } =
    licence
  const per = t(`catalogue.spans.${period}`)
  const agreed = formatMoney(price_correction, currency, locale)
  const remark =
    price_correction === 0
      ? t('licence_orders.facts.without_tax', { per })
      : t('licence_orders.facts.agreed', { per, amount: agreed })
  return (
    <>
      <Fact name={t('licence_orders.facts.price')} remark={remark}>
        <Money amount={chargeOf(licence).net} currency={currency} />
      </Fact>
      {period !== 'one_time' && !terminatable && terminated_at === null && (
        <Fact name={t('licence_orders.facts.renewal')} remark={cancellation_reason ?? undefined}>
          {t(auto_renewable ? 'licence_orders.facts.renews' : 'licence_orders.facts.stopped')}
        </Fact>
      )}
    </>
  )
}

const FactsPanel = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation(['operator', 'app'])
  const { key, paid_till, quantity, activation_type, billing_kind, unpaid_order_id, user_comment, retroview } = licence
  return (
    <Panel title={t('licences.facts')}>
      <FactList>
        <Fact name={t('licences.key')}>
          <span className="row">
            <span className="mono cut">{key}</span>
            <CopyButton value={key} name={t('licences.key')} />
          </span>
        </Fact>
        <Fact name={t('licences.columns.quantity')}>{quantity}</Fact>
        <Fact name={t('licences.columns.paid_till')}>
          {paid_till === null ? t('licences.endless') : <CalendarDay day={paid_till} />}
        </Fact>
        <Fact name={t('licences.activation')}>{t(`licences.activations.${activation_type}`)}</Fact>
        <Fact name={t('licences.billing')}>{t(`licences.billings.${billing_kind}`)}</Fact>
        <RenewalFacts licence={licence} />
        <Fact name={t('licences.statistics')}>{t(retroview ? 'app:global.yes' : 'app:global.no')}</Fact>
        {unpaid_order_id !== null && (
          <Fact name={t('licences.unpaid')}>
            <Link to={paths.order(unpaid_order_id)}>{t('licences.open_order')}</Link>
          </Fact>
        )}
        {user_comment !== null && user_comment !== '' && <Fact name={t('licences.comment')}>{user_comment}</Fact>}
      </FactList>
    </Panel>
  )
}

const Shown = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const { human_id, sku_name, customer } = licence
  return (
    <>
      <PageHeader
        title={human_id}
        aside={<LicenceChip licence={licence} />}
        facts={
          <>
            <span>{sku_name}</span>
            <Link to={paths.customer(customer.id)}>{customer.email}</Link>
          </>
        }
        actions={<LicenceActions licence={licence} />}
      />
      <div className="cols narrow">
        <div className="stack console-top">
          <ServersPanel licence={licence} />
          <LicenceOrders licence={licence} />
          <LicenceHistory licence={licence} />
        </div>
        <aside className="stack console-top" aria-label={t('licences.facts')}>
          <FactsPanel licence={licence} />
        </aside>
      </div>
    </>
  )
}

/** One licence with its media servers, and what staff can do with it. */
export const LicencePage = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <div className="fit">
      <Loaded key={id} query={useQuery(licenceQuery(id))} beside={useRecords(id)} skeleton={<LicenceSkeleton />}>
        {(data) => <Shown licence={data} />}
      </Loaded>
    </div>
  )
}
