import { seriesStep } from '@foyer/contract/statistics/viewing-query.ts'
import { failure } from '../../platform/failure.ts'

/** Seconds since 1970. */
export interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface Range {
  readonly from_ms: number
  readonly to_ms: number
}

const daySeconds = 86_400

/** Up to now and over one day unless told otherwise; 400 where it ends before it begins. */
export const rangeOf = ({ from, to }: AskedRange, now: Date): Range => {
  const until = to ?? Math.max(Math.ceil(now.getTime() / 1000), from ?? 0)
  const since = from ?? Math.max(until - daySeconds, 0)
  if (since > until) throw failure('bad_request', { parameter: 'from' })
  return { from_ms: since * 1000, to_ms: until * 1000 }
}

/** Steps that people read easily, in seconds. */
const steps = [60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200, daySeconds, 7 * daySeconds, 30 * daySeconds]

/** Points that a chart shows well. */
const readable = 200

/** The step asked for, else the first that makes no more points than a chart shows well; 400 where it makes too many. */
export const stepOf = ({ from_ms, to_ms }: Range, asked: number | undefined): number => {
  const seconds = (to_ms - from_ms) / 1000
  const step = asked ?? steps.find((one) => seconds / one <= readable) ?? 30 * daySeconds
  if (seconds / step > seriesStep.most) throw failure('bad_request', { parameter: 'step' })
  return step
}
