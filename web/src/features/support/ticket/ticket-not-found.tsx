import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'

/** A ticket that does not exist or that the user may not see; the server does not tell which. */
export const TicketNotFound = () => {
  const { t } = useTranslation('support')
  usePageTitle(t('ticket.not_found_title'), t('ticket.not_found_title'))
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={t('ticket.not_found_title')}
      text={t('ticket.not_found_text')}
      actions={
        <Link to="/tickets" className={buttonClass()}>
          {t('ticket.not_found_action')}
        </Link>
      }
    />
  )
}
