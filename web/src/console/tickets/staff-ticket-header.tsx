import { CircleCheck, Ellipsis, GitMerge, RotateCcw, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { api } from '../api.ts'
import { useMay, useMe } from '../me.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { NextInQueue } from './next-in-queue.tsx'
import type { StaffTicket } from './queries.ts'
import { TicketChip } from './ticket-chip.tsx'
import { useTicketChange } from './use-ticket-change.ts'

const assign = (id: string, operator: string | null): Promise<StaffTicket> =>
  answerOf(api.POST('/operator/api/v1/tickets/{id}/assign', { params: { path: { id } }, body: { operator } }))

const decide = ({ id, state }: StaffTicket): Promise<StaffTicket> => {
  const params = { path: { id } }
  return state === 'closed'
    ? answerOf(api.POST('/operator/api/v1/tickets/{id}/reopen', { params, body: null }))
    : answerOf(api.POST('/operator/api/v1/tickets/{id}/close', { params, body: null }))
}

const AssignToMe = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const { handle, name } = useMe()
  const assigning = useTicketChange(() => assign(ticket.id, handle), t('tickets.assigned'))
  const isMine = ticket.manager_name === name
  const assignToMe = (): void => {
    if (!assigning.isPending) assigning.mutate(undefined)
  }
  useKeys(isMine ? [] : [{ name: t('keys.assign'), keys: { KeyA: assignToMe } }])
  if (isMine) return null
  return (
    <Button busy={assigning.isPending} onClick={assignToMe}>
      <UserRoundCheck />
      {t('tickets.assign_me')}
    </Button>
  )
}

const Decide = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const isClosed = ticket.state === 'closed'
  const deciding = useTicketChange(() => decide(ticket), t(isClosed ? 'tickets.reopened' : 'tickets.closed'))
  return (
    <Button busy={deciding.isPending} onClick={() => deciding.mutate(undefined)}>
      {isClosed ? <RotateCcw /> : <CircleCheck />}
      {t(isClosed ? 'tickets.reopen' : 'tickets.close')}
    </Button>
  )
}

const More = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const [isMerging, setMerging] = useState(false)
  const letting = useTicketChange(() => assign(ticket.id, null), t('tickets.unassigned'))
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        <MenuItem icon={GitMerge} onChoose={() => setMerging(true)}>
          {t('tickets.merge')}
        </MenuItem>
        <MenuItem icon={UserRoundX} disabled={ticket.manager_name === null} onChoose={() => letting.mutate(undefined)}>
          {t('tickets.unassign')}
        </MenuItem>
      </Menu>
      {isMerging && <MergeDialog ticket={ticket} onClose={() => setMerging(false)} />}
    </>
  )
}

/** What it is about, how it stands, and what staff can do with it. */
export const StaffTicketHeader = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('tickets:write') && ticket.merged_into === null
  const { title, number, manager_name, customer } = ticket
  return (
    <PageHeader
      title={title}
      object={`#${number}`}
      facts={
        <>
          <TicketChip ticket={ticket} />
          <span>{customer.email}</span>
          <span>{manager_name === null ? t('tickets.nobody') : t('tickets.with', { name: manager_name })}</span>
        </>
      }
      actions={
        <>
          <NextInQueue after={ticket.id} />
          {mayWrite && (
            <>
              <AssignToMe ticket={ticket} />
              <Decide ticket={ticket} />
              <More ticket={ticket} />
            </>
          )}
        </>
      }
    />
  )
}
