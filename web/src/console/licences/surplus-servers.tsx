import { useTranslation } from 'react-i18next'
import type { StaffLicence } from './queries.ts'

/** What becomes of the media servers for which a lower limit leaves no place. */
export const SurplusServers = ({ licence, limit }: { licence: StaffLicence; limit: number }) => {
  const { t } = useTranslation('operator')
  const { quantity, servers_limit, stats } = licence
  if (servers_limit !== quantity || limit >= stats.servers.length) return null
  return <p className="small muted">{t('licences.servers_refused')}</p>
}
