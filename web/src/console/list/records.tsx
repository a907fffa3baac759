import './lists.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Column, DataTable, type RowMark } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody, type PageOfRows } from '../../ui/list-body.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { defaultLimit } from './default-limit.ts'
import type { ListSearch } from './use-list-search.ts'

interface RecordsProps<Page extends PageOfRows, Row extends { readonly id: string }> {
  readonly title: string
  /** What is listed here, under the title. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  /** The views, between title and search. */
  readonly tabs?: ReactNode
  /** Further filters in front of the search. */
  readonly filters?: ReactNode
  /** What stands after the search, such as the way to take the list along. */
  readonly tools?: ReactNode
  /** Lists without words to search have no field for them. */
  readonly searchLabel?: string
  readonly search: ListSearch
  /** The order while the address says none. */
  readonly sort: string
  /** Filters beyond the words leave some out. */
  readonly isFiltered?: boolean
  readonly query: UseQueryResult<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly mark?: (row: Row) => RowMark | undefined
  readonly count: (count: number) => string
  /** What is said where there is nothing at all. */
  readonly nothing: { readonly title: string; readonly text: string }
  readonly onChange: (change: ListSearch, how?: { readonly replace: boolean }) => void
  /** Takes the filters off, the words among them. */
  readonly onClear: () => void
}

/** A page that lists the records of one kind, as the server sorts, filters and pages them. */
export const Records = <Page extends PageOfRows, Row extends { readonly id: string }>(
  props: RecordsProps<Page, Row>,
) => {
  const { title, facts, actions, tabs, filters, searchLabel, search, query, rowsOf, columns, mark, nothing, onChange } =
    props
  return (
    <>
      <PageHeader title={title} facts={facts} actions={actions} />
      {tabs}
      {(filters !== undefined || searchLabel !== undefined) && (
        <div className="toolbar">
          {filters}
          <div className="toolbar-end">
            {searchLabel !== undefined && (
              <SearchField
                label={searchLabel}
                value={search.query ?? ''}
                onSearch={(typed) => onChange({ query: typed === '' ? undefined : typed }, { replace: true })}
              />
            )}
            {props.tools}
          </div>
        </div>
      )}
      <ListBody
        query={query}
        rowsOf={rowsOf}
        count={props.count}
        limit={search.limit ?? defaultLimit}
        cursor={search.cursor}
        empty={<EmptyState icon={CircleCheck} title={nothing.title} text={nothing.text} />}
        onClear={search.query !== undefined || props.isFiltered === true ? props.onClear : undefined}
        onChange={onChange}
      >
        {(rows) => (
          <DataTable
            name={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            {...(mark !== undefined && { mark })}
            sort={search.sort ?? props.sort}
            onSort={(sort) => onChange({ sort })}
          />
        )}
      </ListBody>
    </>
  )
}
