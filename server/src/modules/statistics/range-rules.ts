import { seriesStep } from '@foyer/contract/statistics/viewing-query.ts'
import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { failure } from '../../platform/failure.ts'

/** In seconds since 1970. */
export interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface Range {
  readonly from_ms: number
  readonly to_ms: number
}

/** The requested range; by default the last 24 hours. Fails with 400 `bad_request` when it ends before it begins. */
export const rangeOf = ({ from, to }: AskedRange, now: Date): Range => {
  const until = to ?? Math.max(Math.ceil(now.getTime() / 1000), from ?? 0)
  const since = from ?? Math.max(until - daySeconds, 0)
  if (since > until) throw failure('bad_request', { parameter: 'from' })
  return { from_ms: since * 1000, to_ms: until * 1000 }
}

/** Steps that are easy to read on a chart, in seconds. */
const steps = [60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200, daySeconds, 7 * daySeconds, 30 * daySeconds]

/** How many points a chart shows well. */
const readable = 200

/**
 * The requested step, else the smallest that keeps the chart readable. Fails with 400 `bad_request` when it makes too
 * many points.
 */
export const stepOf = ({ from_ms, to_ms }: Range, asked: number | undefined): number => {
  const seconds = (to_ms - from_ms) / 1000
  const step = asked ?? steps.find((one) => seconds / one <= readable) ?? 30 * daySeconds
  if (seconds / step > seriesStep.most) throw failure('bad_request', { parameter: 'step' })
  return step
}

/**
 * From when steps are counted where no time zone is named, in seconds. Usually from the start of the range. If nobody
 * asked for certain steps, those of whole hours begin with the hour, of which the first step lacks what is before the
 * range: stored sums are by hours of UTC.
 */
export const originOf = ({ from_ms }: Range, step: number, asked: number | undefined): number => {
  const from = from_ms / 1000
  const isFree = asked === undefined && step % hourSeconds === 0 && from % 60 === 0
  return isFree ? Math.floor(from / hourSeconds) * hourSeconds : from
}
