import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select } from '../../ui/select.tsx'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { type StaffTicket, ticketsQuery } from './queries.ts'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'

interface MergeDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** Chooses the ticket of the same customer into which this one is merged. */
export const MergeDialog = ({ ticket: { id, number, customer }, onClose }: MergeDialogProps) => {
  const { t } = useTranslation('operator')
  const router = useRouter()
  const refresh = useRefreshTickets()
  const [into, setInto] = useState('')
  const tickets = useQuery(ticketsQuery({ customer: customer.email, sort: '-updated_at', limit: 100 }))
  const others = (tickets.data?.tickets ?? []).filter((other) => other.id !== id && other.merged_into === null)
  const merging = useTicketChange(
    (target: string) =>
      answerOf(api.POST('/operator/api/v1/tickets/{id}/merge', { params: { path: { id } }, body: { into: target } })),
    t('tickets.merged'),
  )
  const merge = async (): Promise<void> => {
    await merging.mutateAsync(into)
    await refresh(id)
    // The navigation is not awaited: a user with unsaved text on this page is asked first and may stay.
    void router.navigate({ href: paths.ticket(into) })
  }
  return (
    <Confirm
      title={t('tickets.merge_title', { number })}
      action={t('tickets.merge_action')}
      tone="plain"
      blocked={into === ''}
      onConfirm={merge}
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{t('tickets.merge_text', { email: customer.email })}</p>
        {tickets.isError && tickets.data === undefined ? (
          <FailureState level={2} error={tickets.error} onRetry={() => tickets.refetch()} />
        ) : tickets.data !== undefined && others.length === 0 ? (
          <p className="small">{t('tickets.merge_none')}</p>
        ) : (
          <Select
            label={t('tickets.merge_into')}
            value={into}
            options={others.map((other) => ({ value: other.id, label: `#${other.number} ${other.title}` }))}
            searchable
            onChange={setInto}
          />
        )}
      </div>
    </Confirm>
  )
}
