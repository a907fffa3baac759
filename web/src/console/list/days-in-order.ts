import { inOrder } from '../../lib/in-order.ts'

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Wraps a search reader: reversed days in the address are swapped. */
export const daysInOrder =
  <Search extends Days>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => {
    const search = read(raw)
    const [from, to] = inOrder(search.from, search.to)
    return from === search.from ? search : { ...search, from, to }
  }
