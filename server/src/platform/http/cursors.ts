import { createHmac } from 'node:crypto'
import { failure } from '../failure.ts'
import { sameBytes } from '../ids.ts'

/** Where a page begins: behind (or before) the row with this sort value and id, in this list and order. */
export interface Position {
  readonly list: string
  readonly sort: string
  readonly value: string
  readonly id: string
  readonly direction: 'next' | 'prev'
  /** How many rows the whole list had on the first page. Cursors of lists that count cheaply, and of versions before, have none. */
  readonly count?: number | undefined
}

/** Cursors are positions that we signed: opaque to callers, refused where anything was changed. */
export interface Cursors {
  write(position: Position): string
  /** 400 `bad_cursor` for anything that is not a position of this list in this order. */
  read(cursor: string, list: string, sort: string): Position
}

export const createCursors = (secret: string): Cursors => {
  const sign = (payload: string): string =>
    createHmac('sha256', secret).update(`cursor ${payload}`).digest().subarray(0, 16).toString('base64url')
  return {
    write: ({ list, sort, value, id, direction, count }) => {
      // Last: a process of the version before reads what stands before it, and no further.
      const counted = count === undefined ? [] : [count]
      const payload = Buffer.from(JSON.stringify([list, sort, value, id, direction, ...counted])).toString('base64url')
      return `${payload}.${sign(payload)}`
    },
    read: (cursor, list, sort) => {
      const [payload = ''] = cursor.split('.', 1)
      // Compared as text: several texts decode to the same bytes.
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
