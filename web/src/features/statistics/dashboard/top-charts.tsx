import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters, EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ChartArt } from '../chart-art.tsx'
import type { ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { topQuery } from '../queries.ts'
import { presetOf, type Range } from '../range/range.ts'
import { TopPanel } from './top-panel.tsx'

interface TopChartsProps {
  readonly search: DashboardSearch
  readonly range: Range
  /** The totals of the whole range; undefined until they are known. */
  readonly totals: Readonly<Record<'-bytes' | '-duration', number | undefined>>
  readonly onChange: ViewingChange<DashboardSearch>
}

/** Shown once for all charts, not four times. */
const NothingWatched = ({ search, onChange }: Pick<TopChartsProps, 'search' | 'onChange'>) => {
  const { t } = useTranslation('statistics')
  const isFiltered = search.owner !== undefined
  const isLongest = presetOf(search, 'month') === 'quarter'
  return (
    <Panel>
      <EmptyState
        art={<ChartArt />}
        title={t('top.none')}
        text={t(isFiltered ? 'empty.filtered_text' : 'empty.text')}
        actions={
          isFiltered ? (
            <ClearFilters onClear={() => onChange({ owner: undefined })} />
          ) : (
            !isLongest && (
              <Button onClick={() => onChange({ from: undefined, to: undefined, range: 'quarter' })}>
                {t('empty.quarter')}
              </Button>
            )
          )
        }
      />
    </Panel>
  )
}

/** The top streams and servers, by traffic and by view time. */
export const TopCharts = ({ search, range, totals, onChange }: TopChartsProps) => {
  const { owner } = search
  const charts = [
    { list: 'streams', sort: '-bytes', query: useQuery(topQuery('streams', '-bytes', range, owner)) },
    { list: 'streams', sort: '-duration', query: useQuery(topQuery('streams', '-duration', range, owner)) },
    { list: 'servers', sort: '-bytes', query: useQuery(topQuery('servers', '-bytes', range, owner)) },
    { list: 'servers', sort: '-duration', query: useQuery(topQuery('servers', '-duration', range, owner)) },
  ] as const
  const isEmpty = charts.every(({ query }) => query.data?.metrics.length === 0)
  if (isEmpty)
    return (
      <div className="charts one">
        <NothingWatched search={search} onChange={onChange} />
      </div>
    )
  const all = charts.map(({ query }) => query)
  return (
    <div className="charts">
      {charts.map(({ list, sort, query }) => (
        <TopPanel
          key={`${list} ${sort}`}
          list={list}
          sort={sort}
          query={query}
          beside={all}
          range={range}
          total={totals[sort]}
          owner={owner}
        />
      ))}
    </div>
  )
}
