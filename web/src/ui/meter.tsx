import './meter.css'
import { formatPercent } from '../lib/percent.ts'
import { Bar } from './bar.tsx'
import { useLocale } from './use-locale.ts'

/** From here on a machine has nothing left to give. */
const alarmFrom = 90

interface MeterProps {
  readonly name: string
  /** 0 to 100. */
  readonly percent: number
}

/** A load with its name, as a bar and in figures. */
export const Meter = ({ name, percent }: MeterProps) => (
  <span className="meter">
    <span>{name}</span>
    <Bar share={percent / 100} tone={percent >= alarmFrom ? 'alarm' : undefined} />
    <span className="figure">{formatPercent(Math.round(percent), useLocale())}</span>
  </span>
)
