import { formatBitRate, formatBytes, formatNumber } from '../../../lib/measures.ts'
import { spanText } from './span-text.ts'
import { rateOf, spanOf } from './steps.ts'
import type { TimeChartProps } from './time-chart.tsx'

/** The values under the cursor in words, announced as the arrow keys move it. */
export const ChartTip = ({
  props,
  index,
  left,
}: {
  readonly props: TimeChartProps
  readonly index: number
  readonly left: number
}) => {
  const { traffic, sessions, earlier, isLastOpen, names, locale } = props
  const lines = [
    [names.traffic, formatBytes(traffic[index]?.value ?? 0, locale)],
    [names.rate, formatBitRate(rateOf(props, index), locale)],
    [names.sessions, formatNumber(sessions[index]?.value ?? 0, locale)],
    ...(earlier === undefined ? [] : [[names.earlier, formatBytes(earlier[index]?.value ?? 0, locale)]]),
  ]
  return (
    <output className="chart-tip" style={{ insetInlineStart: left }}>
      <strong>
        {spanText(spanOf(props, index), locale)}
        {isLastOpen && index === traffic.length - 1 && `, ${names.soFar}`}
      </strong>
      {lines.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </output>
  )
}
