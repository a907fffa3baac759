import type { SeriesMetric, SeriesPoint } from '@foyer/contract/statistics/viewing-query.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { originOf, stepOf } from './range-rules.ts'
import { seriesReaders } from './series-store.ts'
import type { Services } from './services.ts'
import { type Filters, wishOf } from './viewing-scope.ts'

export interface SeriesQuery extends Filters {
  readonly metric: SeriesMetric
  readonly step?: number | undefined
}

export interface Series {
  readonly series: SeriesPoint[]
  readonly step: number
}

/** One point per step, the first at the start of the range. Steps without viewing are zero. */
export const readSeries =
  (services: Services) =>
  async (call: ActorCall, { metric, step: asked, ...filters }: SeriesQuery): Promise<Series> => {
    const wish = await wishOf(services, call, filters)
    const step = stepOf(wish, asked)
    const origin = originOf(wish, step, asked)
    const read = seriesReaders[metric]
    const found = wish.account_ids.length === 0 ? [] : await read(services.statistics, wish, { origin, step })
    const values = new Map(found.map(({ number, value }) => [number, value]))
    const since = wish.from_ms / 1000
    const length = Math.ceil((wish.to_ms / 1000 - origin) / step)
    return {
      step,
      series: Array.from({ length }, (_, number) => ({
        at: Math.max(since, origin + number * step),
        value: values.get(number) ?? 0,
      })),
    }
  }
