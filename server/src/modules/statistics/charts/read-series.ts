import type { SeriesMetric, SeriesPoint } from '@foyer/contract/statistics/viewing-query.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { originOf, type Range, stepOf } from '../range-rules.ts'
import type { Services } from '../services.ts'
import { type Filters, wishOf } from '../viewing-scope.ts'
import { calendarSteps } from './calendar-steps.ts'
import { readsFewSessions } from './few-sessions-store.ts'
import { isFromSums, seriesReaders } from './series-store.ts'
import { countOfSteps, evenSteps, startOfStep, type Steps } from './step-rules.ts'

export interface SeriesQuery extends Filters {
  readonly metric: SeriesMetric
  readonly step?: number | undefined
  readonly zone?: string | undefined
  readonly bounded?: 'true' | undefined
}

export interface Series {
  readonly series: SeriesPoint[]
  readonly step: number
  readonly partial: { readonly first: boolean; readonly last: boolean }
}

const stepsOf = (range: Range, { step: asked, zone }: Pick<SeriesQuery, 'step' | 'zone'>, now: Date): Steps => {
  const step = stepOf(range, asked)
  return zone === undefined ? evenSteps(originOf(range, step, asked), step) : calendarSteps(range, step, zone, now)
}

/** One point per step, the first at the start of the range. Steps without viewing are zero. */
export const readSeries =
  (services: Services) =>
  async (call: ActorCall, { metric, step, zone, bounded, ...filters }: SeriesQuery): Promise<Series> => {
    const wish = await wishOf(services, call, filters)
    const steps = stepsOf(wish, { step, zone }, services.clock.now())
    if (bounded !== undefined && !isFromSums(metric, wish) && !(await readsFewSessions(services.statistics, wish)))
      throw failure('too_much_asked')
    const read = seriesReaders[metric]
    const found = wish.account_ids.length === 0 ? [] : await read(services.statistics, wish, steps)
    const values = new Map(found.map(({ number, value }) => [number, value]))
    const [since, until] = [wish.from_ms / 1000, wish.to_ms / 1000]
    const length = countOfSteps(steps, wish)
    return {
      step: steps.step,
      partial: { first: steps.origin < since, last: startOfStep(steps, length) > until },
      series: Array.from({ length }, (_, number) => ({
        at: Math.max(since, startOfStep(steps, number)),
        value: values.get(number) ?? 0,
      })),
    }
  }
