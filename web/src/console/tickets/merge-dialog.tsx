import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { cutToSearch } from '../../lib/search-words.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { api } from '../api.ts'
import { type Choice, FoundChoice } from '../list/found-choice.tsx'
import { paths } from '../paths.ts'
import { type StaffTicket, ticketsQuery } from './queries.ts'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'

interface MergeDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

type ChoiceProps = Choice & Pick<MergeDialogProps, 'ticket'> & { readonly onChange: (next: Partial<Choice>) => void }

/** The customer's other tickets, the newest first. Those that were merged themselves continue nowhere. */
const TicketChoice = ({ ticket: { id, customer }, words, ...choice }: ChoiceProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const asked = useSettled(words)
  const filter = { customer: customer.email, sort: '-updated_at', limit: 50 } as const
  const tickets = useQuery(ticketsQuery(asked.trim() === '' ? filter : { ...filter, query: cutToSearch(asked.trim()) }))
  const others = (tickets.data?.tickets ?? []).filter((other) => other.id !== id && other.merged_into === null)
  return (
    <FoundChoice
      {...choice}
      searchLabel={t('tickets.merge_find')}
      label={t('tickets.merge_into')}
      nothing={t(asked.trim() === '' ? 'tickets.merge_none' : 'app:global.nothing_found')}
      words={words}
      asked={asked}
      found={tickets}
      options={others.map((other) => ({ value: other.id, label: `#${other.number} ${other.title}` }))}
    />
  )
}

/** Chooses the ticket of the same customer into which this one is merged. */
export const MergeDialog = ({ ticket, onClose }: MergeDialogProps) => {
  const { t } = useTranslation('operator')
  const router = useRouter()
  const refresh = useRefreshTickets()
  const [choice, setChoice] = useState<Choice>({ words: '', chosen: '' })
  const { id, number, customer } = ticket
  const into = choice.chosen
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
        <TicketChoice
          ticket={ticket}
          {...choice}
          onChange={(next) => setChoice((before) => ({ ...before, ...next }))}
        />
      </div>
    </Confirm>
  )
}
