import {
  AlarmClock,
  AlarmClockOff,
  CircleCheck,
  Ellipsis,
  GitMerge,
  type LucideIcon,
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
import { useCustomerDeeds } from '../customers/use-customer-deeds.tsx'
import { useSeeAs } from '../customers/use-see-as.tsx'
import { useDeeds } from '../deeds.ts'
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

interface Item {
  readonly id: string
  readonly icon: LucideIcon
  readonly name: string
  readonly run: () => void
}

/** What is done less often than answering. */
const useItems = (ticket: StaffTicket, open: (name: keyof typeof dialogs) => void): readonly Item[] => {
  const { t } = useTranslation('operator')
  const mayHand = useMay()('operators:read')
  const letting = useAssign(ticket, null, t('tickets.unassigned'))
  const waking = useSnooze(ticket, t('snooze.woken'))
  const items: readonly (Item & { readonly isOffered?: boolean })[] = [
    {
      id: 'snooze',
      icon: AlarmClock,
      name: t('snooze.item'),
      run: () => open('snooze'),
      isOffered: ticket.state === 'opened',
    },
    {
      id: 'wake',
      icon: AlarmClockOff,
      name: t('snooze.wake'),
      run: () => waking.mutate(null),
      isOffered: snoozedTill(ticket) !== null,
    },
    { id: 'hand', icon: UserRoundPen, name: t('tickets.hand'), run: () => open('hand_over'), isOffered: mayHand },
    {
      id: 'unassign',
      icon: UserRoundX,
      name: t('tickets.unassign'),
      run: () => letting.mutate(undefined),
      isOffered: ticket.manager_name !== null,
    },
    { id: 'correct', icon: Tag, name: t('tickets.correct'), run: () => open('correct') },
    { id: 'merge', icon: GitMerge, name: t('tickets.merge'), run: () => open('merge') },
  ]
  return items.filter(({ isOffered }) => isOffered !== false)
}

const More = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const items = useItems(ticket, setOpen)
  const { see, dialogs: asking } = useSeeAs(ticket.customer, `/tickets/${ticket.id}`)
  useKeys(ticket.state === 'opened' ? [{ name: t('keys.snooze'), keys: { KeyH: () => setOpen('snooze') } }] : [])
  // Putting it off has a key, and is offered by that.
  useDeeds(
    items
      .filter(({ id }) => id !== 'snooze')
      .map(({ id, name, run }) => ({ id: `ticket:${id}`, name, onlySearched: true, does: { run } })),
  )
  const Open = open === undefined ? undefined : dialogs[open]
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {items.map(({ id, icon, name, run }) => (
          <MenuItem key={id} icon={icon} onChoose={run}>
            {name}
          </MenuItem>
        ))}
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
  useCustomerDeeds(customer, `#${number}`)
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
