import { Outlet, useMatches } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { useMe } from '../me.ts'

const NoAccess = () => {
  const { t } = useTranslation('operator')
  const { role } = useMe()
  usePageTitle(t('shell.no_access_title'))
  return (
    <EmptyState
      icon={Lock}
      level={1}
      title={t('shell.no_access_title')}
      text={t('shell.no_access_text', { role: t(`roles.${role}`) })}
    />
  )
}

/** Shows the pages below only to roles with the scopes that they need. The server refuses others anyway. */
export const NeedsScope = () => {
  const { scopes } = useMe()
  const needed = useMatches().flatMap(({ staticData: { needs } }) => (needs === undefined ? [] : [needs]))
  return needed.every((scope) => scopes.includes(scope)) ? <Outlet /> : <NoAccess />
}
