import type { Profile } from '@foyer/contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { isConfirmed, isReady } from '../../../api/standing.ts'
import { Banner } from '../../../ui/banner.tsx'
import { EmailNotice } from '../email/email-notice.tsx'

/** Why parts of the portal are not available yet, and how to unlock them. */
export const StandingNotices = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('account')
  const { data: features } = useQuery(featuresQuery)
  if (features === undefined) return null
  return (
    <>
      {!isReady(profile, features) && <Banner tone="warn">{t('standing.password')}</Banner>}
      {!isConfirmed(profile, features) && <EmailNotice email={profile.email} accountId={profile.id} />}
    </>
  )
}
