import '../account.css'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SecondFactorPanel } from '../../../ui/second-factor/second-factor-panel.tsx'
import { AccountTabs } from '../account-tabs.tsx'
import { secondFactorCalls } from '../queries.ts'
import { OwnDevices } from '../security/devices-panel.tsx'
import { ExportPanel } from '../security/export-panel.tsx'

/** What protects the account. */
export const SecurityPage = () => {
  const { t } = useTranslation('account')
  return (
    <div className="fit">
      <PageHeader title={t('tabs.security')} />
      <AccountTabs />
      <div className="account-panels">
        <SecondFactorPanel calls={secondFactorCalls} />
        <ExportPanel />
        {/* Last, because the list's length is unknown until it loads, and nothing below it should move. */}
        <OwnDevices />
      </div>
    </div>
  )
}
