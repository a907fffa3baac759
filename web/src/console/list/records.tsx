import './lists.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { type Column, DataTable, type RowMark } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody, type PageOfRows } from '../../ui/list-body.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { defaultLimit } from './default-limit.ts'
import type { ListSearch } from './use-list-search.ts'

/** Lists whose search covers customers tell if too many match. */
interface SearchedPage extends PageOfRows {
  readonly too_many_customers?: true
}

interface RecordsProps<Page extends SearchedPage, Row extends { readonly id: string }> {
  readonly title: string
  /** A description of the list, below the title. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  /** The views, between title and search. */
  readonly tabs?: ReactNode
  /** Additional filters before the search. */
  readonly filters?: ReactNode
  /** Actions after the search, such as the export. */
  readonly tools?: ReactNode
  /** Lists that cannot be searched have no search field. */
  readonly searchLabel?: string
  readonly search: ListSearch
  /** The default order. */
  readonly sort: string
  /** True if filters besides the search are set. */
  readonly isFiltered?: boolean
  readonly query: UseQueryResult<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly mark?: (row: Row) => RowMark | undefined
  readonly count: (count: number) => string
  /** The text for a list that is empty without any filter. */
  readonly nothing: { readonly title: string; readonly text: string }
  readonly onChange: (change: ListSearch, how?: { readonly replace: boolean }) => void
  /** Clears all filters, the search included. */
  readonly onClear: () => void
}

type ToolbarProps = Pick<RecordsProps<SearchedPage, never>, 'filters' | 'searchLabel' | 'search' | 'tools' | 'onChange'>

/** Filters, search and tools; nothing for a list that has neither filters nor search. */
const Toolbar = ({ filters, searchLabel, search, tools, onChange }: ToolbarProps) =>
  (filters !== undefined || searchLabel !== undefined) && (
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
        {tools}
      </div>
    </div>
  )

/** A page that lists records of one kind. The server sorts, filters and pages them. */
export const Records = <Page extends SearchedPage, Row extends { readonly id: string }>(
  props: RecordsProps<Page, Row>,
) => {
  const { t } = useTranslation('operator')
  const { title, facts, actions, tabs, search, query, rowsOf, columns, mark, nothing, onChange } = props
  const isMissing = query.data?.too_many_customers === true
  return (
    <>
      <PageHeader title={title} facts={facts} actions={actions} />
      {tabs}
      <Toolbar {...props} />
      {isMissing && (
        <Banner tone="info" said="status">
          {t('list.too_many_customers')}
        </Banner>
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
