import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import type { ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { topQuery } from '../queries.ts'
import type { Range } from '../range/range.ts'
import { TopPanel } from './top-panel.tsx'

interface TopChartsProps {
  readonly search: DashboardSearch
  readonly range: Range
  /** The totals of the whole range; undefined until they are known. */
  readonly totals: Readonly<Record<'-bytes' | '-duration', number | undefined>>
  readonly onChange: ViewingChange<DashboardSearch>
}

const AudiencePanels = lazyPart(async () => (await import('./below-charts.ts')).AudiencePanels, NotFetched)

/** Shown once for all charts, not four times. */
const NothingWatched = lazyPart(async () => (await import('./below-charts.ts')).NothingWatched, NotFetched)

/** The top streams and servers, by traffic and by view time. */
export const TopCharts = ({ search, range, totals, onChange }: TopChartsProps) => {
  const charts = [
    { list: 'streams', sort: '-bytes', query: useQuery(topQuery('streams', '-bytes', range, search)) },
    { list: 'streams', sort: '-duration', query: useQuery(topQuery('streams', '-duration', range, search)) },
    { list: 'servers', sort: '-bytes', query: useQuery(topQuery('servers', '-bytes', range, search)) },
    { list: 'servers', sort: '-duration', query: useQuery(topQuery('servers', '-duration', range, search)) },
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
          search={search}
        />
      ))}
      <AudiencePanels search={search} range={range} />
    </div>
  )
}
