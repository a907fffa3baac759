import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { Ban, CircleAlert, CircleCheck, Clock, type LucideIcon, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { useNow } from '../../ui/use-now.ts'
import { type OrderState, orderState } from './order-rules.ts'
import type { StaffOrder } from './queries.ts'

const looks: Readonly<Record<OrderState, readonly [ChipTone, LucideIcon]>> = {
  done: ['off', CircleCheck],
  paid: ['ok', CircleCheck],
  refunded: ['info', RotateCcw],
  partly_refunded: ['info', RotateCcw],
  cancelled: ['off', Ban],
  overdue: ['danger', CircleAlert],
  open: ['warn', Clock],
}

export const OrderChip = ({ order }: { order: Parameters<typeof orderState>[0] & Pick<StaffOrder, 'id'> }) => {
  const { t } = useTranslation('operator')
  const state = orderState(order, dayOf(useNow(hourMs)))
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`orders.states.${state}`)}
    </Chip>
  )
}
