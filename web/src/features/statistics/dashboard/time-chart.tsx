import 'uplot/dist/uPlot.min.css'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { formatBytes, formatNumber } from '../../../lib/measures.ts'
import type { Range } from '../range/range.ts'
import { twinAxes } from './axes.ts'
import type { Point } from './change.ts'
import { ChartTip } from './chart-tip.tsx'
import { dragRange, leastDrag } from './drag-range.ts'
import { momentLabels } from './moment-labels.ts'
import type { Course, Partly } from './steps.ts'

export interface TimeChartProps extends Course {
  /** The chart's content in words, for screen readers. */
  readonly label: string
  readonly sessions: readonly Point[]
  /** Traffic of the period before, drawn over this one. */
  readonly earlier: readonly Point[] | undefined
  /** What to call the first and the last step if the range has only a part of them: their totals look like drops but are none. */
  readonly partly: Partly
  readonly names: {
    /** With the length of a step: the same course is sixty times as high in another range. */
    readonly traffic: string
    readonly rate: string
    readonly sessions: string
    readonly earlier: string
  }
  readonly locale: Locale
  /** A part of the chart was selected; must not change from one rendering to the next. */
  readonly onSelect: (range: Range) => void
}

type Colour = (token: string) => string
type Scale = ReturnType<typeof twinAxes>

const height = 240
const axisFont = '12px Inter, sans-serif'
const axisGap = 6

const colourOf = (element: Element, token: string): string => getComputedStyle(element).getPropertyValue(token).trim()

/**
 * A canvas does not support light-dark() or relative colours, so the browser resolves each token on a helper element.
 * Paper is white, even from a dark page.
 */
const readColours = (within: Element, onPaper: boolean): Colour => {
  const probe = document.createElement('span')
  if (onPaper) probe.style.colorScheme = 'light'
  // With forced colours, the single text colour would fill the area and hide the lines in it.
  probe.style.setProperty('forced-color-adjust', 'none')
  within.append(probe)
  const read = (token: string): string => {
    probe.style.color = `var(${token})`
    return colourOf(probe, 'color')
  }
  const found = new Map(
    ['--chart-1', '--chart-1-soft', '--chart-2', '--border-soft', '--text-3'].map((token) => [token, read(token)]),
  )
  probe.remove()
  return (token) => found.get(token) ?? ''
}

const valuesOf = (points: readonly Point[], length: number): (number | null)[] =>
  Array.from({ length }, (_, index) => points[index]?.value ?? null)

/** The line of totals has the complete steps; incomplete ones at the ends are drawn as a separate line. */
const dataOf = ({ traffic, sessions, earlier, partly }: TimeChartProps): uPlot.AlignedData => {
  const { length } = traffic
  const first = partly.first === undefined ? 0 : 1
  const over = partly.last === undefined ? length : length - 1
  const whole = (points: readonly Point[]): (number | null)[] =>
    valuesOf(points, length).map((value, index) => (index >= first && index < over ? value : null))
  return [
    traffic.map(({ at }) => at),
    whole(traffic),
    valuesOf(sessions, length),
    whole(earlier ?? []),
    traffic.map(({ value }, index) => {
      // Each with the complete step beside it.
      const isFirst = first > 0 && index <= first
      const isLast = over < length && index >= over - 1
      return isFirst || isLast ? value : null
    }),
  ]
}

/** As wide as the longest label, because on a phone the plot needs the room. */
const labelsWidth = (plot: uPlot, labels: readonly string[] | null): number => {
  plot.ctx.font = axisFont
  return Math.ceil(Math.max(0, ...(labels ?? []).map((label) => plot.ctx.measureText(label).width))) + 2 * axisGap
}

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 28).getTime() / 1000)

/** Room for a date in any month, so that labels never overlap. */
const daysApart =
  (locale: Locale) =>
  (plot: uPlot): number =>
    labelsWidth(plot, momentLabels(months, locale))

const axisOf = (colour: Colour, more: uPlot.Axis): uPlot.Axis => ({
  stroke: colour('--text-3'),
  font: axisFont,
  gap: axisGap,
  ticks: { show: false },
  grid: { stroke: colour('--border-soft'), width: 1 },
  ...more,
})

/**
 * Traffic as an area, sessions as a dashed line, the previous traffic as a thin line, and incomplete steps as dotted
 * ones.
 */
const seriesOf = (compares: boolean, colour: Colour): uPlot.Series[] => [
  {},
  {
    scale: 'bytes',
    stroke: colour('--chart-1'),
    fill: colour('--chart-1-soft'),
    width: 1.5,
    points: { show: false },
  },
  { scale: 'count', stroke: colour('--chart-2'), width: 1.5, dash: [4, 3], points: { show: false } },
  { scale: 'bytes', stroke: colour('--text-3'), width: 1, show: compares, points: { show: false } },
  { scale: 'bytes', stroke: colour('--chart-1'), width: 1.5, dash: [2, 3], points: { show: false } },
]

const mostOf = (points: readonly Point[]): number => Math.max(0, ...points.map(({ value }) => value))

/** The height of both axes: traffic nearly reaches the top, and sessions stay below it, so that the lines can be told apart. */
const scaleOf = ({ traffic, sessions, earlier = [] }: TimeChartProps) =>
  twinAxes(Math.max(mostOf(traffic), mostOf(earlier)) * 1.08, mostOf(sessions) * 1.6)

/** Times below, bytes on the left, sessions on the right; one grid fits both. */
const axesOf = (locale: Locale, colour: Colour, { bytes: ofBytes, count: ofCount }: Scale): uPlot.Axis[] => [
  axisOf(colour, {
    // Years stand below their days.
    size: (_, labels) => (labels?.some((label) => label.includes('\n')) ? 44 : 28),
    space: daysApart(locale),
    grid: { show: false },
    values: (_, moments) => momentLabels(moments, locale),
  }),
  axisOf(colour, {
    scale: 'bytes',
    size: labelsWidth,
    splits: () => [...ofBytes.ticks],
    values: (_, ticks) => ticks.map((bytes) => formatBytes(bytes, locale)),
  }),
  axisOf(colour, {
    scale: 'count',
    side: 1,
    size: labelsWidth,
    grid: { show: false },
    splits: () => [...ofCount.ticks],
    values: (_, ticks) => ticks.map((count) => formatNumber(count, locale)),
  }),
]

const optionsOf = (
  props: TimeChartProps,
  colour: Colour,
  width: number,
  onPoint: (index: number | null) => void,
  onReady: (plot: uPlot) => void,
): uPlot.Options => {
  const { locale, earlier } = props
  const scale = scaleOf(props)
  return {
    width,
    height,
    legend: { show: false },
    padding: [12, 4, 0, 4],
    cursor: { y: false, drag: { x: true, y: false, setScale: false, dist: leastDrag }, points: { size: 7 } },
    plugins: [dragRange(props, props.onSelect)],
    scales: {
      bytes: { range: () => [0, scale.bytes.most] },
      count: { range: () => [0, scale.count.most] },
    },
    series: seriesOf(earlier !== undefined, colour),
    axes: axesOf(locale, colour, scale),
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)], ready: [onReady] },
  }
}

/** Redraws when colours or width change, and for printing. */
const usePlot = (props: TimeChartProps, onPoint: (index: number | null) => void) => {
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const pointed = useRef<number | null>(null)
  useEffect(() => {
    const { current: element } = place
    if (element === null) return undefined
    const note = (index: number | null): void => {
      pointed.current = index
      onPoint(index)
    }
    // New data must not take the values away that somebody is reading.
    const pointAgain = (drawn: uPlot): void => {
      const at = pointed.current === null ? undefined : props.traffic[pointed.current]?.at
      if (at !== undefined) drawn.setCursor({ left: drawn.valToPos(at, 'x'), top: 0 })
    }
    const paper = matchMedia('print')
    const drawFor = (onPaper: boolean): void => {
      plot.current?.destroy()
      plot.current = new uPlot(
        optionsOf(props, readColours(element, onPaper), element.clientWidth, note, pointAgain),
        dataOf(props),
        element,
      )
    }
    const draw = (): void => drawFor(paper.matches)
    draw()
    const toPaper = (): void => drawFor(true)
    addEventListener('beforeprint', toPaper)
    addEventListener('afterprint', draw)
    paper.addEventListener('change', draw)
    const resized = new ResizeObserver(() => plot.current?.setSize({ width: element.clientWidth, height }))
    resized.observe(element)
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', draw)
    return () => {
      resized.disconnect()
      themed.disconnect()
      system.removeEventListener('change', draw)
      paper.removeEventListener('change', draw)
      removeEventListener('beforeprint', toPaper)
      removeEventListener('afterprint', draw)
      plot.current?.destroy()
    }
  }, [props, onPoint])
  return { place, plot }
}

/** Where no point is pointed at. */
const nowhere = { left: -10, top: -10 } as const

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }

/**
 * The point that a key leads to; without a current point, it starts from the end that the key comes from. Undefined for
 * other keys.
 */
const nextPoint = (key: string, index: number | null, last: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = steps[key]
  if (step === undefined) return undefined
  const from = index ?? (step > 0 ? -1 : last + 1)
  return Math.min(Math.max(from + step, 0), last)
}

/** Traffic and concurrent sessions over time. The arrow keys move from point to point. */
export const TimeChart = memo((props: TimeChartProps) => {
  const [pointed, setIndex] = useState<number | null>(null)
  const { place, plot } = usePlot(props, setIndex)
  const last = props.traffic.length - 1
  // A new range, loaded while the pointer is on the chart, may have fewer points.
  const index = pointed === null || pointed > last ? null : pointed
  const moveTo = (next: number): void => {
    const at = props.traffic[next]?.at
    if (at !== undefined && plot.current !== undefined)
      plot.current.setCursor({ left: plot.current.valToPos(at, 'x'), top: 0 })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPoint(event.key, index, last)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }
  return (
    <div className="time-chart">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a chart that the arrow keys walk through; HTML has no such element */}
      <div
        ref={place}
        role="img"
        aria-label={props.label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        // Not only here: the plot would point there again as soon as it is redrawn.
        onBlur={() => plot.current?.setCursor(nowhere)}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
      {index !== null && <ChartTip props={props} index={index} left={plot.current?.cursor.left ?? 0} />}
    </div>
  )
})
