import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AccountTabs } from '../account-tabs.tsx'
import { ClosingPanel } from '../closing/closing-panel.tsx'
import { ProfileForm } from '../profile/profile-form.tsx'
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx'
import { StandingNotices } from '../profile/standing-notices.tsx'
import { TermsScreen } from '../terms/terms-screen.tsx'
import { useTermsAsked } from '../terms/use-terms-asked.ts'

/** The profile page. Until the terms of use are accepted, it shows these instead. */
export const ProfilePage = () => {
  const { t } = useTranslation('account')
  const profile = useQuery(profileQuery)
  const termsAsked = useTermsAsked()
  if (termsAsked && profile.data !== undefined) return <TermsScreen profile={profile.data} />
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
