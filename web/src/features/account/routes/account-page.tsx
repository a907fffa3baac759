import type { Profile } from '@foyer/contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'
import { localeNames } from '../../../lib/locale-names.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

const AccountFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation(['account', 'app'])
  const locale = useLocale()
  const none = t('app:global.none')
  const country = new Intl.DisplayNames(locale, { type: 'region' })
  const name = `${profile.name} ${profile.second_name}`.trim()
  return (
    <Facts>
      <Fact name={t('name')}>{name === '' ? none : name}</Fact>
      <Fact name={t('email')} remark={profile.email_confirmed ? t('confirmed') : t('unconfirmed')}>
        {profile.email}
      </Fact>
      <Fact name={t('phone')}>{profile.phone ?? none}</Fact>
      <Fact name={t('country')}>{country.of(profile.country) ?? profile.country}</Fact>
      <Fact name={t('language')}>{localeNames[profile.locale]}</Fact>
      <Fact name={t('currency')}>{profile.currency}</Fact>
      <Fact name={t('notification_emails')}>
        {profile.notification_emails.length === 0 ? none : profile.notification_emails.join(', ')}
      </Fact>
      <Fact name={t('newsletter')}>{profile.newsletter ? t('subscribed') : t('not_subscribed')}</Fact>
    </Facts>
  )
}

/** What the vendor knows of the person who is signed in. */
export const AccountPage = () => {
  const { t } = useTranslation('account')
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  return (
    <div className="fit">
      <PageHeader title={t('title')} />
      {features?.terms === true && profile?.terms_accepted === false && <Banner tone="warn">{t('terms_open')}</Banner>}
      {profile?.password_filled === false && <Banner tone="warn">{t('password_open')}</Banner>}
      <Panel>{profile !== undefined && <AccountFacts profile={profile} />}</Panel>
    </div>
  )
}
