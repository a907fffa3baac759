import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { applyUpdate, useUpdateReady } from '../../api/newer-version.ts'
import { dateTimeFormat } from '../../lib/intl.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useOnline } from '../../ui/use-online.ts'

const OfflineBar = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  const newest = Math.max(
    0,
    ...useQueryClient()
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  )
  const time = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(newest)
  return (
    <output className="bar-line stays">
      <WifiOff size={14} />
      {t('connection.offline', { time })}
    </output>
  )
}

const UpdateBar = () => {
  const { t } = useTranslation()
  return (
    <output className="bar-line calm">
      {t('connection.update')}
      <button type="button" className="link" onClick={applyUpdate}>
        {t('connection.reload')}
      </button>
    </output>
  )
}

/** A slim bar while there is no network, or when a newer version of the portal waits. */
export const ConnectionBar = () => {
  const online = useOnline()
  const updateReady = useUpdateReady()
  if (!online) return <OfflineBar />
  return updateReady ? <UpdateBar /> : null
}
