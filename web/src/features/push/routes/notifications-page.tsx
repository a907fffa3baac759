import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BrowserPanel } from '../browser/browser-panel.tsx'
import { ChannelsPanel } from '../channels/channels-panel.tsx'
import { pushStateQuery } from '../queries.ts'

/** /notifications: whether this browser is told, and of what the account is told by which way. */
export const NotificationsPage = () => {
  const { t } = useTranslation('push')
  const { isPending } = useQuery(pushStateQuery)
  // Put off just as the panel's own content is, so that both are drawn together.
  const isKnown = useDeferredValue(!isPending)
  return (
    <div className="fit">
      <PageHeader title={t('title')} />
      <div className="stack s5">
        <BrowserPanel />
        {/* Once it is known whether the panel above says what is missing: nothing is to move below it. */}
        {isKnown && <ChannelsPanel />}
      </div>
    </div>
  )
}
