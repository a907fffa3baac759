import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { companyQuery } from '../../api/company.ts'
import { featuresQuery } from '../../api/features.ts'
import { notificationsQuery } from '../../api/notifications.ts'
import { profileQuery } from '../../api/profile.ts'
import { aside } from '../../api/query-client.ts'
import { isConfirmed, isReady } from '../../api/standing.ts'
import { statisticsStandingQuery } from '../../api/statistics-standing.ts'
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts'
import type { Access } from './menu.ts'

const portal = getRouteApi('/portal')

/**
 * The signed-in user, the brand's features and what depends on both, kept current. Returns the same object until one of
 * them changes.
 */
export const useAccess = (): Access => {
  const visitor = portal.useRouteContext()
  const { data: profile = visitor.profile } = useQuery(profileQuery)
  const { data: features = visitor.features } = useQuery(featuresQuery)
  // The server answers only users who are confirmed and ready, but the menu also shows some entries to others.
  const established = isConfirmed(profile, features) && isReady(profile, features)
  const asks = features.billing && established
  const { data: toPay } = useQuery({ ...unpaidOrdersQuery, enabled: asks, ...aside })
  const { data: standing } = useQuery({ ...statisticsStandingQuery, enabled: established, ...aside })
  const { data: company } = useQuery({
    ...companyQuery,
    enabled: features.company && established,
    ...aside,
  })
  // Asked for by the bell, which is always there.
  const { data: notices } = useQuery({ ...notificationsQuery, enabled: false })
  const waiting = notices?.waiting_tickets ?? 0
  const unpaid = asks && toPay !== undefined ? toPay.count : 0
  const hasColleagues = (company?.colleagues.length ?? 0) > 0
  const ownsWatcher = standing?.owns_watcher ?? false
  return useMemo(
    () => ({ profile, features, unpaid, waiting, hasColleagues, ownsWatcher }),
    [profile, features, unpaid, waiting, hasColleagues, ownsWatcher],
  )
}
