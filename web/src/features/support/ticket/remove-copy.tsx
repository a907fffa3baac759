import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import type { Ticket } from '../queries.ts'
import { useRefreshTicket } from './use-refresh-ticket.ts'

type Copy = Ticket['secondary_emails'][number]

/** The question before an address is removed. */
export const RemoveCopy = ({ ticketId, copy, onClose }: { ticketId: string; copy: Copy; onClose: () => void }) => {
  const { t } = useTranslation('support')
  const refresh = useRefreshTicket(ticketId)
  const removing = useMutation({
    mutationFn: () =>
      answerOf(
        api.DELETE('/talks-client/api/v1/tickets/{ticket_id}/secondary_emails/{id}', {
          params: { path: { ticket_id: ticketId, id: copy.id } },
        }),
      ),
    meta: { success: t('copies.deleted') },
    onSuccess: refresh,
  })
  return (
    <Confirm
      title={t('copies.remove_title', { email: copy.email })}
      action={t('copies.remove_action')}
      onConfirm={() => removing.mutateAsync()}
      onClose={onClose}
    >
      <p>{t('copies.remove_text')}</p>
    </Confirm>
  )
}
