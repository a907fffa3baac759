import type { Page } from '@foyer/contract/vocabulary/page.ts'
import * as z from 'zod/mini'
import { pageOf } from '../../../platform/database/paging.ts'
import type { Cursors } from '../../../platform/http/cursors.ts'

/** Keyset pagination for lists that ClickHouse reads: a page starts after a position, never at an offset. */

export interface SortKey {
  /** An SQL expression over the rows of the list. */
  readonly expression: string
  readonly type: 'String' | 'UInt64'
}

export interface PageRequest {
  readonly cursors: Cursors
  /** Stored in each cursor, so that a list refuses another list's cursor. */
  readonly list: string
  /**
   * Names the range as the caller gave it. "The last day" resolves to different moments every second, but keeps one
   * name.
   */
  readonly range: string
  readonly sort: string
  readonly cursor: string | undefined
  readonly limit: number
}

/**
 * The number of all rows. The statement puts it on each row it finds. A page behind a cursor may find none, for example
 * when the range has moved on; then the first page is read for the count.
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
  /** Sort value of the row that the page starts after. Both types are always bound; the order uses one of them. */
  after_text: z.string(),
  /** As text, because a sum may exceed what a JavaScript number holds exactly. */
  after_number: z.string(),
  after_id: z.string(),
  limit: z.int(),
}

/** Each row carries its position in the order. */
export const placed = { page_value: z.union([z.string(), z.number()]), page_id: z.string() }

interface Placed {
  readonly page_value: string | number
  readonly page_id: string
}

export interface Turn {
  /** The direction of reading, and the sort value that the page starts after. */
  readonly descending: boolean
  readonly after: string | number | null
  /** The WHERE condition and ORDER BY of the statement, over the columns page_value and page_id. */
  readonly sql: { readonly where: string; readonly orderBy: string }
  readonly params: {
    readonly after_text: string
    readonly after_number: string
    readonly after_id: string
    readonly limit: number
  }
  /** Selects the same rows in memory, when all rows are known already. */
  pick<Row extends Placed>(rows: readonly Row[]): Row[]
  /** Builds the page from the rows that were found. */
  page<Row extends Placed>(rows: readonly Row[], count: number): Page<Row>
}

/** Compares by bytes, as ClickHouse does. */
export const compareTexts = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(`${a}`, `${b}`)

const inOrder = (a: Placed, b: Placed): number => compare(a.page_value, b.page_value) || compare(a.page_id, b.page_id)

/** All digits of an integer. `String()` would round large ones: it writes 2^60 as 1152921504606847000. */
const written = (value: string | number): string => (typeof value === 'number' ? BigInt(value).toString() : value)

/**
 * Turns a request into the start, direction and end of a page. One row more than the limit is read, to know whether
 * there is another page.
 */
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
    page: (rows, count) => pageOf(rows, { limit, position, count, at }),
  }
}
