interface Read<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly prev: string | null
}

/** Reads all pages in one direction by the list's own cursors. */
export const readPages = async <Row>(
  read: (cursor: string | undefined) => Promise<Read<Row>>,
  { direction = 'next', from }: { readonly direction?: 'next' | 'prev'; readonly from?: string | undefined } = {},
): Promise<Read<Row>[]> => {
  const pages: Read<Row>[] = []
  let cursor: string | null | undefined = from
  while (cursor !== null) {
    const page: Read<Row> = await read(cursor)
    pages.push(page)
    cursor = page[direction]
  }
  return pages
}

/** Whether the values are in order, ties allowed; null counts as later than everything else. */
export const isSorted = (values: readonly (string | number | null)[], order: 'rising' | 'falling'): boolean =>
  values.every((value, at) => {
    const before = at === 0 ? value : (values[at - 1] ?? null)
    const [low, high] = order === 'rising' ? [before, value] : [value, before]
    return high === null || (low !== null && low <= high)
  })
