import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BrowserPanel } from '../browser/browser-panel.tsx'
import { ChannelsPanel } from '../channels/channels-panel.tsx'

/** /notifications: whether this browser is told, and of what the account is told by which way. */
export const NotificationsPage = () => {
  const { t } = useTranslation('push')
  return (
    <div className="fit">
      <PageHeader title={t('title')} />
      <div className="stack s5">
        <BrowserPanel />
        <ChannelsPanel />
      </div>
    </div>
  )
}
