import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../../lib/charge.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatPercent } from '../../../lib/percent.ts'
import { Bar } from '../../../ui/bar.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Money } from '../../../ui/money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { GhostText } from '../../../ui/skeleton.tsx'
import { UsageBar } from '../../../ui/usage-bar.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { usedOf } from '../used-of.ts'
import { formatDay, formatDistance } from './days.ts'
import { useForecast } from './forecast.tsx'
import { skuQuery } from './queries.ts'
import { formatTraffic } from './traffic.ts'
import { unitOf } from './usage.ts'
import { versionText } from './versions.ts'

interface OfLicence {
  readonly licence: Deliverable
}

const PriceFact = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { currency, period, price_correction, sku_id, tax } = licence
  const { data: sku, isPending } = useQuery(skuQuery(sku_id))
  const { net } = chargeOf(licence)
  const remarks = [
    sku && t(`detail.terms.${sku.billing_terms}`),
    net > 0 && t(`detail.per.${period}`),
    price_correction !== 0 && t('detail.corrected', { amount: formatMoney(price_correction, currency, locale) }),
    net > 0 && tax > 0 && t('detail.plus_tax', { percent: formatPercent(tax, locale) }),
  ]
  const remark = remarks.filter(Boolean).join(', ')
  // The most common text, as a placeholder, so that nothing moves when the real one arrives.
  const awaited = isPending && <GhostText>{`${t('detail.terms.subscription')}, `}</GhostText>
  return (
    <Fact
      name={t('detail.facts.price')}
      remark={
        awaited || remark !== '' ? (
          <>
            {awaited}
            {remark}
          </>
        ) : undefined
      }
    >
      {net === 0 ? t('detail.free') : <Money amount={net} currency={currency} />}
    </Fact>
  )
}

const PaidTillFact = ({ licence: { paid_till, terminatable } }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(minuteMs)
  const name = terminatable ? t('detail.facts.trial_till') : t('columns.paid_till')
  if (paid_till === null) return <Fact name={name}>{t('detail.no_end')}</Fact>
  return (
    <Fact name={name} remark={formatDistance(paid_till, now, locale)}>
      <time dateTime={paid_till}>{formatDay(paid_till, locale)}</time>
    </Fact>
  )
}

/** Servers have a fact and a bar of their own; every other quantity is shown here. */
const QuantityFact = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { quantity, servers_limit } = licence
  const unit = unitOf(licence)
  const forecast = useForecast(licence)
  const drawnElsewhere = unit === undefined || (unit === 'servers' && servers_limit !== null)
  return (
    <Fact name={t('columns.quantity')} remark={forecast ?? (unit && t(`detail.units.${unit}`, { count: quantity }))}>
      {drawnElsewhere ? formatNumber(quantity, locale) : <UsageBar used={usedOf(licence)} limit={quantity} />}
    </Fact>
  )
}

const useServersRemark = ({ stats: { servers } }: Deliverable): string | undefined => {
  const { t } = useTranslation('licensing')
  const offline = servers.filter(({ status }) => status === 'offline').length
  const failing = servers.filter(({ status }) => status === 'error').length
  const remarks = [
    failing > 0 && t('detail.failing', { count: failing }),
    offline > 0 && t('detail.silent', { count: offline }),
  ]
  return remarks.filter(Boolean).join(', ') || undefined
}

const ServersFact = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { servers_limit: limit, stats } = licence
  return (
    <Fact name={t('detail.facts.servers')} remark={useServersRemark(licence)}>
      {formatNumber(stats.server_count, locale)}
      {limit !== null && <span className="of"> {t('detail.of', { limit: formatNumber(limit, locale) })}</span>}
      {limit !== null && limit > 1 && <Bar share={stats.server_count / limit} />}
    </Fact>
  )
}

const MediaFacts = ({ licence, versions }: OfLicence & { readonly versions: VersionRange }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { activation_type, stats, usb_serial_number } = licence
  const out = stats.out_bandwidth > 0 && t('detail.out', { traffic: formatTraffic(stats.out_bandwidth, locale) })
  return (
    <>
      <ServersFact licence={licence} />
      <Fact name={t('usage.input_channels')} remark={out || undefined}>
        {formatNumber(stats.medias, locale)}
      </Fact>
      <Fact name={t('detail.facts.versions')}>{versionText(versions) ?? t('detail.any_version')}</Fact>
      <Fact name={t('detail.facts.activation')} remark={usb_serial_number ?? undefined}>
        {t(`activation.${activation_type}`)}
      </Fact>
    </>
  )
}

interface LicenceFactsProps extends OfLicence {
  readonly versions: VersionRange
}

/** Everything about a licence at a glance. Support and hardware run no servers. */
export const LicenceFacts = ({ licence, versions }: LicenceFactsProps) => {
  const { t } = useTranslation('licensing')
  return (
    <Panel>
      <Facts>
        <PriceFact licence={licence} />
        <PaidTillFact licence={licence} />
        <QuantityFact licence={licence} />
        {unitOf(licence) !== undefined && <MediaFacts licence={licence} versions={versions} />}
        <Fact name={t('detail.facts.since')}>
          <DateTime at={licence.created_at} />
        </Fact>
      </Facts>
    </Panel>
  )
}
