import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AccountTabs } from '../account-tabs.tsx'
import { ClosingPanel } from '../closing/closing-panel.tsx'
import { ProfileForm } from '../profile/profile-form.tsx'
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx'
import { StandingNotices } from '../profile/standing-notices.tsx'
import { TermsScreen } from '../terms/terms-screen.tsx'

/** The profile page. Until the terms of use are accepted, it shows these instead. */
export const ProfilePage = () => {
  const { t } = useTranslation('account')
  const profile = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  if (features?.terms === true && profile.data?.terms_accepted === false) return <TermsScreen />
  return (
    <div className="fit">
      <PageHeader title={t('title')} />
      <AccountTabs />
      <Loaded query={profile} skeleton={<ProfileSkeleton />} level={2}>
        {(data) => (
          <>
            <StandingNotices profile={data} />
            <ProfileForm profile={data} />
            {data.acting_operator === null && <ClosingPanel />}
          </>
        )}
      </Loaded>
    </div>
  )
}
