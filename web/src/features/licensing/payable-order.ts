import type { LicenceInvoice } from '@foyer/contract/billing/licence-invoice.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../api/features.ts'

type Facts = Pick<Deliverable, 'unpaid_order_id' | 'unpaid_order'>

/** A licence's unpaid invoice, if the user may see it. Undefined while the brand has billing disabled. */
export const useUnpaidOrder = ({ unpaid_order }: Facts): LicenceInvoice | undefined => {
  const { data: features } = useQuery(featuresQuery)
  return features?.billing === true ? (unpaid_order ?? undefined) : undefined
}

/** The id of a licence's unpaid invoice, if the user may open it. */
export const usePayableOrder = (licence: Facts): string | undefined =>
  useUnpaidOrder(licence) && (licence.unpaid_order_id ?? undefined)
