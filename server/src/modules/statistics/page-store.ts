import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import type { Cursors } from '../../platform/http/cursors.ts'

/** Pages of lists that ClickHouse reads: by position, never by offset. */

export interface SortKey {
  /** An expression over the list's rows. */
  readonly expression: string
  readonly type: 'String' | 'UInt64'
}

export interface PageRequest {
  readonly cursors: Cursors
  /** Part of each cursor: one list's is refused by another. */
  readonly list: string
  /** A name of the range as it was asked for: the last day is another with each second, and is asked for alike. */
  readonly range: string
  readonly sort: string
  readonly cursor: string | undefined
  readonly limit: number
}

/**
 * How many there are, where the rows that were found tell it with each of them. Behind a cursor nothing may be left, as where the range has
 * moved on: then the first page tells it.
 */
export const countBeside = async (
  told: number | undefined,
  request: PageRequest,
  list: (first: PageRequest) => Promise<Page<unknown>>,
): Promise<number> => {
  if (told !== undefined || request.cursor === undefined) return told ?? 0
  return (await list({ ...request, cursor: undefined, limit: 1 })).estimated_count
}

export const positionParams = {
  /** Of the row that the page begins behind. Both kinds are bound, whichever the order compares. */
  after_text: z.string(),
  /** In digits: a sum may be more than a number tells exactly. */
  after_number: z.string(),
  after_id: z.string(),
  limit: z.int(),
}

/** Every row of a page has its place in the order beside it. */
export const placed = { page_value: z.union([z.string(), z.number()]), page_id: z.string() }

interface Placed {
  readonly page_value: string | number
  readonly page_id: string
}

export interface Turn {
  /** Which way the rows are read, and the value that the page begins behind. */
  readonly descending: boolean
  readonly after: string | number | null
  /** What the statement says of order and position, over columns page_value and page_id. */
  readonly sql: { readonly where: string; readonly orderBy: string }
  readonly params: {
    readonly after_text: string
    readonly after_number: string
    readonly after_id: string
    readonly limit: number
  }
  /** What that statement would find of rows that are all known. */
  pick<Row extends Placed>(rows: readonly Row[]): Row[]
  /** The page out of the rows that were found. */
  page<Row extends Placed>(rows: readonly Row[], count: number): Page<Row>
}

/** As ClickHouse does: by their bytes. */
export const compareTexts = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(`${a}`, `${b}`)

const inOrder = (a: Placed, b: Placed): number => compare(a.page_value, b.page_value) || compare(a.page_id, b.page_id)

/** All digits, where a number alone is written with zeros at its end: 2^60 as 1152921504606847000. */
const written = (value: string | number): string => (typeof value === 'number' ? BigInt(value).toString() : value)

/** Where a page begins, which way it is read and how it ends. One row more than asked for tells whether there is another. */
export const turnTo = ({ cursors, list, sort, cursor, limit }: PageRequest, type: SortKey['type']): Turn => {
  const position = cursor === undefined ? null : cursors.read(cursor, list, sort)
  const backwards = position?.direction === 'prev'
  const descending = sort.startsWith('-') !== backwards
  const order = descending ? 'DESC' : 'ASC'
  const value = type === 'String' ? '{after_text:String}' : '{after_number:UInt64}'
  const at = (row: Placed | undefined, direction: 'next' | 'prev'): string | null =>
    row === undefined ? null : cursors.write({ list, sort, value: written(row.page_value), id: row.page_id, direction })
  return {
    descending,
    after: position === null ? null : type === 'UInt64' ? Number(position.value) : position.value,
    sql: {
      where:
        position === null ? 'true' : `(page_value, page_id) ${descending ? '<' : '>'} (${value}, {after_id:String})`,
      orderBy: `ORDER BY page_value ${order}, page_id ${order} LIMIT {limit:UInt32}`,
    },
    params: {
      after_text: type === 'String' ? (position?.value ?? '') : '',
      after_number: type === 'UInt64' ? (position?.value ?? '0') : '0',
      after_id: position?.id ?? '',
      limit: limit + 1,
    },
    pick: (rows) => {
      const start =
        position === null
          ? undefined
          : { page_value: type === 'UInt64' ? Number(position.value) : position.value, page_id: position.id }
      const sign = descending ? -1 : 1
      return rows
        .filter((row) => start === undefined || sign * inOrder(row, start) > 0)
        .sort((a, b) => sign * inOrder(a, b))
        .slice(0, limit + 1)
    },
    page: (rows, count) => {
      const more = rows.length > limit
      const shown = backwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit)
      return {
        rows: shown,
        estimated_count: count,
        next: (backwards ? position !== null : more) ? at(shown.at(-1), 'next') : null,
        prev: (backwards ? more : position !== null) ? at(shown[0], 'prev') : null,
      }
    },
  }
}
