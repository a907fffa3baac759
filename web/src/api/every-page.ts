interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/**
 * All rows of a list that a screen shows in full, such as a company's members. Reads page after page at the largest
 * page size.
 */
export const everyPage = async <Row>(
  read: (query: { limit: number; cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: Page<Row> = await read({ limit: 100, ...(cursor !== undefined && { cursor }) })
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}
