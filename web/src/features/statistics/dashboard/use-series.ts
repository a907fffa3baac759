import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Failure } from '../../../api/failure.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { before, isKept, type Range, untilNow } from '../range/range.ts'
import { besideEach, type Point, sumOf } from './change.ts'
import { seriesQueries } from './dashboard-queries.ts'

/** There is no data, and none is loading. */
const hasFailed = ({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): boolean =>
  isError && data === undefined

/** Too many sessions would have to be counted one by one. Not a fault, and trying again would not help. */
export const isTooMuch = (error: unknown): boolean => error instanceof Failure && error.code === 'too_much_asked'

const noPoints: readonly Point[] = []
const whole = { first: false, last: false }

const useAnswers = (range: Range, search: DashboardSearch) => {
  const asked = seriesQueries(range, search)
  // Separate `useQuery` calls, because `useQueries` would add weight to every page.
  return {
    bytes: useQuery(asked.bytes),
    duration: useQuery(asked.duration),
    plays: useQuery(asked.plays),
    sessions: useQuery(asked.sessions),
    bytesBefore: useQuery(asked.bytesBefore),
    durationBefore: useQuery(asked.durationBefore),
    playsBefore: useQuery(asked.playsBefore),
    sessionsBefore: useQuery(asked.sessionsBefore),
  }
}

type Answer = ReturnType<typeof useAnswers>['bytes']

/** The data of each series, as far as the range has passed. `now` is in seconds since 1970. */
export const useSeries = (wanted: Range, now: number, search: DashboardSearch) => {
  const range = untilNow(wanted, now)
  const { bytes, duration, plays, sessions, ...past } = useAnswers(range, search)
  const { bytesBefore, durationBefore, playsBefore, sessionsBefore } = past
  const all = [bytes, duration, plays, sessions, bytesBefore, durationBefore, playsBefore, sessionsBefore]
  // Data of the previous range stays until the first new answer arrives, so that two ranges are never compared.
  const isOnItsWay = all.some(({ isPlaceholderData }) => !isPlaceholderData)
  const pointsOf = ({ data, isPlaceholderData }: Answer): readonly Point[] | undefined =>
    isOnItsWay && isPlaceholderData ? undefined : data?.series
  // Shares need totals of the same range, and rows may arrive before their totals.
  const totalOf = ({ data, isPlaceholderData }: Answer): number | undefined =>
    isPlaceholderData || data === undefined ? undefined : sumOf(data.series)
  const isUncounted = isTooMuch(sessions.error)
  const traffic = pointsOf(bytes)
  const earlier = pointsOf(bytesBefore)
  const back = range.from - before(range).from
  return {
    failed: [bytes, duration, plays, ...(isUncounted ? [] : [sessions])].find(hasFailed)?.error,
    retry: () => Promise.all(all.filter(hasFailed).map(({ refetch }) => refetch())),
    lacks: {
      bytes: hasFailed(bytes),
      duration: hasFailed(duration),
      plays: hasFailed(plays),
      sessions: hasFailed(sessions),
    },
    now: {
      bytes: traffic,
      duration: pointsOf(duration),
      plays: pointsOf(plays),
      sessions: isUncounted ? noPoints : pointsOf(sessions),
    },
    comparable: isKept(before(range), now),
    earlier: {
      bytes: earlier,
      duration: pointsOf(durationBefore),
      plays: pointsOf(playsBefore),
      sessions: pointsOf(sessionsBefore),
    },
    /** The traffic of the period before, each point beside its step. */
    beside: useMemo(
      () => (traffic === undefined || earlier === undefined ? undefined : besideEach(traffic, earlier, back)),
      [traffic, earlier, back],
    ),
    totals: { '-bytes': totalOf(bytes), '-duration': totalOf(duration) },
    /** Of the traffic: how long a step is in seconds, of which the range has only a part, and when the range ends. */
    step: bytes.data?.step ?? 0,
    partial: bytes.data?.partial ?? whole,
    to: bytes.data?.to ?? range.to,
    /** The latest moment at which the last step of the sessions ends. */
    sessionsTo: sessions.data?.to ?? range.to,
  }
}

export type Series = ReturnType<typeof useSeries>
