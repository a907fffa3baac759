import type { CustomOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import { amountCap } from '@foyer/contract/vocabulary/constants.ts'
import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { compare, major } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ownBuyerReference, refuseUnprintable } from '../orders/buyer-reference.ts'
import { issueOrder } from '../orders/issue-order.ts'
import { type Line, totalsOf } from '../orders/order-rules.ts'
import type { Services } from '../services.ts'
import { refuseOtherDueDay } from './due-day.ts'
import { moneyAsked } from './money-asked.ts'

const priceAt = (at: number): string => `/lines/${at}/unit_price`

/** The first line with which the total, including tax, is more than can be stored; -1 if there is none. */
const overflowsAt = (lines: readonly Line[], taxPercent: string, currency: Currency): number => {
  const cap = major(amountCap, currency)
  return lines.findIndex((_, at) => compare(totalsOf(lines.slice(0, at + 1), taxPercent, currency).total, cap) >= 0)
}

/**
 * Issues an invoice for anything that was agreed. 422 at `/customer_id` if there is no such customer, at the price of the line whose
 * total is too large to be stored, or at a `/due_on` that is past or years ahead. Returns its id.
 */
export const issueCustom =
  (services: Services) =>
  async (call: OperatorCall, body: CustomOrderBody): Promise<string> => {
    await refuseUnprintable(body.buyer_reference)
    return services.database.transaction(call.tenant, async (tx) => {
      const customer = await services.account.staff.find(tx, body.customer_id).catch(atFault('/customer_id'))
      const currency = body.currency ?? currencyOf(customer.currency)
      const by = auditedByOperator(call)
      refuseOtherDueDay(body.due_on, services.clock.now())
      const lines = body.lines.map(({ unit_price, detail, ...line }, at) => ({
        ...line,
        detail: detail === undefined || detail === '' ? null : detail,
        unit_price: moneyAsked(unit_price, currency, priceAt(at)),
      }))
      const over = overflowsAt(lines, services.branding.taxPercent(call.tenant, customer.country), currency)
      if (over >= 0) throw failure('invalid', { pointer: priceAt(over) })
      return issueOrder(services, tx, {
        ...by,
        account_id: customer.id,
        purpose: 'custom',
        description: body.description,
        lines,
        actions: [{ command: 'custom', description: body.description, data: {} }],
        deliverable: null,
        due_on: body.due_on ?? null,
        reason: body.reason,
        ...ownBuyerReference(body.buyer_reference),
      })
    })
  }
