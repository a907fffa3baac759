import './chart-tip.css'
import { formatBitRate, formatBytes, formatNumber } from '../../../lib/measures.ts'
import { spanText } from './span-text.ts'
import { partlyAt, rateOf, spanOf } from './steps.ts'
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
  const { traffic, sessions, earlier, partly, names, locale } = props
  const remark = partlyAt(partly, index, traffic.length)
  const lines = [
    [names.traffic, formatBytes(traffic[index]?.value ?? 0, locale)],
    [names.rate, formatBitRate(rateOf(props, index), locale)],
    ...(sessions.length === 0 ? [] : [[names.sessions, formatNumber(sessions[index]?.value ?? 0, locale)]]),
    ...(earlier === undefined ? [] : [[names.earlier, formatBytes(earlier[index]?.value ?? 0, locale)]]),
  ]
  return (
    <output className="chart-tip" style={{ insetInlineStart: left }}>
      <strong>
        {spanText(spanOf(props, index), locale)}
        {remark !== undefined && `, ${remark}`}
      </strong>
      {lines.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </output>
  )
}
