import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../api/features.ts'
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts'

/** The full unpaid order of a licence, if it is among those that the user has to pay. */
export const useUnpaidOrder = ({ unpaid_order_id }: Pick<Deliverable, 'unpaid_order_id'>): Order | undefined => {
  const { data: features } = useQuery(featuresQuery)
  const asks = features?.billing === true && unpaid_order_id !== null
  const { data: unpaid } = useQuery({ ...unpaidOrdersQuery, enabled: asks })
  return asks ? unpaid?.orders.find(({ id }) => id === unpaid_order_id) : undefined
}

type Facts = Pick<Deliverable, 'unpaid_order_id' | 'owner'>

/**
 * The id of a licence's unpaid order, if the user may open it: they own the licence, or the order is among theirs to
 * pay. Undefined while the brand has billing disabled.
 */
export const usePayableOrder = ({ unpaid_order_id, owner }: Facts): string | undefined => {
  const { data: features } = useQuery(featuresQuery)
  const mayOwe = unpaid_order_id !== null && features?.billing === true
  const { data: unpaid } = useQuery({ ...unpaidOrdersQuery, enabled: mayOwe && owner !== null })
  if (!mayOwe) return undefined
  return owner === null || unpaid?.orders.some(({ id }) => id === unpaid_order_id) ? unpaid_order_id : undefined
}
