import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { type Ticket, ticketQuery } from '../queries.ts'

export type Copy = Ticket['secondary_emails'][number]

interface RemoveCopyProps {
  readonly ticketId: string
  readonly copy: Copy
  readonly onClose: () => void
}

/** Asks before somebody stops getting the ticket's mails. */
export const RemoveCopy = ({ ticketId, copy, onClose }: RemoveCopyProps) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const removing = useMutation({
    mutationFn: () =>
      answerOf(
        api.DELETE('/talks-client/api/v1/tickets/{ticket_id}/secondary_emails/{id}', {
          params: { path: { ticket_id: ticketId, id: copy.id } },
        }),
      ),
    meta: { success: t('copies.deleted') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey }),
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
