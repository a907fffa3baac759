import type { CreateOrderBody } from '@foyer/contract/operator/order.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { refuseOtherDueDay } from '../../billing/index.ts'
import { issueSale } from '../purchase/buy-licence.ts'
import { quantityBreach } from '../purchase/purchase-rules.ts'
import type { Services } from '../services.ts'

/**
 * The invoice of something new for a customer, in the currency of the SKU, which need not be on sale; what is paid for becomes a licence.
 * 422 at `/customer_id` where there is none, at `/sku_id` where there is none or it is a trial, at `/quantity` where so many are not sold,
 * at a `/due_on` that is past or years ahead. Returns its id.
 */
export const sellToCustomer =
  (services: Services) =>
  (call: OperatorCall, { customer_id, sku_id, quantity, due_on, reason }: CreateOrderBody): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      refuseOtherDueDay(due_on, services.clock.now())
      const customer = await services.account.staff.find(tx, customer_id).catch(atFault('/customer_id'))
      const priced = await services.catalogue.get(tx, sku_id).catch(atFault('/sku_id'))
      if (priced.sku.billing_terms === 'trial') throw failure('invalid', { pointer: '/sku_id' })
      const breach = quantityBreach({ priced, quantity })
      if (breach !== null) throw failure(breach.code, breach)
      const sale = { account_id: customer.id, priced, quantity, trial: null }
      return issueSale(services, tx, { ...auditedByOperator(call), ...sale, due_on, reason })
    })
