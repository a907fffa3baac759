import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
import { filedInRange, type Wish, wishParams } from '../viewing-store.ts'

/**
 * How many sessions may be read one by one for a part of a page. Five million take a quarter of a second, more would
 * keep other reads waiting.
 */
const fewSessions = 5_000_000

/** Sessions filed up to this long before a range may be read for it (platform/statistics/watching.ts). */
const filedBeforeMs = 7 * dayMs

const filedStates = namedQuery({
  name: 'retroview_filed_states',
  sql: `SELECT count() AS states FROM play_sessions WHERE ${filedInRange} SETTINGS final = 0`,
  params: z.object(wishParams),
  row: z.object({ states: z.int() }),
})

/** Whether few enough sessions would be read for the range, whatever the filters. ClickHouse counts them by its index. */
export const readsFewSessions = async (engine: StatisticsEngine, wish: Wish): Promise<boolean> => {
  const [found] = await engine.query(filedStates, { ...wish, from_ms: Math.max(wish.from_ms - filedBeforeMs, 0) })
  return (found?.states ?? 0) <= fewSessions
}
