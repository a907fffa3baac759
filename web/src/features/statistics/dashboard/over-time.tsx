import './time-chart.css'
import { type ComponentType, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { Range } from '../range/range.ts'
import type { Point } from './change.ts'
import { type Partly, stepIn } from './steps.ts'
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

const ChartSkeleton = () => (
  <div className="time-chart late">
    <Skeleton height={228} />
  </div>
)

const TimeChart = lazyPart(loadChart, NotFetched, ChartSkeleton)

const ChartFoot = lazyPart(async () => (await import('./below-charts.ts')).ChartFoot, NotFetched)

interface OverTimeProps {
  /** Undefined while they load. */
  readonly traffic: readonly Point[] | undefined
  /** Empty if there are too many sessions to count them with these filters. */
  readonly sessions: readonly Point[] | undefined
  readonly earlier: readonly Point[] | undefined
  /** The comparison is wanted, but the earlier data is no longer kept. */
  readonly isGone: boolean
  /** The length of a step in seconds; 0 while it is not known. */
  readonly step: number
  /** The end of the range, in seconds since 1970. */
  readonly to: number
  /** Of which steps the range has only a part. */
  readonly partial: { readonly first: boolean; readonly last: boolean }
  /** A part of the chart was selected. */
  readonly onSelect: (range: Range) => void
  /** The range goes up to the present, so that its last step is not over. */
  readonly isLive: boolean
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
    }
  }, [t, step])
}

const usePartly = ({ partial: { first, last }, isLive }: Pick<OverTimeProps, 'partial' | 'isLive'>): Partly => {
  const { t } = useTranslation('statistics')
  return useMemo(
    () => ({
      first: first ? t('over_time.partly') : undefined,
      last: last ? t(isLive ? 'over_time.so_far' : 'over_time.partly') : undefined,
    }),
    [t, first, last, isLive],
  )
}

/** Stays the same, so that the chart is not drawn again because of it. */
const useSelecting = (onSelect: OverTimeProps['onSelect']): OverTimeProps['onSelect'] => {
  const latest = useRef(onSelect)
  useEffect(() => {
    latest.current = onSelect
  })
  return useCallback((range) => latest.current(range), [])
}

interface LegendProps {
  readonly names: TimeChartProps['names']
  readonly hasSessions: boolean
  /** Whether the period before is drawn too. */
  readonly compares: boolean
  /** The name of incomplete steps, if there are any. */
  readonly partly: string | undefined
}

const Legend = ({ names, hasSessions, compares, partly }: LegendProps) => {
  const lines = [
    ['', names.traffic],
    ...(partly === undefined ? [] : [['partly', partly]]),
    ...(hasSessions ? [['sessions', names.sessions]] : []),
    ...(compares ? [['earlier', names.earlier]] : []),
  ]
  return (
    <div className="chart-legend" aria-hidden="true">
      {lines.map(([line, name]) => (
        <span key={line}>
          <i className={line} />
          {name}
        </span>
      ))}
    </div>
  )
}

/** Traffic and concurrent sessions, as a chart and as a table. */
export const OverTime = (props: OverTimeProps) => {
  const { traffic, sessions, earlier, isGone, step, to } = props
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const names = useNames(step)
  const partly = usePartly(props)
  const isKnown = traffic !== undefined && sessions !== undefined
  const drawn = { earlier, partly, to, names, locale }
  const onSelect = useSelecting(props.onSelect)
  return (
    <>
      <div className="row between wrap over-time-head">
        <h2>{t('over_time.title')}</h2>
        <Legend
          names={names}
          hasSessions={sessions?.length !== 0}
          compares={earlier !== undefined}
          partly={props.partial.first || props.partial.last ? t('over_time.incomplete') : undefined}
        />
        {isGone && <output className="tiny subtle">{t('over_time.gone')}</output>}
      </div>
      <div className="over-time-chart">
        {isKnown ? (
          <TimeChart
            label={t('over_time.label')}
            traffic={traffic}
            sessions={sessions}
            {...drawn}
            onSelect={onSelect}
          />
        ) : (
          <ChartSkeleton />
        )}
      </div>
      <div className="chart-foot">
        <ChartFoot traffic={traffic} sessions={sessions} step={step} {...drawn} />
      </div>
    </>
  )
}
