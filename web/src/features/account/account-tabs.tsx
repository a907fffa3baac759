import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'

/** The tabs of the profile and security pages. */
export const AccountTabs = () => {
  const { t } = useTranslation('account')
  const tabs = [
    { name: 'profile', title: t('tabs.profile'), to: '/profile' },
    { name: 'security', title: t('tabs.security'), to: '/profile/security' },
  ]
  return <Tabs label={t('tabs.label')} tabs={tabs} />
}
