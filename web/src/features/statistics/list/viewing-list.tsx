import { retroviewPageSize, streamNameDebounceMs, viewingTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters } from '../../../ui/clear-filters.tsx'
import { ColumnMenu, useColumnChoice } from '../../../ui/column-choice.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchArt } from '../../../ui/search-art.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { ChartArt } from '../chart-art.tsx'
import { type ViewingPage, viewingQuery } from '../queries.ts'
import type { Preset } from '../range/presets.ts'
import { RangePicker } from '../range/range-picker.tsx'
import { presetOf, type Range, rangeOf } from '../range/range.ts'
import { UntilNow } from '../range/until-now.tsx'
import { useNowSeconds } from '../range/use-now-seconds.ts'
import { knownSort, useViewingColumns } from './columns.tsx'
import { ExportButton } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { firstRange, firstSort, isFiltered, type ViewingList as List, noFilters } from './lists.ts'
import { SeenOwners } from './seen-owners.tsx'
import type { ViewingChange } from './use-viewing-search.ts'
import type { ViewingSearch } from './viewing-search.ts'

interface ViewingListProps {
  readonly list: List
  readonly search: ViewingSearch
  readonly onChange: ViewingChange
}

type Row = ViewingPage['metrics'][number]

interface PartProps extends ViewingListProps {
  readonly query: UseQueryResult<ViewingPage>
  readonly range: Range
  readonly columns: readonly Column<Row>[]
  readonly choice: ReturnType<typeof useColumnChoice<Row>>
  readonly onRefresh: () => void
}

/** The next longer preset; undefined for the longest. */
const longerThan = (preset: Preset | undefined): 'month' | 'quarter' | undefined => {
  if (preset === 'quarter') return undefined
  return preset === 'month' || preset === 'previous_month' ? 'quarter' : 'month'
}

const NothingFound = ({ list, search, onChange }: ViewingListProps) => {
  const { t } = useTranslation('statistics')
  const filtered = isFiltered(search)
  const longer = longerThan(presetOf(search, firstRange(list)))
  return (
    <EmptyState
      art={filtered ? <SearchArt /> : <ChartArt />}
      title={t(filtered ? 'empty.filtered_title' : 'empty.title')}
      text={t(filtered ? 'empty.filtered_text' : 'empty.text')}
      actions={
        filtered ? (
          <ClearFilters onClear={() => onChange(noFilters)} />
        ) : (
          longer !== undefined && (
            <Button onClick={() => onChange({ from: undefined, to: undefined, range: longer })}>
              {t(`empty.${longer}`)}
            </Button>
          )
        )
      }
    />
  )
}

const keyOf = ({ id, stream_name, server, client, started_at }: Row): string =>
  [id, started_at, stream_name, server?.id, server?.hostname, client?.user_id, client?.ip, client?.useragent].join('\n')

/** Sessions of two owners may have the same id. */
const keysOf = (rows: readonly Row[]): ReadonlyMap<Row, string> => {
  const seen = new Map<string, number>()
  const keys = rows.map((row): [Row, string] => {
    const key = keyOf(row)
    const earlier = seen.get(key) ?? 0
    seen.set(key, earlier + 1)
    return [row, `${key}\n${earlier}`]
  })
  return new Map(keys)
}

type RowsProps = Pick<PartProps, 'list' | 'search' | 'onChange' | 'choice'> & {
  readonly rows: readonly Row[] | undefined
}

const Rows = ({ list, search, onChange, choice, rows }: RowsProps) => {
  const { t } = useTranslation('statistics')
  const keys = keysOf(rows ?? [])
  return (
    <DataTable
      name={t(`lists.${list}`)}
      columns={choice.shown}
      rows={rows}
      rowKey={(row) => keys.get(row) ?? ''}
      sort={search.sort ?? firstSort(list)}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

const Toolbar = ({ list, search, query, range, columns, choice, onChange, onRefresh }: PartProps) => {
  const { t } = useTranslation('statistics')
  return (
    <div className="toolbar viewing-toolbar">
      <SearchField
        label={t('filters.name')}
        value={search.name ?? ''}
        waitMs={streamNameDebounceMs}
        most={viewingTextCap}
        onSearch={(name) => onChange({ name: name === '' ? undefined : name }, { replace: true })}
      />
      <Filters search={search} rows={query.data?.metrics} onChange={onChange}>
        <RangePicker
          asked={search}
          range={range}
          otherwise={firstRange(list)}
          onChange={onChange}
          onAgain={onRefresh}
        />
      </Filters>
      <span className="end row">
        <IconButton icon={RotateCw} size="m" label={t('refresh')} onClick={onRefresh} />
        <ExportButton list={list} search={search} range={range} />
        <ColumnMenu columns={columns} choice={choice} />
      </span>
    </div>
  )
}

/** The number of rows in words. One that is only approximate is rounded. */
const useCountText = (list: List, isRough: boolean): ((count: number) => string) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  return (found) => {
    const count = isRough ? Number(found.toPrecision(2)) : found
    const shown = formatNumber(count, locale)
    return isRough ? t('counts.about_sessions', { count, shown }) : t(`counts.${list}`, { count, shown })
  }
}

/** One of the five lists. The address holds its whole state. */
export const ViewingList = (props: ViewingListProps) => {
  const { list, onChange } = props
  const search = { ...props.search, sort: knownSort(list, props.search.sort) }
  const { t } = useTranslation('statistics')
  const client = useQueryClient()
  const { now, renew } = useNowSeconds(search)
  const range = rangeOf(search, now, firstRange(list))
  const query = useQuery(viewingQuery(list, search, range))
  const countText = useCountText(list, query.data?.count_is_rough === true)
  const columns = useViewingColumns(list, search, range, query.data?.metrics)
  const choice = useColumnChoice(`retroview_${list}`, columns)
  const onRefresh = (): void => {
    renew()
    // A relative range has moved on, and its rows with it: the cursor points into the old rows.
    if (search.cursor !== undefined && presetOf(search, firstRange(list)) !== undefined) {
      void client.invalidateQueries({ queryKey: ['viewing', list], refetchType: 'none' })
      onChange({}, { replace: true })
      return
    }
    // Also needed if the range is fixed, or the minute has not changed.
    void query.refetch()
  }
  const parts: PartProps = { ...props, search, range, query, columns, choice, onRefresh }
  return (
    <>
      <PageHeader
        title={t(`lists.${list}`)}
        facts={
          <>
            <SeenOwners owner={search.owner}>{t(`facts.${list}`)}</SeenOwners>
            <UntilNow range={range} now={now} />
          </>
        }
      />
      <Toolbar {...parts} />
      <ListBody
        query={query}
        rowsOf={({ metrics }) => metrics}
        count={countText}
        limit={search.limit ?? retroviewPageSize}
        cursor={search.cursor}
        empty={<NothingFound list={list} search={search} onChange={onChange} />}
        onClear={undefined}
        onChange={onChange}
      >
        {(rows) => <Rows {...parts} rows={rows} />}
      </ListBody>
    </>
  )
}
