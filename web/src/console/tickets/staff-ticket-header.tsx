import {
  AlarmClock,
  AlarmClockOff,
  CircleCheck,
  Ellipsis,
  GitMerge,
  RotateCcw,
  Tag,
  UserRound,
  UserRoundCheck,
  UserRoundPen,
  UserRoundX,
} from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSeeAs } from '../customers/use-see-as.tsx'
import { useMay, useMe } from '../me.ts'
import { isManagedBy } from './assignee-rules.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NextInQueue } from './next-in-queue.tsx'
import type { StaffTicket } from './queries.ts'
import { SnoozeDialog, useSnooze } from './snooze-dialog.tsx'
import { SnoozedTill, snoozedTill } from './snoozed-till.tsx'
import { TicketChip } from './ticket-chip.tsx'
import { useAssign, useDecide } from './use-ticket-change.ts'

const dialogs = {
  merge: MergeDialog,
  hand_over: HandOverDialog,
  correct: lazyPart(async () => (await import('./correct-dialog.tsx')).CorrectDialog),
  snooze: SnoozeDialog,
} as const

/** The second click of a double click would repeat the deed, or undo it where the button has changed in between. */
const onceFor =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act()
  }

const AssignToMe = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const assigning = useAssign(ticket, me.handle, t('tickets.assigned'))
  const isMine = isManagedBy(ticket, me)
  const assignToMe = (): void => {
    if (!assigning.isPending) assigning.mutate(undefined)
  }
  useKeys(isMine ? [] : [{ name: t('keys.assign'), keys: { KeyA: assignToMe } }])
  if (isMine) return null
  return (
    <Button busy={assigning.isPending} onClick={onceFor(assignToMe)}>
      <UserRoundCheck />
      {t('tickets.assign_me')}
    </Button>
  )
}

const Decide = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const isClosed = ticket.state === 'closed'
  const deciding = useDecide(ticket)
  const decide = (): void => {
    if (!deciding.isPending) deciding.mutate(undefined)
  }
  useKeys([{ name: t(isClosed ? 'keys.reopen' : 'keys.close'), keys: { KeyE: decide } }])
  return (
    <Button busy={deciding.isPending} onClick={onceFor(decide)}>
      {isClosed ? <RotateCcw /> : <CircleCheck />}
      {t(isClosed ? 'tickets.reopen' : 'tickets.close')}
    </Button>
  )
}

const More = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const letting = useAssign(ticket, null, t('tickets.unassigned'))
  const waking = useSnooze(ticket, t('snooze.woken'))
  const { see, dialogs: asking } = useSeeAs(ticket.customer, `/tickets/${ticket.id}`)
  const mayWait = ticket.state === 'opened'
  useKeys(mayWait ? [{ name: t('keys.snooze'), keys: { KeyH: () => setOpen('snooze') } }] : [])
  const Open = open === undefined ? undefined : dialogs[open]
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {mayWait && (
          <MenuItem icon={AlarmClock} onChoose={() => setOpen('snooze')}>
            {t('snooze.item')}
          </MenuItem>
        )}
        {snoozedTill(ticket) !== null && (
          <MenuItem icon={AlarmClockOff} onChoose={() => waking.mutate(null)}>
            {t('snooze.wake')}
          </MenuItem>
        )}
        {may('operators:read') && (
          <MenuItem icon={UserRoundPen} onChoose={() => setOpen('hand_over')}>
            {t('tickets.hand')}
          </MenuItem>
        )}
        {ticket.manager_name !== null && (
          <MenuItem icon={UserRoundX} onChoose={() => letting.mutate(undefined)}>
            {t('tickets.unassign')}
          </MenuItem>
        )}
        <MenuItem icon={Tag} onChoose={() => setOpen('correct')}>
          {t('tickets.correct')}
        </MenuItem>
        <MenuItem icon={GitMerge} onChoose={() => setOpen('merge')}>
          {t('tickets.merge')}
        </MenuItem>
        {see !== undefined && (
          <MenuItem icon={UserRound} onChoose={see}>
            {t('customers.see')}
          </MenuItem>
        )}
      </Menu>
      {Open !== undefined && <Open ticket={ticket} onClose={() => setOpen(undefined)} />}
      {asking}
    </>
  )
}

/** The ticket's title and state, and what staff can do with it. */
export const StaffTicketHeader = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('tickets:write') && ticket.merged_into === null
  const { title, number, manager, manager_name, customer } = ticket
  return (
    <PageHeader
      title={title}
      wordy
      object={`#${number}`}
      facts={
        <>
          <TicketChip ticket={ticket} />
          <SnoozedTill ticket={ticket} />
          <span>{customer.email}</span>
          <span title={manager?.handle}>
            {manager_name === null ? t('tickets.nobody') : t('tickets.with', { name: manager_name })}
          </span>
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
