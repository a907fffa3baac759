import './chart-foot.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBitRate, formatBytes, formatNumber } from '../../../lib/measures.ts'
import type { Point } from './change.ts'
import { spanText } from './span-text.ts'
import { minutesPast, partlyAt, rateOf, spanOf } from './steps.ts'
import type { TimeChartProps } from './time-chart.tsx'

type RowsProps = Omit<TimeChartProps, 'label' | 'onSelect'>

const Rows = (props: RowsProps) => {
  const { traffic, sessions, earlier, partly, names, locale } = props
  const { t } = useTranslation('statistics')
  const remarkOf = (index: number): string => {
    const remark = partlyAt(partly, index, traffic.length)
    return remark === undefined ? '' : `, ${remark}`
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label={t('over_time.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('over_time.since')}</th>
            <th scope="col">{names.traffic}</th>
            <th scope="col">{names.rate}</th>
            {sessions.length > 0 && <th scope="col">{names.sessions}</th>}
            {earlier !== undefined && <th scope="col">{names.earlier}</th>}
          </tr>
        </thead>
        <tbody>
          {traffic.map(({ at, value }, index) => (
            <tr key={at}>
              <th scope="row">
                {spanText(spanOf(props, index), locale)}
                {remarkOf(index)}
              </th>
              <td>{formatBytes(value, locale)}</td>
              <td>{formatBitRate(rateOf(props, index), locale)}</td>
              {sessions.length > 0 && <td>{formatNumber(sessions[index]?.value ?? 0, locale)}</td>}
              {earlier !== undefined && <td>{formatBytes(earlier[index]?.value ?? 0, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Hundreds of rows that few people open, so they are rendered on demand. */
const ChartTable = (props: RowsProps) => {
  const { t } = useTranslation('statistics')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('over_time.table')}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  )
}

const noPoints: readonly Point[] = []

export interface ChartFootProps extends Omit<RowsProps, 'traffic' | 'sessions'> {
  /** Undefined while they load. */
  readonly traffic: readonly Point[] | undefined
  readonly sessions: readonly Point[] | undefined
  /** The length of a step in seconds; 0 while it is not known. */
  readonly step: number
}

/** What one has to know to read the figures. */
const Notes = ({ traffic: points = noPoints, step, sessions }: ChartFootProps) => {
  const { t } = useTranslation('statistics')
  const minutes = minutesPast(points, step)
  return (
    <p className="tiny subtle chart-note">
      {t('over_time.counted')}
      {minutes > 0 && ` ${t('over_time.shifted', { minutes })}`}
      {sessions?.length === 0 && points.length > 0 && ` ${t('over_time.beyond')}`}
    </p>
  )
}

/** What is below the chart, and loads after it: remarks, and its figures as a table. */
export const ChartFoot = (props: ChartFootProps) => (
  <>
    <Notes {...props} />
    <ChartTable {...props} traffic={props.traffic ?? noPoints} sessions={props.sessions ?? noPoints} />
  </>
)
