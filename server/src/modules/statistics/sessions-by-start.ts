import * as z from 'zod/mini'
import { createRecent } from '../../platform/recent.ts'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import type { Turn } from './page-store.ts'
import type { SessionCount } from './session-store.ts'
import { lastingPartOf, ofOneOwner, type Wish, wished, wishParams } from './viewing-store.ts'

/** Pages of sessions in the order of their start, each read out of a part of the range in which it should lie. */

type Part = Pick<Wish, 'from_ms' | 'to_ms'>

/** A part should hold so many pages at the average of the range: nights have a fifth of it. */
const nightly = 15

/** States that are looked at for each session of a page. */
const roomy = 3

/** Where the sessions lie so that the page begins: a page is read from there and not out of the whole range. */
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

/** Of more states than sessions most are replaced: so many times as many are looked at next. */
const widen = 16

/** More accounts than this are not looked at one by one. */
const fewOwners = 8

/**
 * The part in which the states lie that come first, which are told one after the other without being compared: those of
 * one account lie in order. Null where there are fewer than that.
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

/** Where the last page of each wish lay, in milliseconds from the end of the range that it was read from. */
interface Reach {
  /** To its first session: what is still being watched or on its way is not there yet. */
  readonly before: number
  /** From its first session to its last. */
  readonly across: number
}
const reaches = createRecent<Reach>(1_000)

/** What comes in comes more or less alike: the next page lies two seconds further off and is half as long again at most, or is looked for anew. */
const guessAfter = ({ before, across }: Reach): number => before + 2_000 + 1.5 * across

const nameOf = (wish: Wish, { descending, after }: Turn): string =>
  `${descending} ${after === null} ${lastingPartOf(wish)}`

interface Started {
  readonly started_ms: number
}

/** Of a page that has rows. */
const reachOf = (rows: readonly Started[], { from_ms, to_ms }: Part, { descending }: Turn): Reach => {
  const distances = rows.map(({ started_ms }) => (descending ? to_ms - started_ms : started_ms - from_ms))
  const before = Math.min(...distances)
  return { before, across: Math.max(...distances) - before }
}

/**
 * A page of sessions; `read` reads it out of a part of the range. A part that turns out too small is followed by a larger
 * one. What comes in lies close together, and no average tells where: there the part is as long as the one before.
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
