import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BrowserPanel } from '../browser/browser-panel.tsx'
import { ChannelsPanel } from '../channels/channels-panel.tsx'
import { CompanyPanel } from '../channels/company-panel.tsx'
import { pushStateQuery } from '../queries.ts'

/** /notifications: whether this browser gets notifications, and which events are sent through which channel. */
export const NotificationsPage = () => {
  const { t } = useTranslation('push')
  const { isPending } = useQuery(pushStateQuery)
  // Deferred like the panel's own content, so that both render together.
  const isKnown = useDeferredValue(!isPending)
  return (
    <div className="fit">
      <PageHeader title={t('title')} />
      <div className="stack s5">
        <BrowserPanel />
        {/* Rendered once it is known whether the panel above shows a problem, so that nothing below moves. */}
        {isKnown && <ChannelsPanel />}
        {isKnown && <CompanyPanel />}
      </div>
    </div>
  )
}
