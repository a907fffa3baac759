import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'

/** Whether the portal waits for its terms of use to be accepted, and most of its pages lead to them. */
export const useTermsAsked = (): boolean => {
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  return features?.terms === true && profile?.terms_accepted === false
}
