import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { featuresQuery } from '../../api/features.ts'
import { profileQuery } from '../../api/profile.ts'
import { isConfirmed } from '../../api/standing.ts'
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts'
import type { Access } from './menu.ts'

const portal = getRouteApi('/portal')

/** The signed-in person, the brand's features and what hangs on both, kept up to date. */
export const useAccess = (): Access => {
  const visitor = portal.useRouteContext()
  const { data: profile = visitor.profile } = useQuery(profileQuery)
  const { data: features = visitor.features } = useQuery(featuresQuery)
  const asks = features.billing && isConfirmed(profile, features) && profile.password_filled
  const { data: unpaid = [] } = useQuery({ ...unpaidOrdersQuery, enabled: asks })
  return { profile, features, unpaid: asks ? unpaid.length : 0, hasColleagues: false, ownsWatcher: false }
}
