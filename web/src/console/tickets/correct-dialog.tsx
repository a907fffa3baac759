import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { api } from '../api.ts'
import { AboutFields } from './about-fields.tsx'
import { About } from './about-ticket.ts'
import { aboutOf, correctionOf } from './correct-form.ts'
import { type StaffTicket, ticketQuery } from './queries.ts'
import { isMovedOn } from './seen.ts'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'

interface CorrectDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** If a colleague was faster, the dialog shows what the ticket is about now; pressing again is a deliberate choice. */
const useCorrecting = (ticket: StaffTicket) => {
  const { id } = ticket
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const refresh = useRefreshTickets()
  const [seen, setSeen] = useState(ticket)
  const correcting = useTicketChange(
    async (values: About) => {
      try {
        const body = defined(correctionOf(values, seen))
        return await answerOf(api.POST('/operator/api/v1/tickets/{id}/correct', { params: { path: { id } }, body }))
      } catch (error) {
        if (!isMovedOn(error)) throw error
        await refresh(id)
        setSeen((before) => client.getQueryData(ticketQuery(id).queryKey) ?? before)
        throw new Failure(error.status, [{ title: t('meanwhile.corrected') }])
      }
    },
    t('tickets.corrected'),
    { ownFailure: true },
  )
  return { seen, correcting }
}

const licenceOf = ({ deliverable_id, licence }: StaffTicket) =>
  deliverable_id === null
    ? undefined
    : { value: deliverable_id, label: licence === null ? deliverable_id : `${licence.human_id} · ${licence.sku_name}` }

/** Corrects what the ticket is about, where the customer has chosen something else. */
export const CorrectDialog = ({ ticket, onClose }: CorrectDialogProps) => {
  const { t } = useTranslation(['operator', 'support'])
  const { seen, correcting } = useCorrecting(ticket)
  const present = aboutOf(seen)
  const parts = useSaveForm<About>({
    saved: present,
    schema: About,
    names: {
      kind: t('support:columns.kind'),
      product: t('support:columns.product'),
      category_id: t('support:form.category'),
      deliverable_id: t('support:form.licence'),
    },
    save: async (values) => {
      await correcting.mutateAsync(values)
      onClose()
    },
  })
  const { form } = parts
  return (
    <FormDialog
      title={t('tickets.correct_title', { number: ticket.number })}
      action={t('tickets.correct_action')}
      form={parts}
      error={correcting.error}
      onClose={onClose}
    >
      <p className="muted">{t('tickets.correct_text')}</p>
      <AboutFields
        values={form.values}
        customer={ticket.customer.id}
        present={{ ...present, licence: licenceOf(seen) }}
        errorOf={(field) => form.errors[field]}
        onChange={(next) => form.setValues(next)}
      />
    </FormDialog>
  )
}
