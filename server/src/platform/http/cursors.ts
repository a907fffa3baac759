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
    write: ({ list, sort, value, id, direction }) => {
      const payload = Buffer.from(JSON.stringify([list, sort, value, id, direction])).toString('base64url')
      return `${payload}.${sign(payload)}`
    },
    read: (cursor, list, sort) => {
      const [payload = ''] = cursor.split('.', 1)
      // Compared as text: several texts decode to the same bytes.
      if (!sameBytes(Buffer.from(`${payload}.${sign(payload)}`), Buffer.from(cursor)))
        throw failure('bad_cursor', { parameter: 'cursor' })
      const [inList, inSort, value, id, direction] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        string,
        string,
        string,
        string,
        Position['direction'],
      ]
      if (inList !== list || inSort !== sort) throw failure('bad_cursor', { parameter: 'cursor' })
      return { list, sort, value, id, direction }
    },
  }
}
