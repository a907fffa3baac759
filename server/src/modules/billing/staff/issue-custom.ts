import type { CustomOrderBody } from '@foyer/contract/operator/order.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { issueOrder } from '../orders/issue-order.ts'
import type { Services } from '../services.ts'
import { wished } from './wished-amount.ts'

/** An invoice for whatever was agreed. 404 without such a customer. Returns its id. */
export const issueCustom =
  (services: Services) =>
  (call: OperatorCall, body: CustomOrderBody): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { tenant } = call
      const customer = await services.account.staff.find(tx, body.customer_id)
      const currency = body.currency ?? Currency.parse(customer.currency)
      const { actor } = auditedByOperator(call)
      return issueOrder(services, tx, {
        tenant,
        account_id: customer.id,
        purpose: 'custom',
        description: body.description,
        lines: body.lines.map(({ unit_price, detail, ...line }, at) => ({
          ...line,
          detail: detail === undefined || detail === '' ? null : detail,
          unit_price: wished(unit_price, currency, `/lines/${at}/unit_price`),
        })),
        actions: [{ command: 'custom', description: body.description, data: {} }],
        deliverable: null,
        due_on: body.due_on ?? null,
        ...(body.reason !== undefined && { reason: body.reason }),
        actor,
      })
    })
