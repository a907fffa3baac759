import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'

/** The two pages about one's own account. */
export const AccountTabs = () => {
  const { t } = useTranslation('account')
  const tabs = [
    { name: 'profile', title: t('tabs.profile'), to: '/profile' },
    { name: 'security', title: t('tabs.security'), to: '/profile/security' },
  ]
  return <Tabs label={t('tabs.label')} tabs={tabs} />
}
