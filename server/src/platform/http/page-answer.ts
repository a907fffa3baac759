import type { Page } from '@foyer/contract/vocabulary/page.ts'

type PageAnswer<Name extends string, Row> = { [K in Name]: Row[] } & {
  estimated_count: number
  next: string | null
  prev: string | null
  timing: { total: number }
}

/** Of a list in which nothing can be. */
export const emptyPage: Page<never> = { rows: [], estimated_count: 0, next: null, prev: null }

/** A page under the plural name of its rows; the time is filled in when the answer leaves. */
export const pageAnswer = <const Name extends string, Row>(
  plural: Name,
  { rows, estimated_count, next, prev }: Page<Row>,
): PageAnswer<Name, Row> =>
  // A computed key widens to string; the name is the literal given.
  ({ [plural]: [...rows], estimated_count, next, prev, timing: { total: 0 } }) as PageAnswer<Name, Row>
