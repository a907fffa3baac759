import type { CreateOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { refuseOtherDueDay, refuseUnprintable } from '../../billing/index.ts'
import { issueSale } from '../purchase/buy-licence.ts'
import { quantityBreach } from '../purchase/purchase-rules.ts'
import type { Services } from '../services.ts'

/**
 * Issues an invoice to a customer for a new licence and returns its id. It is in the SKU's currency; the SKU need not be on sale. Once paid, it becomes a licence.
 * Throws 422 at `/customer_id` if there is none, at `/sku_id` if there is none or it is a trial, at `/quantity` if that quantity is not sold,
 * and at `/due_on` if it is in the past or years ahead.
 */
export const sellToCustomer =
  (services: Services) =>
  async (
    call: OperatorCall,
    { customer_id, sku_id, quantity, action: _, ...wish }: CreateOrderBody,
  ): Promise<string> => {
    const { due_on } = wish
    await refuseUnprintable(wish.buyer_reference)
    return services.database.transaction(call.tenant, async (tx) => {
      refuseOtherDueDay(due_on, services.clock.now())
      const customer = await services.account.staff.find(tx, customer_id).catch(atFault('/customer_id'))
      const priced = await services.catalogue.get(tx, sku_id).catch(atFault('/sku_id'))
      if (priced.sku.billing_terms === 'trial') throw failure('invalid', { pointer: '/sku_id' })
      const breach = quantityBreach({ priced, quantity })
      if (breach !== null) throw failure(breach.code, breach)
      const sale = { account_id: customer.id, priced, quantity, trial: null }
      return issueSale(services, tx, { ...auditedByOperator(call), ...sale, ...wish })
    })
  }
