import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../api/ask-ahead.ts'
import { formatHours } from '../../../lib/durations.ts'
import { formatBytes, formatNumber } from '../../../lib/measures.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { changeOf, endOfStep, peakOf, type Point, sumOf } from '../dashboard/change.ts'
import { askedByDashboard, seriesQueries } from '../dashboard/dashboard-queries.ts'
import { dashboardRange } from '../dashboard/dashboard-range.ts'
import { type KeyFigure, KeyFigures } from '../dashboard/key-figures.tsx'
import { OverTime } from '../dashboard/over-time.tsx'
import { spanText } from '../dashboard/span-text.ts'
import { TopCharts } from '../dashboard/top-charts.tsx'
import { SeenOwners } from '../list/seen-owners.tsx'
import { useViewingSearch, type ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { WhoseFilter } from '../list/whose-filter.tsx'
import { endOfMinute, presentMinute } from '../range/minute-of-visit.ts'
import { RangePicker } from '../range/range-picker.tsx'
import { before, isKept, isLive, type Range, untilNow } from '../range/range.ts'
import { UntilNow } from '../range/until-now.tsx'
import { useEachMinute, useNowSeconds } from '../range/use-now-seconds.ts'

const route = getRouteApi('/portal/main/statistics/retroview/dashboard')

/** There is no data, and none is loading. */
const hasFailed = ({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): boolean =>
  isError && data === undefined

/** The data of each series, as far as the range has passed. `now` is in seconds since 1970. */
const useSeries = (wanted: Range, now: number, owner: string | undefined) => {
  const range = untilNow(wanted, now)
  const asked = seriesQueries(range, owner)
  // Separate `useQuery` calls, because `useQueries` would add weight to every page.
  const bytes = useQuery(asked.bytes)
  const duration = useQuery(asked.duration)
  const plays = useQuery(asked.plays)
  const sessions = useQuery(asked.sessions)
  const bytesBefore = useQuery(asked.bytesBefore)
  const durationBefore = useQuery(asked.durationBefore)
  const playsBefore = useQuery(asked.playsBefore)
  const all = [bytes, duration, plays, sessions, bytesBefore, durationBefore, playsBefore]
  // Data of the previous range stays until the first new answer arrives, so that two ranges are never compared.
  const isOnItsWay = all.some(({ isPlaceholderData }) => !isPlaceholderData)
  const pointsOf = ({ data, isPlaceholderData }: typeof bytes): readonly Point[] | undefined =>
    isOnItsWay && isPlaceholderData ? undefined : data?.series
  // Shares need totals of the same range, and rows may arrive before their totals.
  const totalOf = ({ data, isPlaceholderData }: typeof bytes): number | undefined =>
    isPlaceholderData || data === undefined ? undefined : sumOf(data.series)
  return {
    failed: [bytes, duration, plays, sessions].find(hasFailed)?.error,
    retry: () => Promise.all(all.filter(hasFailed).map(({ refetch }) => refetch())),
    lacks: {
      bytes: hasFailed(bytes),
      duration: hasFailed(duration),
      plays: hasFailed(plays),
      sessions: hasFailed(sessions),
    },
    now: {
      bytes: pointsOf(bytes),
      duration: pointsOf(duration),
      plays: pointsOf(plays),
      sessions: pointsOf(sessions),
    },
    comparable: isKept(before(range), now),
    earlier: {
      bytes: pointsOf(bytesBefore),
      duration: pointsOf(durationBefore),
      plays: pointsOf(playsBefore),
    },
    totals: { '-bytes': totalOf(bytes), '-duration': totalOf(duration) },
    /** Of the traffic: how long each point lasts, and when the range ends. */
    step: bytes.data?.step ?? 0,
    to: bytes.data?.to ?? range.to,
    /** For the sessions: how long each point lasts, and the latest moment at which the last one ends. */
    steps: { seconds: sessions.data?.step ?? 0, to: sessions.data?.to ?? range.to },
  }
}

type Series = ReturnType<typeof useSeries>

const none = '—'

const useKeyFigures = ({ now, earlier, comparable, lacks, steps }: Series): KeyFigure[] => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const beside = (sum: number, past: readonly Point[] | undefined): Pick<KeyFigure, 'change' | 'remark'> => {
    if (past === undefined) return {}
    const change = comparable ? changeOf(sum, sumOf(past)) : undefined
    return change === undefined && sum > 0 ? { remark: t('figures.nothing_before') } : { change }
  }
  const summed = (
    name: 'bytes' | 'duration' | 'plays',
    write: (value: number, locale: 'en' | 'ru') => string,
  ): KeyFigure => {
    const [points, past] = [now[name], earlier[name]]
    if (points === undefined) return { name: t(`figures.${name}`), text: lacks[name] ? none : undefined }
    const sum = sumOf(points)
    return {
      name: t(`figures.${name}`),
      text: write(sum, locale),
      ...beside(sum, past),
    }
  }
  const peak = now.sessions === undefined ? undefined : peakOf(now.sessions)
  const timeOf = (points: readonly Point[], highest: Point): string => {
    const to = endOfStep(points, points.indexOf(highest), steps.seconds, steps.to)
    return spanText({ from: highest.at, to }, locale)
  }
  return [
    summed('bytes', formatBytes),
    summed('duration', formatHours),
    summed('plays', formatNumber),
    {
      name: t('figures.peak'),
      text: now.sessions === undefined ? (lacks.sessions ? none : undefined) : formatNumber(peak?.value ?? 0, locale),
      remark: peak === undefined || peak.value === 0 ? undefined : timeOf(now.sessions ?? [], peak),
    },
  ]
}

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
    if (answers.every(({ status }) => status === 'fulfilled')) moveTo(next)
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
  const series = useSeries(range, now, search.owner)
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
      <Panel>
        <KeyFigures figures={figures} />
        {series.failed === undefined ? (
          <OverTime
            traffic={series.now.bytes}
            sessions={series.now.sessions}
            earlier={compares && series.comparable ? series.earlier.bytes : undefined}
            isGone={compares && !series.comparable}
            step={series.step}
            to={series.to}
          />
        ) : (
          <FailureState level={2} error={series.failed} onRetry={series.retry} />
        )}
      </Panel>
      <TopCharts search={search} range={range} totals={series.totals} onChange={onChange} />
    </>
  )
}
