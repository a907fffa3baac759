import type { Page } from '@foyer/contract/vocabulary/page.ts'

type PageAnswer<Name extends string, Row> = { [K in Name]: Row[] } & {
  estimated_count: number
  count_is_rough?: true
  too_many_customers?: true
  next: string | null
  prev: string | null
  timing: { total: number }
}

/** For a list that cannot contain anything. */
export const emptyPage: Page<never> = { rows: [], estimated_count: 0, next: null, prev: null }

/** The page with something else made of each row. */
export const mapPage = <Row, Shown>(page: Page<Row>, show: (row: Row, at: number) => Shown): Page<Shown> => ({
  ...page,
  rows: page.rows.map((row, at) => show(row, at)),
})

/** The body of a list under the plural name of its rows. The time is filled in when the answer is sent. */
export const pageAnswer = <const Name extends string, Row>(
  plural: Name,
  { rows, estimated_count, count_is_rough, too_many_customers, next, prev }: Page<Row>,
): PageAnswer<Name, Row> =>
  // A computed key widens to string, although the name is a literal.
  ({
    [plural]: [...rows],
    estimated_count,
    ...(count_is_rough && { count_is_rough }),
    ...(too_many_customers && { too_many_customers }),
    next,
    prev,
    timing: { total: 0 },
  }) as PageAnswer<Name, Row>
