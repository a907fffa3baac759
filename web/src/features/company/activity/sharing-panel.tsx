import type { SharingActivity } from '@foyer/contract/company/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityLog } from '../../../ui/activity/log.tsx'
import { sharingQuery } from '../page-queries.ts'

/** Picks the sentence for an event: for permissions by owner and direction, for requests by who asked. */
const sentenceOf = ({ action, own, given, permissions }: SharingActivity) => {
  if (action === 'colleague_removed' || (permissions.length === 0 && action === 'colleague_added')) return action
  if (action === 'colleague_added' || action === 'colleague_permission_changed') {
    if (own) return given ? 'you_gave' : 'you_withdrew'
    return given ? 'they_gave' : 'they_withdrew'
  }
  return own ? (`your_${action}` as const) : (`their_${action}` as const)
}

/** Who granted or withdrew access to what: the user's own actions, and those of colleagues that concern the user. */
export const SharingPanel = ({ empty }: { readonly empty?: string }) => {
  const { t } = useTranslation('company')
  const [cursor, setCursor] = useState<string>()
  const say = (entry: SharingActivity): string => {
    const names = entry.permissions.map((permission) => t(`permissions.${permission}`)).join(', ')
    return t(`sharing.${sentenceOf(entry)}`, { email: entry.colleague ?? t('sharing.somebody'), names })
  }
  return (
    <ActivityLog
      title={t('sharing.title')}
      query={useQuery(sharingQuery(cursor))}
      onPage={setCursor}
      say={say}
      by={({ actor }) => actor ?? t('activity.vendor')}
      empty={empty}
    />
  )
}
