import type { Order } from '@foyer/contract/billing/order.ts'
import '../list/list.css'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { Ban, CircleAlert, CircleCheck, Clock, CreditCard, type LucideIcon, ShieldAlert, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { serverNow } from '../../../lib/server-now.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import type { RowMark } from '../../../ui/data-table.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type OrderStanding, standingOf } from './order-standing.ts'

interface Look {
  readonly tone: ChipTone
  readonly icon: LucideIcon
}

const looks: Readonly<Record<OrderStanding['state'], Look>> = {
  done: { tone: 'off', icon: CircleCheck },
  paid: { tone: 'ok', icon: CircleCheck },
  refunded: { tone: 'off', icon: Undo2 },
  refunding: { tone: 'info', icon: Undo2 },
  partly_refunded: { tone: 'ok', icon: Undo2 },
  cancelled: { tone: 'off', icon: Ban },
  checking: { tone: 'info', icon: Clock },
  confirm: { tone: 'warn', icon: ShieldAlert },
  charged: { tone: 'info', icon: CreditCard },
  unpaid: { tone: 'danger', icon: CircleAlert },
  due: { tone: 'danger', icon: CircleAlert },
  due_today: { tone: 'danger', icon: CircleAlert },
  overdue: { tone: 'danger', icon: CircleAlert },
}

const useStanding = (order: Order): OrderStanding => standingOf(order, useNow(minuteMs))

const useStandingText = (): ((standing: OrderStanding) => string) => {
  const { t } = useTranslation('billing')
  return (standing) => {
    if (standing.state === 'charged')
      return standing.days === 0 ? t('states.charged_today') : t('states.charged', { count: standing.days })
    if (standing.state === 'due') return t('states.due', { count: standing.days })
    if (standing.state === 'overdue') return t('states.overdue', { count: standing.days })
    return t(`states.${standing.state}`)
  }
}

/** Whether the customer has to pay it. */
const isToPay = (order: Order, now: number): boolean =>
  order.paid_at === null && order.cancelled_at === null && standingOf(order, now).state !== 'charged'

/** Marks rows that wait for a payment. On the page where all of them do, marks only overdue ones. */
export const unpaidMark = (order: Order): RowMark | undefined => (isToPay(order, serverNow()) ? 'danger' : undefined)

export const overdueMark = (order: Order): RowMark | undefined =>
  standingOf(order, serverNow()).state === 'overdue' ? 'danger' : undefined

/** The order's state on its own page. */
export const OrderChip = ({ order }: { order: Order }) => {
  const standing = useStanding(order)
  const look = looks[standing.state]
  return (
    <Chip icon={look.icon} tone={look.tone === 'ok' ? 'paid' : look.tone}>
      {useStandingText()(standing)}
    </Chip>
  )
}

/** The same in a list: paid orders are styled quietly, with the date beside it. */
export const OrderState = ({ order }: { order: Order }) => {
  const standing = useStanding(order)
  const locale = useLocale()
  return (
    <span className="bill-state">
      <Chip {...looks[standing.state]}>{useStandingText()(standing)}</Chip>
      {(standing.state === 'paid' || standing.state === 'done') && (
        <time className="subtle" dateTime={standing.at} title={formatDate(standing.at, 'payment', locale)}>
          {formatDate(standing.at, 'date', locale, 'UTC')}
        </time>
      )}
    </span>
  )
}
