import type { AccountActivity } from '@foyer/contract/account/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityLog } from '../../../ui/activity/log.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { actionWordsQuery, activityQuery } from '../queries.ts'

/** What was done in the account, by whom, when and from where. */
export const ActivityPanel = () => {
  const { t } = useTranslation('account')
  const [cursor, setCursor] = useState<string>()
  const { data: words } = useQuery(actionWordsQuery(useLocale()))
  // An unknown code from a newer server stays readable.
  const wordsOf = (action: string): string => words?.[action] ?? action.replaceAll('_', ' ')
  const by = ({ by: who, name }: AccountActivity): string =>
    who === 'vendor' ? t('activity.vendor', { name: name ?? '' }) : (name ?? t(`activity.${who}`))
  const say = ({ action, reason }: AccountActivity): string =>
    reason === null ? wordsOf(action) : `${wordsOf(action)}. ${t('activity.reason', { reason })}`
  return (
    <ActivityLog
      title={t('activity.title')}
      query={useQuery({ ...activityQuery(cursor), enabled: words !== undefined })}
      onPage={setCursor}
      empty={t('activity.none')}
      by={by}
      say={say}
    />
  )
}
