import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../api/failure.ts'
import { applyUpdate, useUpdateReady } from '../../api/newer-version.ts'
import { dateTimeFormat } from '../../lib/intl.ts'
import { isForgetful } from '../../lib/storage.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useOnline } from '../../ui/use-online.ts'

/** A query failed, or is being retried, and the page has no earlier data for it. */
const lacksData = ({ state, observers }: Query): boolean => {
  const { data, error, errorUpdateCount } = state
  return (
    data === undefined &&
    errorUpdateCount > 0 &&
    (error === null || statusOf(error) === 0) &&
    observers.some(({ options: { enabled, meta } }) => enabled !== false && meta?.aside !== true)
  )
}

const useIsBare = (cache: QueryCache): boolean =>
  useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(lacksData),
  )

const OfflineBar = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  const cache = useQueryClient().getQueryCache()
  const isBare = useIsBare(cache)
  const newest = Math.max(0, ...cache.getAll().map(({ state }) => state.dataUpdatedAt))
  const time = timeOf(locale, newest)
  return (
    <div className="bar-line stays">
      <WifiOff size={14} />
      {isBare ? t('connection.offline_bare') : t('connection.offline', { time })}
    </div>
  )
}

/** A poll that fails once may be chance. */
const patienceMs = 30_000

/**
 * Since when an open page has had no answer to what it polls, as far as its data tell; 0 if all is well. The network
 * seems to be there, so nothing else shows that the data get older.
 */
const silentSince = (query: Query): number => {
  const { data, error, errorUpdatedAt, dataUpdatedAt } = query.state
  const status = statusOf(error) ?? 200
  if (data === undefined || (status !== 0 && status < 500)) return 0
  const isOverdue = query.observers.some(({ options: { refetchInterval: every } }) => {
    const interval = Number(typeof every === 'function' ? every(query) : every)
    return interval > 0 && errorUpdatedAt - dataUpdatedAt > interval + patienceMs
  })
  return isOverdue ? dataUpdatedAt : 0
}

const useSilentSince = (cache: QueryCache): number =>
  useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => Math.max(0, ...cache.getAll().map(silentSince)),
  )

const timeOf = (locale: Locale, at: number): string =>
  dateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(at)

const SilentBar = ({ since }: { since: number }) => {
  const { t } = useTranslation()
  return (
    <div className="bar-line stays">
      <WifiOff size={14} />
      {t('connection.silent', { time: timeOf(useLocale(), since) })}
    </div>
  )
}

/** The browser refuses to store anything for this site. */
const ForgetfulBar = () => {
  const { t } = useTranslation()
  return <div className="bar-line">{t('connection.forgetful')}</div>
}

const UpdateBar = () => {
  const { t } = useTranslation()
  return (
    <div className="bar-line calm">
      {t('connection.update')}
      <button type="button" className="link" onClick={applyUpdate}>
        {t('connection.reload')}
      </button>
    </div>
  )
}

/**
 * A slim bar shown while offline or while the server is silent, when a newer version of the portal is waiting, or where
 * nothing can be stored. The live region is there before, because screen readers often miss one that appears together
 * with its text.
 */
export const ConnectionBar = () => {
  const online = useOnline()
  const updateReady = useUpdateReady()
  const since = useSilentSince(useQueryClient().getQueryCache())
  if (!online)
    return (
      <output>
        <OfflineBar />
      </output>
    )
  return (
    <output>
      {since > 0 ? <SilentBar since={since} /> : updateReady ? <UpdateBar /> : isForgetful() && <ForgetfulBar />}
    </output>
  )
}
