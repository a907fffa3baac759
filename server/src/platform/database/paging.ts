import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Cursors } from '../http/cursors.ts'

/** A way to sort: an expression that is never null, and its PostgreSQL type. */
export interface SortKey {
  readonly expression: RawBuilder<unknown>
  readonly type: 'timestamptz' | 'text' | 'numeric' | 'integer' | 'date'
}

/** How a list can be sorted. Declared by the store that owns its rows. */
export interface ListShape {
  /** Part of each cursor, so that a cursor of one list is rejected by another. */
  readonly name: string
  readonly sortKeys: Readonly<Record<string, SortKey>>
  /** The column that breaks ties. */
  readonly id: RawBuilder<unknown>
}

/** The page that the caller asks for. */
export interface PageRequest {
  readonly cursors: Cursors
  /** `created_at` or `-created_at`. */
  readonly sort: string
  readonly cursor: string | undefined
  readonly limit: number
  /** Counts at most this many rows and one: for lists whose rows a vendor may have millions of. Counts all if left out. */
  readonly most?: number
}

type Found<Row> = Row & { readonly page_value: string; readonly page_id: string; readonly estimated_count: number }

const keyOf = ({ sortKeys }: ListShape, sort: string): SortKey => {
  const key = sortKeys[sort.replace(/^-/, '')]
  if (key === undefined) throw new Error(`no sort key for ${sort}`)
  return key
}

/** Runs a statement whose only column is the count. */
const countOf = async (counted: { executeTakeFirst(): Promise<unknown> }): Promise<number> =>
  ((await counted.executeTakeFirst()) as { count: number } | undefined)?.count ?? 0

/** So many of the rows and one, to be counted. */
const upTo = <Tables, TB extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, TB, Row>, most: number) =>
  query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    // Written out: of a parameter the planner assumes that it ends a tenth of the way, and reads the rows in any order.
    .limit(sql.lit(most + 1))

interface Ends<Row> {
  readonly limit: number
  /** Where the page begins; null for the first page. */
  readonly position: { readonly direction: 'next' | 'prev' } | null
  readonly count: number
  readonly most?: number
  /** The cursor from this row on; null without a row. */
  readonly at: (row: Row | undefined, direction: 'next' | 'prev') => string | null
}

/** The page of the rows that were found in its direction, one more than its limit if there are others. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { limit, position, count, most = Infinity, at }: Ends<Row>,
): Page<Row> => {
  const backwards = position?.direction === 'prev'
  const more = rows.length > limit
  const shown = backwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit)
  return {
    rows: shown,
    estimated_count: count,
    ...(count > most && { count_is_rough: true as const }),
    next: (backwards ? position !== null : more) ? at(shown.at(-1), 'next') : null,
    prev: (backwards ? more : position !== null) ? at(shown[0], 'prev') : null,
  }
}

/**
 * Reads one page by keyset, not by offset: it costs the same on the thousandth page, and does not shift when rows are
 * added. Cursors carry the count from the first page, so that an export of a thousand pages counts only once.
 *
 * The query selects what is listed; this adds order, position and limit.
 */
export const readPage = async <Tables, TB extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  shape: ListShape,
  { cursors, sort, cursor, limit, most }: PageRequest,
): Promise<Page<Row>> => {
  const { name: list, id } = shape
  const { expression, type } = keyOf(shape, sort)
  const position = cursor === undefined ? null : cursors.read(cursor, list, sort)
  const backwards = position?.direction === 'prev'
  const descending = sort.startsWith('-') !== backwards
  const order = descending ? 'desc' : 'asc'
  const beyond = descending ? sql`<` : sql`>`

  const known = position?.count
  const all = query.clearSelect().select(sql<number>`count(*)`.as('count'))
  const counted = most === undefined ? all : sql`select count(*) from (${upTo(query, most)}) as counted`
  let page = query
    .select([
      sql<string>`(${expression})::text`.as('page_value'),
      sql<string>`(${id})::text`.as('page_id'),
      // A scalar subquery: it is evaluated once although every row repeats it, and a second statement would cost more.
      (known === undefined ? sql<number>`(${counted})` : sql<number>`${known}::bigint`).as('estimated_count'),
    ])
    .orderBy(expression, order)
    .orderBy(id, order)
    .limit(limit + 1)
  if (position !== null) {
    page = page.where(
      sql<boolean>`(${expression}, ${id}) ${beyond} (${position.value}::${sql.raw(type)}, ${position.id})`,
    )
  }
  // Kysely cannot type the added columns, because only the caller knows the tables.
  const rows = (await page.execute()) as object as Found<Row>[]
  // No rows after the cursor: they were deleted, which makes the cursor's count wrong, or the cursor belongs to someone else.
  const count =
    rows[0]?.estimated_count ??
    (position === null ? 0 : most === undefined ? await countOf(all) : (await upTo(query, most).execute()).length)
  const at = (row: Found<Row> | undefined, direction: 'next' | 'prev'): string | null =>
    row === undefined ? null : cursors.write({ list, sort, value: row.page_value, id: row.page_id, direction, count })
  return pageOf(rows, { limit, position, count, ...(most !== undefined && { most }), at })
}

/** A `like` pattern for a literal substring. Special characters that the user typed are escaped. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
