import { createHmac } from 'node:crypto'
import { failure } from '../failure.ts'
import { sameBytes } from '../ids.ts'

/** Where a page starts: after (or before) the row with this sort value and id, in this list and order. */
export interface Position {
  readonly list: string
  readonly sort: string
  readonly value: string
  readonly id: string
  readonly direction: 'next' | 'prev'
  /**
   * The size of the whole list as counted on the first page. Missing in lists that are cheap to count and in cursors of
   * earlier versions.
   */
  readonly count?: number | undefined
}

/** Cursors are signed positions: opaque to callers, and rejected if they were changed. */
export interface Cursors {
  write(position: Position): string
  /** Throws 400 `bad_cursor` unless it is a position of this list in this order. */
  read(cursor: string, list: string, sort: string): Position
}

/** Signs and reads the cursors of lists. Reading one that was changed, or belongs to another list, throws 400 `bad_cursor`. */
export const createCursors = (secret: string): Cursors => {
  const sign = (payload: string): string =>
    createHmac('sha256', secret).update(`cursor ${payload}`).digest().subarray(0, 16).toString('base64url')
  return {
    write: ({ list, sort, value, id, direction, count }) => {
      // Last, because a process of the previous version reads the elements before it and ignores the rest.
      const counted = count === undefined ? [] : [count]
      const payload = Buffer.from(JSON.stringify([list, sort, value, id, direction, ...counted])).toString('base64url')
      return `${payload}.${sign(payload)}`
    },
    read: (cursor, list, sort) => {
      const [payload = ''] = cursor.split('.', 1)
      // Compared as text, because several base64 texts decode to the same bytes.
      if (!sameBytes(Buffer.from(`${payload}.${sign(payload)}`), Buffer.from(cursor)))
        throw failure('bad_cursor', { parameter: 'cursor' })
      const [inList, inSort, value, id, direction, count] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as [string, string, string, string, Position['direction'], number?]
      if (inList !== list || inSort !== sort) throw failure('bad_cursor', { parameter: 'cursor' })
      return { list, sort, value, id, direction, count }
    },
  }
}
