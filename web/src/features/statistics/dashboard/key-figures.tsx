import './key-figures.css'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../../lib/intl.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

export interface KeyFigure {
  readonly name: string
  /** Undefined while it loads. */
  readonly text: string | undefined
  /** The change against the period before, as a fraction. */
  readonly change?: number | undefined
  readonly remark?: string | undefined
  /** When it was, below the change. */
  readonly time?: string | undefined
}

const Change = ({ change }: { readonly change: number }) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const Arrow = Math.abs(change) < 0.0005 ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight
  const text = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(change))
  return (
    <span className="row key-change">
      <Arrow size={14} aria-hidden="true" />
      <span className="sr">{t(change < 0 ? 'figures.less' : 'figures.more')}</span>
      {text}
      <span aria-hidden="true">{t('figures.before')}</span>
    </span>
  )
}

/** The range's totals, compared with the period before. */
export const KeyFigures = ({ figures }: { readonly figures: readonly KeyFigure[] }) => (
  <dl className="keys">
    {figures.map(({ name, text, change, remark, time }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="key-value">{text ?? <Skeleton width={120} height={24} />}</dd>
        <dd className="key-under">
          {change === undefined ? (
            (remark ?? (text === undefined ? <Skeleton width={60} /> : '\u00a0'))
          ) : (
            <Change change={change} />
          )}
        </dd>
        <dd className="key-under">{time ?? '\u00a0'}</dd>
      </div>
    ))}
  </dl>
)
