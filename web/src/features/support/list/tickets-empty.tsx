import type { TicketState } from '@foyer/contract/support/ticket.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TalkArt } from './talk-art.tsx'

/** No ticket in this state: where to ask. */
export const NoTickets = ({ state }: { state: TicketState }) => {
  const { t } = useTranslation('support')
  const lacksRole = useLacksRole('getTicket')
  return (
    <EmptyState
      art={<TalkArt />}
      title={t(`empty.${state}_title`)}
      text={t(lacksRole ? 'empty.role_text' : `empty.${state}_text`)}
      actions={
        // Not primary, because the page's one primary button is in its header.
        <Link to="/new-ticket" className={buttonClass({})}>
          {t('new')}
        </Link>
      }
    />
  )
}
