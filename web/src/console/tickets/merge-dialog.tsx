import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { type Search, searchedQuery, SearchedSelect } from '../../ui/searched-select.tsx'
import type { SelectOption } from '../../ui/select.tsx'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { fetchTickets, type ListedTicket, type StaffTicket } from './queries.ts'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'

interface MergeDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** The customer's other tickets, the newest first. Those that were merged themselves continue nowhere. */
const othersOf = ({ id, customer }: StaffTicket): Search<ListedTicket> => ({
  key: ['operator', 'tickets', 'to merge', id],
  read: async (asked, signal) => {
    const filter = { ...asked, customer: customer.email, sort: '-updated_at' } as const
    const { tickets, next } = await fetchTickets(filter, { signal })
    return { rows: tickets.filter((other) => other.id !== id && other.merged_into === null), next }
  },
})

const optionOf = ({ id, number, title }: ListedTicket): SelectOption => ({ value: id, label: `#${number} ${title}` })

interface TicketSelectProps extends Pick<MergeDialogProps, 'ticket'> {
  readonly chosen: ListedTicket | undefined
  readonly onChange: (ticket: ListedTicket | undefined) => void
}

const TicketSelect = ({ ticket, chosen, onChange }: TicketSelectProps) => {
  const { t } = useTranslation('operator')
  const search = othersOf(ticket)
  const { data } = useQuery(searchedQuery(search, ''))
  if (data?.rows.length === 0 && data.next === null) return <p className="small">{t('tickets.merge_none')}</p>
  return (
    <SearchedSelect
      label={t('tickets.merge_into')}
      hint={t('tickets.merge_find')}
      openOnFocus={false}
      value={chosen?.id ?? ''}
      chosen={chosen && optionOf(chosen)}
      search={search}
      optionOf={optionOf}
      onChange={onChange}
    />
  )
}

/** Chooses the ticket of the same customer into which this one is merged. */
export const MergeDialog = ({ ticket, onClose }: MergeDialogProps) => {
  const { t } = useTranslation('operator')
  const router = useRouter()
  const refresh = useRefreshTickets()
  const [chosen, setChosen] = useState<ListedTicket>()
  const { id, number, customer } = ticket
  const into = chosen?.id ?? ''
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
        <TicketSelect ticket={ticket} chosen={chosen} onChange={setChosen} />
      </div>
    </Confirm>
  )
}
