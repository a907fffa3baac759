import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../api/ask-ahead.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { askedByDashboard } from '../dashboard/dashboard-queries.ts'
import { dashboardRange } from '../dashboard/dashboard-range.ts'
import { KeyFigures } from '../dashboard/key-figures.tsx'
import { OverTime } from '../dashboard/over-time.tsx'
import { TopCharts } from '../dashboard/top-charts.tsx'
import { useKeyFigures } from '../dashboard/use-key-figures.ts'
import { isTooMuch, useSeries } from '../dashboard/use-series.ts'
import { SeenOwners } from '../list/seen-owners.tsx'
import { useViewingSearch, type ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { WhoseFilter } from '../list/whose-filter.tsx'
import { endOfMinute, presentMinute } from '../range/minute-of-visit.ts'
import { RangePicker } from '../range/range-picker.tsx'
import { isLive, type Range } from '../range/range.ts'
import { UntilNow } from '../range/until-now.tsx'
import { useEachMinute, useNowSeconds } from '../range/use-now-seconds.ts'

const route = getRouteApi('/portal/main/statistics/retroview/dashboard')

const Filters = lazyPart(async () => (await import('../dashboard/dashboard-filters.tsx')).DashboardFilters, NotFetched)

interface ActionsProps {
  readonly search: DashboardSearch
  readonly range: Range
  readonly onChange: ViewingChange<DashboardSearch>
  readonly onAgain: () => void
}

const Actions = ({ search, range, onChange, onAgain }: ActionsProps) => {
  const { t } = useTranslation('statistics')
  const compares = search.compare === '1'
  return (
    <>
      <WhoseFilter owner={search.owner} onChange={(owner) => onChange({ owner })} />
      <button
        type="button"
        className="btn s"
        aria-pressed={compares}
        onClick={() => onChange({ compare: compares ? undefined : '1' })}
      >
        {t('over_time.compare')}
      </button>
      <RangePicker asked={search} range={range} otherwise="month" onChange={onChange} onAgain={onAgain} />
      <IconButton icon={RotateCw} size="m" label={t('refresh')} onClick={onAgain} />
    </>
  )
}

/**
 * The range as of now: it follows the clock by itself while it goes up to the present. `again` reads everything once
 * more.
 */
const useDashboardRange = (search: DashboardSearch) => {
  const client = useQueryClient()
  const { now, renew, moveTo } = useNowSeconds(search)
  const { from, to } = dashboardRange(search, now)
  const range = useMemo(() => ({ from, to }), [from, to])
  const moves = isLive(range, now)
  const follow = async (): Promise<void> => {
    const next = presentMinute()
    const questions: readonly Question[] = next > now ? askedByDashboard(search, next) : []
    // Shown once all of it is known, so that nothing flickers. If a part fails, the earlier figures stay, with their time.
    const answers = await Promise.allSettled(questions.map((question) => client.fetchQuery(question)))
    if (answers.every((answer) => answer.status === 'fulfilled' || isTooMuch(answer.reason))) moveTo(next)
  }
  useEachMinute(moves, () => void follow())
  const again = (): void => {
    // A range that moves on is read by itself.
    if (moves && now !== endOfMinute()) renew()
    else void client.invalidateQueries({ queryKey: ['viewing'] })
  }
  return { now, range, again }
}

/** Viewing at a glance: totals, their course over time, and the top streams and servers. */
export const DashboardPage = () => {
  const { t } = useTranslation('statistics')
  const search = route.useSearch()
  const { now, range, again } = useDashboardRange(search)
  const series = useSeries(range, now, search)
  const figures = useKeyFigures(series)
  const compares = search.compare === '1'
  const onChange = useViewingSearch<DashboardSearch>(route.useNavigate())
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        facts={
          <>
            <SeenOwners owner={search.owner}>{t('dashboard.facts')}</SeenOwners>
            <UntilNow range={range} now={now} />
          </>
        }
        actions={<Actions search={search} range={range} onChange={onChange} onAgain={again} />}
      />
      <div className="toolbar dashboard-filters">
        <Filters search={search} range={range} onChange={onChange} />
      </div>
      <Panel>
        <KeyFigures figures={figures} />
        {series.failed === undefined ? (
          <OverTime
            traffic={series.now.bytes}
            sessions={series.now.sessions}
            earlier={compares && series.comparable ? series.beside : undefined}
            isGone={compares && !series.comparable}
            step={series.step}
            to={series.to}
            partial={series.partial}
            isLive={isLive(range, now)}
            onSelect={({ from, to }) => onChange({ from, to, range: undefined })}
          />
        ) : (
          <FailureState level={2} error={series.failed} onRetry={series.retry} />
        )}
      </Panel>
      <TopCharts search={search} range={range} totals={series.totals} onChange={onChange} />
    </>
  )
}
