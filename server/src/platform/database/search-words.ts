import { type RawBuilder, sql } from 'kysely'
import { idOfNobody } from '../ids.ts'
import type { Database, Tx } from './database.ts'
import { contains } from './paging.ts'

/** What has words in `platform.search_word`; the migration says of which columns. */
const searchKinds = ['customer', 'company', 'order', 'payment', 'licence', 'ticket', 'comment'] as const
type SearchKind = (typeof searchKinds)[number]

const lastCharacter = '\u{10FFFF}'

/** From the first letter or digit on, as many characters as are kept of a word. */
const searched = /[\p{L}\p{N}].{0,63}/su

/** What was typed, as it is looked for. */
const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((typed) => searched.exec(typed)?.[0] ?? [])

/** Words of so many rows are looked for in the rows themselves: to fetch all that have them would cost more. */
const mostRows = 2000

/** What was found by words that few rows have, and the words that are left to be looked for. */
export interface Found {
  /** Null where every word is one that many rows have. */
  readonly ids: readonly string[] | null
  readonly left: readonly string[]
}

/**
 * Looks for what has, for each word of the text, one that begins so; no pattern, and blind to case. It goes through an index among
 * however many rows, which row-level security does not let `ilike` do. Nothing is found by a text without letters and digits.
 */
export const findByWords = async (tx: Tx, kind: SearchKind, text: string): Promise<Found> => {
  const terms = termsOf(text)
  if (terms.length === 0) return { ids: [], left: [] }
  const sets = await Promise.all(
    terms.map(async (term) => {
      const { rows } = await sql<{ object_id: string }>`select object_id from platform.search_word
        where tenant = platform.tenant() and kind = ${kind} and word >= ${term} and word < ${term + lastCharacter}
        limit ${mostRows + 1}`.execute(tx)
      return { term, rows: rows.length > mostRows ? null : new Set(rows.map(({ object_id }) => object_id)) }
    }),
  )
  const few = sets.flatMap(({ rows }) => (rows === null ? [] : [rows]))
  const left = sets.flatMap(({ term, rows }) => (rows === null ? [term] : []))
  const [first, ...others] = few
  return { ids: first === undefined ? null : [...first].filter((id) => others.every((set) => set.has(id))), left }
}

/**
 * The rows that were found, and those that are asked for besides. `line` is what the migration says that words are kept of.
 * Ids stand in a condition of their own: beside `like` they could not be looked up in an index either.
 */
export const wasFound = (
  { ids, left }: Found,
  line: RawBuilder<unknown>,
  besides: RawBuilder<boolean> = sql`false`,
): RawBuilder<boolean> => {
  const conditions = [
    ...(ids === null ? [] : [sql`id = any(${ids}::uuid[])`]),
    ...left.map((term) => sql`lower(${line}) like ${contains(term)}`),
  ]
  return sql<boolean>`(${sql.join(
    conditions.map((condition) => sql`(${condition} or ${besides})`),
    sql` and `,
  )})`
}

/** Rows at a time: a comment has hundreds of words, and a statement may take 15 s on the slowest disk. */
const batch = 200

const fillKind = async (database: Database, tenant: string, kind: SearchKind): Promise<void> => {
  // No id stands before it.
  let after: string | null = idOfNobody
  while (after !== null) {
    const from: string = after
    const { rows } = await database.transaction(tenant, (tx) =>
      sql<{
        last: string | null
      }>`select platform.${sql.id(`fill_words_of_${kind}`)}(${from}, ${batch}) as last`.execute(tx),
    )
    after = rows[0]?.last ?? null
  }
}

/** The first kinds share a milestone, which installations have reached that kept no words of those that came later yet. */
const milestoneOf = (kind: SearchKind, tenant: string): string =>
  kind === 'ticket' || kind === 'comment' ? `search words of ${kind}s of ${tenant}` : `search words of ${tenant}`

/**
 * Adds the words of what was there before words were kept: once for each brand, in small steps, so that nobody waits for long. Rows are
 * locked while theirs are added, so that whoever changes one comes before or after: words of what it was before would be left for ever.
 */
export const fillSearchWords = async (database: Database, tenants: readonly string[]): Promise<void> => {
  for (const tenant of tenants)
    for (const [milestone, kinds] of Map.groupBy(searchKinds, (kind) => milestoneOf(kind, tenant))) {
      const { rowCount } = await database.pool.query('select from platform.milestone where name = $1', [milestone])
      if (rowCount !== 0) continue
      for (const kind of kinds) await fillKind(database, tenant, kind)
      await database.pool.query(
        'insert into platform.milestone (name, reached_at) values ($1, now()) on conflict do nothing',
        [milestone],
      )
    }
}
