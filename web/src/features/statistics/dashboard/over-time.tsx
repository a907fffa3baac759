import './time-chart.css'
import { type ComponentType, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBitRate, formatBytes, formatNumber } from '../../../lib/measures.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { isLastOpen, type Point } from './change.ts'
import { spanText } from './span-text.ts'
import { rateOf, spanOf, stepIn } from './steps.ts'
import type { TimeChartProps } from './time-chart.tsx'

const NoChart = () => {
  const { t } = useTranslation('statistics')
  return <p className="time-chart chart-empty">{t('over_time.none')}</p>
}

/**
 * The chart library is half as heavy as a page, so it loads after the figures. It fails in browsers with a language
 * that it does not know, with Intl's error; the table then shows the same data.
 */
const loadChart = async (): Promise<ComponentType<TimeChartProps>> => {
  try {
    return (await import('./time-chart.tsx')).TimeChart
  } catch (error) {
    if (error instanceof RangeError) return NoChart
    throw error
  }
}

const TimeChart = lazyPart(loadChart, NotFetched)

type ChartTableProps = Omit<TimeChartProps, 'label'>

const Rows = (props: ChartTableProps) => {
  const { traffic, sessions, earlier, isLastOpen, names, locale } = props
  const { t } = useTranslation('statistics')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label={t('over_time.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('over_time.since')}</th>
            <th scope="col">{names.traffic}</th>
            <th scope="col">{names.rate}</th>
            <th scope="col">{names.sessions}</th>
            {earlier !== undefined && <th scope="col">{names.earlier}</th>}
          </tr>
        </thead>
        <tbody>
          {traffic.map(({ at, value }, index) => (
            <tr key={at}>
              <th scope="row">
                {spanText(spanOf(props, index), locale)}
                {isLastOpen && index === traffic.length - 1 && `, ${names.soFar}`}
              </th>
              <td>{formatBytes(value, locale)}</td>
              <td>{formatBitRate(rateOf(props, index), locale)}</td>
              <td>{formatNumber(sessions[index]?.value ?? 0, locale)}</td>
              {earlier !== undefined && <td>{formatBytes(earlier[index]?.value ?? 0, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Hundreds of rows that few people open, so they are rendered on demand. */
const ChartTable = (props: ChartTableProps) => {
  const { t } = useTranslation('statistics')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('over_time.table')}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  )
}

interface OverTimeProps {
  /** Undefined while they load. */
  readonly traffic: readonly Point[] | undefined
  readonly sessions: readonly Point[] | undefined
  readonly earlier: readonly Point[] | undefined
  /** The comparison is wanted, but the earlier data is no longer kept. */
  readonly isGone: boolean
  /** The length of a step in seconds; 0 while it is not known. */
  readonly step: number
  /** The end of the range, in seconds since 1970. */
  readonly to: number
}

/** Memoised, so that the chart is redrawn only when it changes, not with every figure that arrives beside it. */
const useNames = (step: number): TimeChartProps['names'] => {
  const { t } = useTranslation('statistics')
  return useMemo(() => {
    const { unit, count } = stepIn(step)
    return {
      traffic: step === 0 ? t('over_time.traffic') : t(`over_time.traffic_per.${unit}`, { count }),
      rate: t('over_time.rate'),
      sessions: t('over_time.sessions'),
      earlier: t('over_time.earlier'),
      soFar: t('over_time.so_far'),
    }
  }, [t, step])
}

const ChartSkeleton = () => (
  <div className="time-chart late">
    <Skeleton height={228} />
  </div>
)

interface LegendProps {
  readonly names: TimeChartProps['names']
  /** Whether the period before is drawn too. */
  readonly compares: boolean
}

const Legend = ({ names, compares }: LegendProps) => (
  <div className="chart-legend" aria-hidden="true">
    <span>
      <i />
      {names.traffic}
    </span>
    <span>
      <i className="sessions" />
      {names.sessions}
    </span>
    {compares && (
      <span>
        <i className="earlier" />
        {names.earlier}
      </span>
    )}
  </div>
)

/** Traffic and concurrent sessions, as a chart and as a table. */
export const OverTime = ({ traffic, sessions, earlier, isGone, step, to }: OverTimeProps) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const names = useNames(step)
  const isOpen = isLastOpen(traffic ?? [], to)
  const isKnown = traffic !== undefined && sessions !== undefined
  return (
    <>
      <div className="row between wrap over-time-head">
        <h2>{t('over_time.title')}</h2>
        <Legend names={names} compares={earlier !== undefined} />
        {isGone && <output className="tiny subtle">{t('over_time.gone')}</output>}
      </div>
      <div className="over-time-chart">
        {isKnown ? (
          <Suspense fallback={<ChartSkeleton />}>
            <TimeChart
              label={t('over_time.label')}
              traffic={traffic}
              sessions={sessions}
              earlier={earlier}
              isLastOpen={isOpen}
              step={step}
              to={to}
              names={names}
              locale={locale}
            />
          </Suspense>
        ) : (
          <ChartSkeleton />
        )}
      </div>
      <p className="tiny subtle chart-note">{t('over_time.counted')}</p>
      <ChartTable
        traffic={traffic ?? []}
        sessions={sessions ?? []}
        earlier={earlier}
        isLastOpen={isOpen}
        step={step}
        to={to}
        names={names}
        locale={locale}
      />
    </>
  )
}
