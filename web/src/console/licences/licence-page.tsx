import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
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
import { useCopyDeeds } from '../use-copy-deeds.ts'
import { LicenceActions } from './licence-actions.tsx'
import { LicenceChip } from './licence-chip.tsx'
import { LicenceHistory, LicenceOrders, useRecords } from './licence-records.tsx'
import { licenceQuery, type StaffLicence } from './queries.ts'
import { ServersPanel } from './servers-panel.tsx'

const LicenceSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={280} height={26} />
    <div className="cols narrow">
      <Skeleton height={320} />
      <Skeleton height={200} />
    </div>
  </div>
)

/** The price of a period, and whether the licence renews automatically. */
const RenewalFacts = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation(['operator', 'licence'])
  const locale = useLocale()
  const { currency, price_correction, period, auto_renewable, cancellation_reason, terminatable, terminated_at } =
    licence
  const per = t(`catalogue.spans.${period}`)
  const agreed = formatMoney(price_correction, currency, locale)
  const remark =
    price_correction === 0
      ? t('licence:facts.without_tax', { per })
      : t('licence:facts.agreed', { per, amount: agreed })
  return (
    <>
      <Fact name={t('licence:facts.price')} remark={remark}>
        <Money amount={chargeOf(licence).net} currency={currency} />
      </Fact>
      {period !== 'one_time' && !terminatable && terminated_at === null && (
        <Fact name={t('licence:facts.renewal')} remark={cancellation_reason ?? undefined}>
          {t(auto_renewable ? 'licence:facts.renews' : 'licence:facts.stopped')}
        </Fact>
      )}
    </>
  )
}

const Versions = ({ range: { min, max } }: { range: StaffLicence['available_versions'] }) => {
  const { t } = useTranslation(['operator', 'licence'])
  if (min !== null && max !== null) return t('licence:versions.range', { min, max })
  if (min !== null) return t('licence:versions.from', { min })
  return max === null ? t('licence:versions.any') : t('licence:versions.to', { max })
}

const FactsPanel = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation(['operator', 'app', 'licence'])
  const { key, paid_till, quantity, activation_type, usb_serial_number, available_versions } = licence
  const { billing_kind, unpaid_order_id, user_comment, retroview, created_at } = licence
  useCopyDeeds([{ id: 'key', kind: t('licences.key'), value: key }])
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
        {usb_serial_number !== null && (
          <Fact name={t('licence:dongle')}>
            <span className="row">
              <span className="mono cut">{usb_serial_number}</span>
              <CopyButton value={usb_serial_number} name={t('licence:dongle')} />
            </span>
          </Fact>
        )}
        <Fact name={t('licence:versions.name')}>
          <Versions range={available_versions} />
        </Fact>
        <Fact name={t('licences.billing')}>{t(`licences.billings.${billing_kind}`)}</Fact>
        <RenewalFacts licence={licence} />
        <Fact name={t('licences.statistics')}>{t(retroview ? 'app:global.yes' : 'app:global.no')}</Fact>
        {unpaid_order_id !== null && (
          <Fact name={t('licences.unpaid')}>
            <Link to={paths.order(unpaid_order_id)}>{t('licences.open_order')}</Link>
          </Fact>
        )}
        <Fact name={t('licence:created')}>
          <DateTime at={created_at} />
        </Fact>
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
