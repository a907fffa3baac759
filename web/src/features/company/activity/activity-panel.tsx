import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityLog } from '../../../ui/activity/log.tsx'
import { activityQuery } from '../page-queries.ts'
import { useRoleNames } from '../role-names.ts'

/** Who did what in the company, when and from where. Only the owner sees it. */
export const ActivityPanel = () => {
  const { t } = useTranslation('company')
  const roleNames = useRoleNames()
  const [cursor, setCursor] = useState<string>()
  return (
    <ActivityLog
      title={t('activity.title')}
      query={useQuery(activityQuery(cursor))}
      onPage={setCursor}
      by={({ actor }) => actor ?? t('activity.vendor')}
      empty={t('activity.none')}
      say={({ action, subject, roles }) =>
        `${t(`activity.${action}`, { subject: subject ?? '' })}${roles === null ? '' : `: ${roleNames(roles)}`}`
      }
    />
  )
}
