import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'
import { skusQuery } from '../../../api/skus.ts'

/** The trials on offer to this user; none without the vendor's permission. */
export const useTrials = (): readonly Sku[] => {
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  const allowed = profile?.permissions.create_trial === true && features?.billing === true
  const { data: skus = [] } = useQuery({ ...skusQuery({ billing_terms: 'trial' }), enabled: allowed })
  return allowed ? skus : []
}
