import './licence-traffic.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStatisticsShared } from '../../api/use-statistics-shared.ts'
import { formatBytes } from '../../lib/measures.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { type Point, sumOf } from './dashboard/change.ts'
import { seriesQuery } from './queries.ts'
import { rangeOf, wholeHours } from './range/range.ts'
import { useNowSeconds } from './range/use-now-seconds.ts'

const height = 40

/** A line scaled to its highest point. */
const pathOf = (points: readonly Point[]): string => {
  const most = Math.max(...points.map(({ value }) => value), 1)
  const at = ({ value }: Point, index: number): string =>
    `${index},${(height - (value / most) * (height - 2)).toFixed(1)}`
  return points.map(at).join(' ')
}

const Sparkline = ({ points }: { readonly points: readonly Point[] }) => {
  const line = pathOf(points)
  const last = points.length - 1
  return (
    <svg className="sparkline" viewBox={`0 0 ${last} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,${height} ${line} ${last},${height}`} />
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface CourseProps {
  readonly points: readonly Point[]
  /** The last step is not over, so that its total is still growing. */
  readonly isOpen: boolean
}

const Course = ({ points, isOpen }: CourseProps) => {
  const { t } = useTranslation('statistics')
  const sum = sumOf(points)
  const text = formatBytes(sum, useLocale())
  if (sum === 0) return <p className="licence-traffic muted">{t('licence.none')}</p>
  return (
    <div className="licence-traffic">
      <p>
        <strong>{text}</strong> <span className="tiny subtle">{t('licence.facts')}</span>
      </p>
      <Sparkline points={isOpen ? points.slice(0, -1) : points} />
    </div>
  )
}

const Traffic = ({ licence: { id } }: { readonly licence: Deliverable }) => {
  const { t } = useTranslation('statistics')
  const { now } = useNowSeconds()
  const range = wholeHours(rangeOf({}, now, 'week'))
  const query = useQuery(seriesQuery('bytes', range, { licence: id }))
  return (
    <Panel
      title={t('licence.title')}
      aside={
        <Link to="/retroview/sessions" search={{ licence: id, range: 'week' }} className="small">
          {t('licence.all')}
        </Link>
      }
    >
      <Loaded query={query} level={2} skeleton={<Skeleton height={64} />}>
        {({ series, partial }) => <Course points={series} isOpen={partial.last} />}
      </Loaded>
    </Panel>
  )
}

/** Traffic of one licence's servers over the last week. Nothing if it collects no statistics or its owner does not share them. */
export const LicenceTraffic = ({ licence }: { readonly licence: Deliverable }) => {
  const isShared = useStatisticsShared(licence.owner)
  return licence.retroview && isShared ? <Traffic licence={licence} /> : null
}
