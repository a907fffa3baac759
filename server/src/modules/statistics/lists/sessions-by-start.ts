import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import { lastingPartOf, ofOneOwner, type Wish, wished, wishParams } from '../viewing-store.ts'
import type { Turn } from './page-store.ts'
import type { SessionCount } from './session-store.ts'

/**
 * Pages of sessions ordered by their start. Sorting the whole range for one page would be slow, so each page is read
 * from a small part of the range in which it is likely to lie.
 */

type Part = Pick<Wish, 'from_ms' | 'to_ms'>

/** A part is sized to hold this many pages at the average rate, because nights have about a fifth of it. */
const nightly = 15

/** States to look at per session of a page. */
const roomy = 3

/** The rest of the range, from the position where the page starts. */
const restOf = (wish: Wish, { descending, after }: Turn): Part => {
  const at = after === null ? null : Number(after)
  return {
    from_ms: descending || at === null ? wish.from_ms : Math.max(wish.from_ms, at),
    to_ms: descending && at !== null ? Math.min(wish.to_ms, at + 1) : wish.to_ms,
  }
}

const endOf = ({ from_ms, to_ms }: Part, { descending }: Turn, length: number): Part =>
  descending
    ? { from_ms: Math.max(from_ms, to_ms - length), to_ms }
    : { from_ms, to_ms: Math.min(to_ms, from_ms + length) }

/** If there are many states per session, most of them are replaced. The next try looks at this many times as many. */
const widen = 16

/** With more accounts than this, they are not looked at one by one. */
const fewOwners = 8

/**
 * The part that holds the first `states` states. They are taken in order and not deduplicated, which is fast because
 * the rows of one account are stored in order. Null if there are fewer.
 */
const partWithStates = async (
  engine: StatisticsEngine,
  wish: Wish,
  turn: Turn,
  states: number,
): Promise<Part | null> => {
  const order = turn.descending ? 'DESC' : 'ASC'
  const ofOwners = wish.account_ids.map(
    (_, number) => `(SELECT toUnixTimestamp64Milli(started_at) AS started_ms FROM play_sessions
      WHERE ${wished(wish, ofOneOwner(number))} ORDER BY opened_at ${order} LIMIT {states:UInt32} SETTINGS final = 0)`,
  )
  const query = namedQuery({
    name: 'retroview_sessions_edge',
    sql: `SELECT ${turn.descending ? 'min' : 'max'}(started_ms) AS edge_ms, count() AS found FROM (
        SELECT started_ms FROM (${ofOwners.join(' UNION ALL ')}) ORDER BY started_ms ${order} LIMIT {states:UInt32})`,
    params: z.object({ ...wishParams, states: z.int() }),
    row: z.object({ edge_ms: z.int(), found: z.int() }),
  })
  const [edge] = await engine.query(query, { ...wish, states })
  if (edge === undefined || edge.found < states) return null
  return turn.descending
    ? { from_ms: edge.edge_ms, to_ms: wish.to_ms }
    : { from_ms: wish.from_ms, to_ms: edge.edge_ms + 1 }
}

/** Where the last page of each request lay, in milliseconds from the end of the range that it was read from. */
interface Reach {
  /** Distance to its first session: sessions still in progress or in transit are not stored yet. */
  readonly before: number
  /** From its first session to its last. */
  readonly across: number
}
const reaches = createTtlCache<Reach>(1_000)

/**
 * Sessions arrive at a fairly steady rate, so the next page should lie at most two seconds further off and be at most
 * half as long again. If it does not, it is searched for.
 */
const guessAfter = ({ before, across }: Reach): number => before + 2_000 + 1.5 * across

const nameOf = (wish: Wish, { descending, after }: Turn): string =>
  `${descending} ${after === null} ${lastingPartOf(wish)}`

interface Started {
  readonly started_ms: number
}

/** The rows must not be empty. */
const reachOf = (rows: readonly Started[], { from_ms, to_ms }: Part, { descending }: Turn): Reach => {
  const distances = rows.map(({ started_ms }) => (descending ? to_ms - started_ms : started_ms - from_ms))
  const before = Math.min(...distances)
  return { before, across: Math.max(...distances) - before }
}

/**
 * Reads a page of sessions; `read` reads it from a part of the range. If the part turns out too small, a larger one is
 * tried. Recent sessions lie close together and the average rate says nothing about them; for these, the part is as
 * long as that of the previous page.
 */
export const readByStart = async <Row extends Started>(
  engine: StatisticsEngine,
  wish: Wish,
  turn: Turn,
  { sessions, lately, late_ms }: SessionCount,
  read: (part: Wish) => Promise<Row[]>,
): Promise<Row[]> => {
  const { limit } = turn.params
  const rest: Wish = { ...wish, ...restOf(wish, turn), late_ms: late_ms ?? wish.late_ms }
  const name = nameOf(wish, turn)
  const enough = async (part: Part | null): Promise<Row[] | null> => {
    if (part === null) return null
    const rows = await read({ ...rest, ...part })
    if (rows.length < limit) return null
    if (late_ms !== null) reaches.set(name, reachOf(rows, rest, turn))
    return rows
  }
  const guessByAverage = async (): Promise<number> =>
    (nightly * limit * Math.max(wish.to_ms - wish.from_ms, 1)) / (lately ?? (await sessions))
  const reach = reaches.get(name)
  const guess = Math.ceil(late_ms === null ? await guessByAverage() : reach === undefined ? 0 : guessAfter(reach))
  const isGuessed = guess > 0 && guess < rest.to_ms - rest.from_ms
  const guessed = await enough(isGuessed ? endOf(rest, turn, guess) : null)
  if (guessed !== null) return guessed
  const counted = await sessions
  if (counted === 0 && late_ms === null) return []
  for (let states = roomy * limit; counted > states && wish.account_ids.length <= fewOwners; states *= widen) {
    const part = await partWithStates(engine, rest, turn, states)
    const found = await enough(part)
    if (found !== null) return found
    if (part === null) break
  }
  return read(rest)
}
