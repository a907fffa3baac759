import type { Stats, StatsServer } from '@foyer/contract/licensing/stats.ts'
import { useTranslation } from 'react-i18next'
import type { StaffLicence } from './queries.ts'

/** A server of the version before, which may answer this page while it is being replaced, does not say whether it holds a place. */
type MaybeHolding = Partial<Pick<StatsServer, 'holds_place'>>

/** Whether it has one of its licence's places; others have let theirs go. */
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

/** What becomes of the media servers for which a lower number of them leaves no place. */
export const SurplusServers = ({ licence: { stats }, servers }: OfLicence & { readonly servers: number }) => {
  const { t } = useTranslation('operator')
  if (servers >= placesTaken(stats)) return null
  return <p className="small muted">{t('licences.servers_refused')}</p>
}

/** The same of a lower limit, where the number of servers goes along with it. */
export const SurplusOfLimit = ({ licence, limit }: OfLicence & { readonly limit: number }) =>
  licence.servers_limit === licence.quantity ? <SurplusServers licence={licence} servers={limit} /> : null
