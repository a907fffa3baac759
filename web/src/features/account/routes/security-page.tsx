import '../account.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SecondFactorPanel } from '../../../ui/second-factor/second-factor-panel.tsx'
import { AccountTabs } from '../account-tabs.tsx'
import { secondFactorCalls, sessionsQuery } from '../queries.ts'
import { ActivityPanel } from '../security/activity-panel.tsx'
import { OwnDevices } from '../security/devices-panel.tsx'
import { ExportPanel } from '../security/export-panel.tsx'

/** What protects the account. */
export const SecurityPage = () => {
  const { t } = useTranslation('account')
  const { isPending } = useQuery(sessionsQuery)
  // Deferred like the panel's own content.
  const isKnown = useDeferredValue(!isPending)
  return (
    <div className="fit">
      <PageHeader title={t('tabs.security')} />
      <AccountTabs />
      <div className="account-panels">
        <SecondFactorPanel calls={secondFactorCalls} />
        <ExportPanel />
        {/* Last, because the lists' lengths are unknown until they load: the second follows the first, and nothing moves. */}
        <OwnDevices />
        {isKnown && <ActivityPanel />}
      </div>
    </div>
  )
}
