import '../../ui/data-table.css'
import './queue.css'
import { Link } from '@tanstack/react-router'
import { CreditCard, GitMerge, LifeBuoy, type LucideIcon, MessageSquare } from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { productWord } from '../../lib/ticket-words.ts'
import { useKeys } from '../../ui/keys.ts'
import { PickAll, PickBox } from '../../ui/pick-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { paths } from '../paths.ts'
import { Age } from './age.tsx'
import type { StaffTicket } from './queries.ts'
import { SnoozedTill, snoozedTill } from './snoozed-till.tsx'
import { TicketChip } from './ticket-chip.tsx'

const icons: Readonly<Partial<Record<StaffTicket['kind'], LucideIcon>>> = {
  support: LifeBuoy,
  payment: CreditCard,
  finance: CreditCard,
}

const iconOf = ({ kind, merged_into }: StaffTicket): LucideIcon =>
  merged_into === null ? (icons[kind] ?? MessageSquare) : GitMerge

const Mark = ({ ticket }: { ticket: StaffTicket }) => createElement(iconOf(ticket), { size: 16 })

interface RowProps {
  readonly ticket: StaffTicket
  readonly showsState: boolean
  readonly selection: Selection | undefined
}

/** A ticket that was merged into another one is dealt with there. */
export const isSelectable = ({ merged_into }: StaffTicket): boolean => merged_into === null

const Row = ({ ticket, showsState, selection }: RowProps) => {
  const { t } = useTranslation(['operator', 'support', 'queue'])
  const { id, number, title, kind, product, customer, manager, manager_name } = ticket
  return (
    <li>
      {selection !== undefined && (
        <PickBox id={id} label={t('queue:pick', { number })} disabled={!isSelectable(ticket)} selection={selection} />
      )}
      <span className="queue-mark">
        <Mark ticket={ticket} />
      </span>
      <div className="grow">
        <Link to={paths.ticket(id)} className="name cut cut-at-two" title={title}>
          <bdi>{title}</bdi>
        </Link>
        <p className="queue-under cut">
          #{number} · {customer.email} · {t(`support:kinds.${kind}`)} · {t(`support:products.${productWord(product)}`)}
        </p>
      </div>
      <div className="queue-end">
        {snoozedTill(ticket) === null ? <Age ticket={ticket} /> : <SnoozedTill ticket={ticket} />}
        {showsState ? (
          <TicketChip ticket={ticket} />
        ) : (
          <span className="subtle tiny" title={manager?.handle ?? manager_name ?? undefined}>
            {manager_name ?? t('tickets.nobody')}
          </span>
        )}
      </div>
    </li>
  )
}

const SkeletonRows = () => (
  <ol className="queue late" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <li key={row} className="queue-skeleton">
        <Skeleton width={32} height={32} />
        <span className="stack tight">
          <Skeleton width={300 - row * 20} />
          <Skeleton width={220} />
        </span>
        <Skeleton width={80} />
      </li>
    ))}
  </ol>
)

interface QueueListProps {
  readonly name: string
  /** Undefined until the first answer has arrived. */
  readonly tickets: readonly StaffTicket[] | undefined
  /** The list mixes tickets in different states. */
  readonly showsState?: boolean
  /** Undefined if the operator may not change tickets. */
  readonly selection?: Selection | undefined
}

/** Selects the ticket in the focused row. */
const pickRow = (): void => {
  document.activeElement?.closest('.queue > li')?.querySelector<HTMLInputElement>('.pick input')?.click()
}

const PickLine = ({ tickets, selection }: { tickets: readonly StaffTicket[]; selection: Selection }) => {
  const { t } = useTranslation('queue')
  useKeys([{ name: t('key'), keys: { KeyX: pickRow }, ofRow: true }])
  const all = tickets.filter(isSelectable).map(({ id }) => id)
  return (
    <p className="queue-all small muted">
      <PickAll all={all} label={t('all')} selection={selection} />
      <span aria-hidden="true">{t('all')}</span>
    </p>
  )
}

/** A list of tickets: subject, customer, and waiting time. */
export const QueueList = ({ name, tickets, showsState = false, selection }: QueueListProps) => {
  if (tickets === undefined) return <SkeletonRows />
  return (
    <>
      {selection !== undefined && <PickLine tickets={tickets} selection={selection} />}
      <ol className={selection === undefined ? 'queue' : 'queue picks'} aria-label={name}>
        {tickets.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} showsState={showsState} selection={selection} />
        ))}
      </ol>
    </>
  )
}
