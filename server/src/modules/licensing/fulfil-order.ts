import { OrderAction } from '@foyer/contract/billing/order-action.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import type { PaidOrder } from '../billing/index.ts'
import { settleRenewal } from './renewals/settle-renewal.ts'
import type { Services } from './services.ts'
import { lockDeliverable, updateDeliverable } from './store.ts'

type Prolong = Extract<OrderAction, { command: 'prolong' }>

const prolong = async (
  { clock, audit }: Services,
  tx: Tx,
  order: PaidOrder,
  planned: Pick<Prolong, 'starts_on' | 'ends_on'>,
): Promise<void> => {
  if (order.deliverable_id === null) throw new Error(`order ${order.id} prolongs nothing`)
  const row = await lockDeliverable(tx, order.deliverable_id)
  const { starts_on, ends_on } = await settleRenewal(tx, order, row.period as BillingPeriod, planned)
  // Once per period: an order is fulfilled in the transaction that pays it, which happens once.
  await updateDeliverable(tx, row.id, {
    paid_till: ends_on,
    period_id: makeId(clock),
    period_starts_on: starts_on,
    period_ends_on: ends_on,
  })
  await audit(tx, {
    tenant: order.tenant,
    actor: 'system',
    actor_ip: null,
    action: 'licence_prolonged',
    object_type: 'deliverable',
    object_id: row.id,
    account_id: row.account_id,
    changes: { order_id: order.id, from: row.paid_till, to: ends_on },
  })
}

const increase = async (
  { catalogue, audit }: Services,
  tx: Tx,
  order: PaidOrder,
  { quantity_delta }: Pick<Extract<OrderAction, { command: 'increase' }>, 'quantity_delta'>,
): Promise<void> => {
  if (order.deliverable_id === null) throw new Error(`order ${order.id} increases nothing`)
  const row = await lockDeliverable(tx, order.deliverable_id)
  const quantity = row.quantity + quantity_delta
  const { price } = await catalogue.get(tx, row.sku_id)
  await updateDeliverable(tx, row.id, { quantity, price: decimalOf(price(quantity)) })
  await audit(tx, {
    tenant: order.tenant,
    actor: 'system',
    actor_ip: null,
    action: 'licence_increased',
    object_type: 'deliverable',
    object_id: row.id,
    account_id: row.account_id,
    changes: { order_id: order.id, from: row.quantity, to: quantity },
  })
}

/** Delivers what a paid order bought, in the transaction that marks it as paid. */
export const fulfilOrder =
  (services: Services) =>
  async (tx: Tx, order: PaidOrder): Promise<void> => {
    for (const { command, data } of order.actions) {
      if (command !== 'prolong' && command !== 'increase') throw new Error(`nothing delivers ${command} yet`)
      const at = order.paid_at.toISOString()
      const action = OrderAction.parse({ command, ...data, created_at: at, fulfilled_at: null, description: '' })
      if (action.command === 'prolong') await prolong(services, tx, order, action)
      if (action.command === 'increase') await increase(services, tx, order, action)
    }
    await services.jobs.announce(tx, 'licence_changed', { tenant: order.tenant, deliverable_id: order.deliverable_id })
  }
