import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../api/failure.ts'
import { applyUpdate, useUpdateReady } from '../../api/newer-version.ts'
import { dateTimeFormat } from '../../lib/intl.ts'
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
  const time = dateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(newest)
  return (
    <div className="bar-line stays">
      <WifiOff size={14} />
      {isBare ? t('connection.offline_bare') : t('connection.offline', { time })}
    </div>
  )
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
 * A slim bar shown while offline, or when a newer version of the portal is waiting. The live region is there before,
 * because screen readers often miss one that appears together with its text.
 */
export const ConnectionBar = () => {
  const online = useOnline()
  const updateReady = useUpdateReady()
  return <output>{online ? updateReady && <UpdateBar /> : <OfflineBar />}</output>
}
