import { mostCounted } from '@foyer/contract/vocabulary/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { idOfNobody } from '../ids.ts'
import type { Database, Tx } from './database.ts'
import { contains } from './paging.ts'

/** The kinds of objects in `platform.search_word`. The migration says which columns are indexed. */
const searchKinds = ['customer', 'company', 'order', 'payment', 'licence', 'ticket', 'comment', 'credit_note'] as const
type SearchKind = (typeof searchKinds)[number]

const lastCharacter = '\u{10FFFF}'

/** A word without its leading punctuation, cut to the 64 characters that are indexed. */
const searched = /[\p{L}\p{N}].{0,63}/su

/** Greek capitals do not tell which small sigma ends the word: it is left off, as the beginning of a word is enough. */
const lastSigma = /(?<=.)[Σσς]$/u

/** The words of a search text, in the case in which they were typed. */
const termsOf = (text: string): string[] =>
  text.split(/\s+/u).flatMap((typed) => searched.exec(typed)?.[0].replace(lastSigma, '') ?? [])

/** In small letters as PostgreSQL writes them, which has written the index: JavaScript has others for some capitals. */
const inSmall = (text: string): RawBuilder<string> => sql<string>`lower(${text}::text)`

/**
 * A word that more rows have is matched against the rows themselves, latest first. Such a list ends early, because more
 * rows are not counted either; with fewer matches it would read the whole table.
 */
const mostRows = mostCounted

/** The ids found by rare words, and the frequent words that remain to be matched against the rows. */
export interface Found {
  /** Null if every word is frequent. */
  readonly ids: readonly string[] | null
  readonly left: readonly string[]
}

/**
 * Finds objects that have, for each word of the text, a word with that prefix, ignoring case. It uses an index, whereas
 * row-level security keeps `ilike` from using one. A text without letters and digits finds nothing.
 */
export const findByWords = async (tx: Tx, kind: SearchKind, text: string): Promise<Found> => {
  const terms = termsOf(text)
  if (terms.length === 0) return { ids: [], left: [] }
  const sets = await Promise.all(
    terms.map(async (term) => {
      const { rows } = await sql<{ object_id: string }>`select object_id from platform.search_word
        where tenant = platform.tenant() and kind = ${kind} and word >= ${inSmall(term)} and word < ${inSmall(term)} || ${lastCharacter}
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
 * A condition for the rows that were found, or that match `besides`. `line` is the expression whose words the migration
 * indexes.
 *
 * The ids form a condition of their own, because combined with `like` they could not use an index either.
 */
export const wasFound = (
  { ids, left }: Found,
  line: RawBuilder<unknown>,
  besides: RawBuilder<boolean> = sql`false`,
): RawBuilder<boolean> => {
  const conditions = [
    ...(ids === null ? [] : [sql`id = any(${ids}::uuid[])`]),
    ...left.map((term) => sql`lower(${line}) like ${inSmall(contains(term))}`),
  ]
  return sql<boolean>`(${sql.join(
    conditions.map((condition) => sql`(${condition} or ${besides})`),
    sql` and `,
  )})`
}

/** Rows per statement: a comment has hundreds of words, and the statement timeout is 15 seconds, also on a slow disk. */
const batch = 200

const fillKind = async (database: Database, tenant: string, kind: SearchKind): Promise<void> => {
  // Sorts before every real id.
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

const addedLater: ReadonlySet<SearchKind> = new Set(['ticket', 'comment', 'credit_note', 'order'])

/**
 * The first kinds share one milestone. Kinds that were added later, or got another column, have their own, because
 * existing installations have already passed the shared one.
 */
const milestoneOf = (kind: SearchKind, tenant: string): string =>
  addedLater.has(kind) ? `search words of ${kind}s of ${tenant}` : `search words of ${tenant}`

/**
 * Indexes the words of rows that are older than the index: once per brand, in small steps, so that nobody waits long.
 * Rows are locked meanwhile, so that a concurrent update comes either before or after. Otherwise words of the old text
 * would stay forever.
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
