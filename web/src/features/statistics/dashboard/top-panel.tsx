import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatHours } from '../../../lib/durations.ts'
import { numberFormat } from '../../../lib/intl.ts'
import { formatBytesAligned, formatNumber } from '../../../lib/measures.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { filtersIn } from '../list/lists.ts'
import { sessionsOfServer } from '../list/sessions-of.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { playedOf } from '../played.ts'
import type { TopList, TopSort, ViewingPage } from '../queries.ts'
import type { Range } from '../range/range.ts'
import { type Bar, BarList, BarListSkeleton } from './bar-list.tsx'

interface TopPanelProps {
  readonly list: TopList
  readonly sort: TopSort
  readonly query: UseQueryResult<ViewingPage>
  /** All charts. A chart without data waits for them, because all may turn out empty. */
  readonly beside: readonly UseQueryResult<ViewingPage>[]
  readonly range: Range
  /** The total of the whole range, which shares refer to; undefined until it is known. */
  readonly total: number | undefined
  readonly search: DashboardSearch
}

/** A row's name, and the filters for exactly it. */
const subjectOf = ({ stream_name = '', server }: MetricRow): readonly [string, DashboardSearch] =>
  server === undefined ? [stream_name, { stream: stream_name }] : [server.hostname, sessionsOfServer(server)]

const useBars = ({
  sort,
  range,
  total,
  search,
}: Omit<TopPanelProps, 'list' | 'query' | 'beside'>): ((rows: readonly MetricRow[]) => Bar[]) => {
  const locale = useLocale()
  const share = numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const byTraffic = sort === '-bytes'
  const write = byTraffic ? formatBytesAligned : formatHours
  const unit = { en: byTraffic ? 'B' : 's', ru: byTraffic ? 'Б' : 'с' }[locale]
  return (rows) =>
    rows.map((row) => {
      const value = playedOf(byTraffic ? row.bytes : row.duration)
      const [name, filters] = subjectOf(row)
      const isNarrowed = Object.entries(filters).every(([field, one]) => search[field as keyof DashboardSearch] === one)
      return {
        name,
        value,
        text: write(value, locale),
        exact: `${name}: ${formatNumber(value, locale)}\u00a0${unit}`,
        narrowed: isNarrowed ? undefined : { ...search, ...filters },
        sessions: { ...filtersIn(search), ...range, ...filters },
        share: total === undefined || total === 0 ? '' : share.format(value / total),
      }
    })
}

/** The ten largest, each linked to its sessions. */
export const TopPanel = (props: TopPanelProps) => {
  const { list, sort, query, beside, range, search } = props
  const { t } = useTranslation('statistics')
  // Shares of another range's total would be wrong.
  const barsOf = useBars(query.isPlaceholderData ? { ...props, total: undefined } : props)
  const key = `${list}_${sort === '-bytes' ? 'bytes' : 'duration'}` as const
  return (
    <Panel
      title={t(`top.${key}`)}
      aside={
        <Link to={`/retroview/${list}`} search={{ ...filtersIn(search), ...range, sort }} className="small">
          {t('top.all')}
          <span className="sr">: {t(`top.${key}`)}</span>
        </Link>
      }
    >
      <Loaded
        query={query}
        beside={query.data?.metrics.length === 0 ? beside : []}
        level={2}
        skeleton={<BarListSkeleton />}
      >
        {({ metrics }) =>
          metrics.length === 0 ? <p className="chart-empty">{t('no_data')}</p> : <BarList bars={barsOf(metrics)} />
        }
      </Loaded>
    </Panel>
  )
}
