import type { IssueLicenceBody } from '@foyer/contract/operator/licence.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { outcomeOf, serversBought } from '../purchase/column-rules.ts'
import { issueLicence } from '../purchase/issue-licence.ts'
import type { Services } from '../services.ts'
import { refuseTooDear } from './change-licence.ts'

/** A licence that would end before it begins is a mistake in a day. */
const refuseMisfit = ({ activation_type, usb_serial_number, paid_till }: IssueLicenceBody, starts_on: string): void => {
  const isUsb = activation_type === 'usb'
  if (isUsb && usb_serial_number === undefined) throw failure('required', { pointer: '/usb_serial_number' })
  if (!isUsb && usb_serial_number !== undefined) throw failure('invalid', { pointer: '/usb_serial_number' })
  if (typeof paid_till === 'string' && paid_till <= starts_on) throw failure('invalid', { pointer: '/paid_till' })
}

/**
 * Issues a licence without an order and returns its id. Throws 422 at `/customer_id` or `/sku_id` if there is none, `quantity_too_small` below the
 * SKU's minimum, and 422 at `/quantity` if the price would be too high.
 * The limit of servers defaults to that of a sold licence. Automatic renewal is off: only the customer can turn it on.
 */
export const issueForCustomer =
  (services: Services) =>
  async (call: OperatorCall, body: IssueLicenceBody): Promise<string> => {
    const { database, clock, account, catalogue } = services
    const { customer_id, sku_id, quantity, activation_type, reason, starts_on = dayOf(clock.now()), ...rest } = body
    refuseMisfit(body, starts_on)
    return database.transaction(call.tenant, async (tx) => {
      const customer = await account.staff.holdOpen(tx, customer_id).catch(atFault('/customer_id'))
      const priced = await catalogue.get(tx, sku_id).catch(atFault('/sku_id'))
      const { sku, price } = priced
      if (quantity < sku.min_quantity)
        throw failure('quantity_too_small', { pointer: '/quantity', meta: { min_quantity: sku.min_quantity } })
      refuseTooDear(price(quantity), sku.period, '/quantity')
      const by = auditedByOperator(call)
      const servers_limit = rest.servers_limit ?? serversBought(priced, quantity)
      const { id } = await issueLicence(services, tx, {
        tenant: call.tenant,
        account_id: customer.id,
        sku_id,
        quantity,
        activation_type,
        actor: by.actor,
        starts_on,
        outcome: outcomeOf[sku.category.name],
        ...(rest.paid_till !== undefined && { paid_till: rest.paid_till }),
        ...(rest.usb_serial_number !== undefined && { usb_serial_number: rest.usb_serial_number }),
        ...(servers_limit !== null && { servers_limit }),
        ...(rest.user_comment !== undefined && { user_comment: rest.user_comment }),
      })
      const about = { ...ofLicence(id, customer.id), reason }
      await services.audit(tx, { ...by, action: 'licence_given', ...about, changes: { sku_id, quantity } })
      await services.jobs.announce(tx, 'licence_changed', { tenant: call.tenant, deliverable_id: id })
      return id
    })
  }
