import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useTranslation } from 'react-i18next'
import { formatMbps, formatNumber } from '../../../lib/measures.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { UsageBar } from '../../../ui/usage-bar.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { usedOf } from '../used-of.ts'

/** Used of quantity; the traffic is in the tooltip. */
export const UsageCell = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const counts = licence.category.name !== 'support' && licence.category.name !== 'hardware'
  const { medias, in_bandwidth, out_bandwidth } = licence.stats
  const traffic = (
    <dl>
      <dt>{t('usage.input_channels')}</dt>
      <dd>{formatNumber(medias, locale)}</dd>
      <dt>{t('usage.in')}</dt>
      <dd>{formatMbps(in_bandwidth, locale)}</dd>
      <dt>{t('usage.out')}</dt>
      <dd>{formatMbps(out_bandwidth, locale)}</dd>
    </dl>
  )
  return (
    <Tooltip content={traffic}>
      {counts ? (
        <UsageBar used={usedOf(licence)} limit={licence.quantity} />
      ) : (
        <span className="strong">{formatNumber(licence.quantity, locale)}</span>
      )}
    </Tooltip>
  )
}
