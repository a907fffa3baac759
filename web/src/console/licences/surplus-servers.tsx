import type { Stats, StatsServer } from '@foyer/contract/licensing/stats.ts'
import { useTranslation } from 'react-i18next'
import type { StaffLicence } from './queries.ts'

/** During an update, the previous server version may answer this page; it does not say whether a server holds a place. */
type MaybeHolding = Partial<Pick<StatsServer, 'holds_place'>>

/** Whether the server holds one of the licence's places; others have released theirs. */
export const holdsPlace = ({ holds_place = true }: MaybeHolding): boolean => holds_place

interface OfStats {
  readonly servers: readonly MaybeHolding[]
  readonly unlisted?: Stats['unlisted']
}

export const placesTaken = ({ servers, unlisted }: OfStats): number =>
  servers.filter(holdsPlace).length + (unlisted?.places ?? 0)

interface OfLicence {
  readonly licence: StaffLicence
}

/** What happens to the media servers that have no place under a lower number of servers. */
export const SurplusServers = ({ licence: { stats }, servers }: OfLicence & { readonly servers: number }) => {
  const { t } = useTranslation('operator')
  if (servers >= placesTaken(stats)) return null
  return <p className="small muted">{t('licences.servers_refused')}</p>
}

/** The same for a lower limit, if the number of servers follows it. */
export const SurplusOfLimit = ({ licence, limit }: OfLicence & { readonly limit: number }) =>
  licence.servers_limit === licence.quantity ? <SurplusServers licence={licence} servers={limit} /> : null
