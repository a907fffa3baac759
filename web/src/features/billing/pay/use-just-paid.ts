import type { Order } from '@foyer/contract/billing/order.ts'
import { stripeSuccessMs } from '@foyer/contract/vocabulary/constants.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'

interface PaidHere {
  /** The order was paid while the customer was on this page, in whatever way that became known. */
  readonly paidHere: boolean
  /** True for the first 2 s after that. */
  readonly justPaid: boolean
}

export const useJustPaid = ({ id, paid_at }: Pick<Order, 'id' | 'paid_at'>): PaidHere => {
  const queryClient = useQueryClient()
  const [wasUnpaid] = useState(paid_at === null)
  const [isOver, setOver] = useState(false)
  const paidHere = wasUnpaid && paid_at !== null
  useEffect(() => {
    if (!paidHere) return undefined
    void queryClient.invalidateQueries({ queryKey: unpaidOrdersQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['payments'] })
    // Documents loaded before still say that it is unpaid.
    queryClient.removeQueries({ queryKey: ['document', id] })
    const timer = setTimeout(() => setOver(true), stripeSuccessMs)
    return () => clearTimeout(timer)
  }, [id, paidHere, queryClient])
  return { paidHere, justPaid: paidHere && !isOver }
}
