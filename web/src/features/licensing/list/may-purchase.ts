import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'

/** The shop is open to customers whom the vendor allows, and only while the brand has billing enabled. */
export const useMayPurchase = (): boolean => {
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  return profile?.permissions.store === true && features?.billing === true
}
