import './data-table.css'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Place } from './elsewhere.tsx'
import { FailureState } from './failure-state.tsx'
import { NoMatch } from './no-match.tsx'
import type { PageSize } from './page-sizes.ts'
import { TableFoot } from './table-foot.tsx'
import { useDrawn } from './use-drawn.ts'
import { useLostPage } from './use-lost-page.ts'
import { useSaidCount } from './use-said-count.ts'

/** A page of a collection, in the shape that every list of the API returns. */
export interface PageOfRows {
  readonly estimated_count: number
  readonly next: string | null
  readonly prev: string | null
}

/** What a list's footer and empty states can change. */
export interface ListChange {
  readonly cursor?: string | undefined
  readonly limit?: PageSize | undefined
}

interface ListBodyProps<Page extends PageOfRows, Row> {
  readonly query: UseQueryResult<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  /** The total count, in words. */
  readonly count: (count: number) => string
  readonly limit: PageSize
  /** The cursor of the requested page. */
  readonly cursor: string | undefined
  /** Shown above the rows, but not if the list is empty without any filter. */
  readonly toolbar?: ReactNode
  /** Shown if the list is empty without any filter. */
  readonly empty: ReactNode
  /** Other lists, named and linked where the filters match nothing in this one. */
  readonly places?: readonly Place[]
  /** Clears the filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined
  readonly onChange: (change: ListChange, how?: { readonly replace: boolean }) => void
  /** The rows are undefined until the first answer has arrived. */
  readonly children: (rows: readonly Row[] | undefined) => ReactNode
}

type RowsProps<Page extends PageOfRows, Row> = Omit<ListBodyProps<Page, Row>, 'toolbar' | 'empty' | 'cursor'> & {
  /** Undefined until it may be rendered. */
  readonly data: Page | undefined
}

const Rows = <Page extends PageOfRows, Row>(props: RowsProps<Page, Row>) => {
  const { query, data, rowsOf, count, limit, places, onClear, onChange, children } = props
  if (data === undefined) return children(undefined)
  if (rowsOf(data).length === 0 && onClear !== undefined) return <NoMatch onClear={onClear} places={places} />
  return (
    <>
      {children(rowsOf(data))}
      <TableFoot
        count={count(data.estimated_count)}
        limit={limit}
        page={data}
        query={query}
        onLimit={(size) => onChange({ limit: size })}
        onPage={(to) => onChange({ cursor: to })}
      />
    </>
  )
}

/** A list's toolbar, rows and footer, and what replaces the rows: a skeleton, an empty state or a failure. */
export const ListBody = <Page extends PageOfRows, Row>(props: ListBodyProps<Page, Row>) => {
  const { query, rowsOf, count, cursor, toolbar, empty, onClear, onChange } = props
  const isLost = useLostPage({ query, rowsOf, cursor }, () => onChange({}, { replace: true }))
  // Toolbar and rows appear together; one before the other would shift the page twice.
  const data = useDrawn(isLost ? undefined : query.data)
  useSaidCount(data === undefined || query.isPlaceholderData ? undefined : count(data.estimated_count))
  if (data !== undefined && rowsOf(data).length === 0 && onClear === undefined) return empty
  return (
    <>
      {toolbar}
      {query.isError && query.data === undefined && !isLost ? (
        <FailureState level={2} error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Rows {...props} data={data} />
      )}
    </>
  )
}
