import { Link } from '@tanstack/react-router'
import { UtcDay } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'
import { paths } from '../paths.ts'
import { OrderChip } from './order-chip.tsx'
import type { StaffOrder } from './queries.ts'

/** An order in the list of a customer or licence. */
export const OrderLine = ({ order }: { order: StaffOrder }) => (
  <>
    <span className="grow">
      <Link to={paths.order(order.id)} className="small strong">
        {order.number}
      </Link>
      <span className="cell-under tiny subtle">
        {order.description} · <UtcDay at={order.created_at} />
      </span>
    </span>
    <OrderChip order={order} />
    <span className="small strong line-amount">
      <Money amount={order.amount} currency={order.currency} />
    </span>
  </>
)
