import '../../ui/data-table.css'
import './lists.css'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../ui/failure-state.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import type { PageSize } from '../../ui/page-sizes.ts'
import { TableFoot } from '../../ui/table-foot.tsx'
import { useDrawn } from '../../ui/use-drawn.ts'
import { useLostPage } from '../../ui/use-lost-page.ts'

/** A page of a collection, as every list of the API answers it. */
export interface PageOfRows {
  readonly estimated_count: number
  readonly next: string | null
  readonly prev: string | null
}

/** What the foot of a list and its empty states change. */
export interface ListChange {
  readonly cursor?: string | undefined
  readonly limit?: PageSize | undefined
}

interface ListBodyProps<Page extends PageOfRows, Row> {
  readonly query: UseQueryResult<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  /** How many there are, in words. */
  readonly count: (count: number) => string
  readonly limit: PageSize
  /** Of the page that is asked for. */
  readonly cursor: string | undefined
  /** Filters or words leave some out. */
  readonly isNarrowed: boolean
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode
  readonly onClear: () => void
  readonly onChange: (change: ListChange, how?: { readonly replace: boolean }) => void
  /** Undefined while the first answer is on its way. */
  readonly children: (rows: readonly Row[] | undefined) => ReactNode
}

/** The rows of a page, its foot, and what stands there instead: nothing yet, nothing that matches, a failure. */
export const ListBody = <Page extends PageOfRows, Row>(props: ListBodyProps<Page, Row>) => {
  const { query, rowsOf, count, limit, cursor, isNarrowed, empty, onClear, onChange, children } = props
  const data = useDrawn(query.data)
  const isLost = useLostPage({ query, rowsOf, cursor }, () => onChange({}, { replace: true }))
  if (isLost) return children(undefined)
  if (query.isError && query.data === undefined)
    return <FailureState level={2} error={query.error} onRetry={() => query.refetch()} />
  if (data === undefined) return children(undefined)
  if (rowsOf(data).length === 0) return isNarrowed ? <NoMatch onClear={onClear} /> : empty
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
