import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityQuery } from '../page-queries.ts'
import { useRoleNames } from '../role-names.ts'
import { ActivityLog } from './activity-log.tsx'

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
      empty={t('activity.none')}
      say={({ action, subject, roles }) =>
        `${t(`activity.${action}`, { subject: subject ?? '' })}${roles === null ? '' : `: ${roleNames(roles)}`}`
      }
    />
  )
}
