import './meter.css'
import { formatPercent } from '../lib/percent.ts'
import { Bar } from './bar.tsx'
import { useLocale } from './use-locale.ts'

/** From this load on, a machine is at its limit. */
const alarmFrom = 90

interface MeterProps {
  readonly name: string
  /** 0 to 100. */
  readonly percent: number
}

/** A load with its name, as a bar and a number. */
export const Meter = ({ name, percent }: MeterProps) => (
  <span className="meter">
    <span>{name}</span>
    <Bar share={percent / 100} tone={percent >= alarmFrom ? 'alarm' : undefined} />
    <span className="figure">{formatPercent(Math.round(percent), useLocale())}</span>
  </span>
)
