import { OrderAction, type OrderCommand } from '@foyer/contract/billing/order-action.ts'
import type { BillingKind } from '@foyer/contract/licensing/deliverable.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Delivered, PaidOrder } from '../../billing/index.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { ofLicence } from '../audited.ts'
import { repriceNow } from '../renewals/reprice-renewal.ts'
import { settleRenewal } from '../renewals/settle-renewal.ts'
import { holdToLimit } from '../servers/surplus-store.ts'
import type { Services } from '../services.ts'
import { findDeliverable, lockDeliverable, type LockedRow, updateDeliverable } from '../store.ts'
import { outcomeOf, serversBought } from './column-rules.ts'
import {
  type ActionOf,
  type Change,
  decisions,
  type Given,
  isPriced,
  type PricedGiven,
  renews,
  skuOf,
} from './fulfilment-rules.ts'
import { issueLicence } from './issue-licence.ts'
import { firstPeriodEnd } from './purchase-rules.ts'

/** What `buy` and `changeLimit` store with their actions. */
const SoldFrom = z.object({ sku_version: z.exactOptional(z.nullable(z.int())) })
type SoldFrom = z.output<typeof SoldFrom>

/**
 * After a payment with the owner's saved card, renewals are charged to the owner's default card, which may be another one. Otherwise the
 * customer pays each invoice: typing in a card for one payment, or paying for a colleague, agrees to no further charge.
 */
const billingKindOf = async (
  { billing }: Services,
  tx: Tx,
  { account_id, by_kept_card = false }: PaidOrder,
  { sku }: PricedSku,
): Promise<BillingKind> => {
  const card = by_kept_card ? await billing.cardToCharge(tx, account_id, sku.currency) : null
  return card !== null && !card.ended ? 'internal' : 'manual'
}

const issueBought = async (
  services: Services,
  tx: Tx,
  order: PaidOrder,
  action: ActionOf<'create'>,
  priced: PricedSku,
): Promise<Delivered> => {
  const gateway = Gateway.safeParse(order.gateway)
  // Orders of earlier versions do not contain it.
  const servers_limit = action.servers_count ?? serversBought(priced, action.quantity)
  return issueLicence(services, tx, {
    tenant: order.tenant,
    account_id: order.account_id,
    priced,
    quantity: action.quantity,
    price_correction: String(action.price_correction_delta),
    actor: 'system',
    starts_on: action.start_date ?? dayOf(order.delivered_at),
    outcome: outcomeOf[priced.sku.category.name],
    activation_type: action.activation_type,
    billing_kind: await billingKindOf(services, tx, order, priced),
    auto_renewable: renews(priced),
    ...(gateway.success && { gateway: gateway.data }),
    ...(action.usb_serial_number !== null && { usb_serial_number: action.usb_serial_number }),
    ...(servers_limit !== null && { servers_limit }),
    ...(action.user_comment !== null && { user_comment: action.user_comment }),
  })
}

/** The SKU as it was when the order was priced, if the order says so: an order paid after a new catalogue is delivered by the old one. */
const soldSku = ({ catalogue }: Services, tx: Tx, id: string, { sku_version }: SoldFrom): Promise<PricedSku> =>
  sku_version === undefined ? catalogue.get(tx, id) : catalogue.getSold(tx, id, sku_version)

const givenFor = async (
  services: Services,
  tx: Tx,
  order: PaidOrder,
  action: OrderAction,
  sold: SoldFrom,
): Promise<Given | PricedGiven> => {
  if (order.deliverable_id === null) throw new Error(`order ${order.id} is about no licence`)
  const licence = await lockDeliverable(tx, order.deliverable_id)
  const given = { licence, now: order.delivered_at, period_id: makeId(services.clock) }
  if (!isPriced(action.command)) return given
  const priced = await soldSku(services, tx, skuOf(action, licence), sold)
  return {
    ...given,
    priced,
    ends_on: firstPeriodEnd(priced, dayOf(order.delivered_at)),
    billing_kind: await billingKindOf(services, tx, order, priced),
  }
}

const change = async (
  { audit, clock }: Services,
  tx: Tx,
  order: PaidOrder,
  { licence }: Given,
  { action, set, told = {} }: Change,
): Promise<void> => {
  await updateDeliverable(tx, licence.id, set)
  await holdToLimit(tx, licence, set, clock.now())
  await audit(tx, {
    tenant: order.tenant,
    actor: 'system',
    ...order.by,
    actor_ip: null,
    action,
    ...ofLicence(licence.id, licence.account_id),
    changes: { order_id: order.id, ...told },
  })
}

/** Whether an order to create still has its trial to convert. A trial that has become something else is left alone. */
const hasTrial = async (tx: Tx, { deliverable_id }: PaidOrder): Promise<boolean> =>
  deliverable_id !== null && (await findDeliverable(tx, deliverable_id))?.billing_terms === 'trial'

/** These change the price of the next period. */
const changesLimit: ReadonlySet<OrderCommand> = new Set<OrderCommand>(['increase', 'decrease', 'change_sku'])

/** A trial that became what was bought. */
const convertedTo = ({ id, human_id }: LockedRow, given: Given | PricedGiven): Delivered | null => {
  if (!('priced' in given)) return null
  const { priced, ends_on, now } = given
  const period = ends_on === null ? null : { starts_on: dayOf(now), ends_on }
  return { id, human_id, name: priced.sku.name, period }
}

/** Once per action: an order is fulfilled in the transaction that pays it, which happens once. */
const carryOut = async (
  services: Services,
  tx: Tx,
  order: PaidOrder,
  action: OrderAction,
  sold: SoldFrom,
): Promise<Delivered | null> => {
  if (action.command === 'custom') return null
  if (action.command === 'create' && !(await hasTrial(tx, order)))
    return issueBought(services, tx, order, action, await soldSku(services, tx, action.sku_id, sold))
  const given = await givenFor(services, tx, order, action, sold)
  const settled =
    action.command === 'prolong'
      ? { ...action, ...(await settleRenewal(services, tx, order, given.licence, action)) }
      : action
  // The table has a decision for each command, and `givenFor` provides what it needs.
  await change(services, tx, order, given, decisions[settled.command](settled as never, given as never))
  if (changesLimit.has(action.command)) await repriceNow(services, tx, given.licence.id)
  const { id: deliverable_id, human_id, blocked_at } = given.licence
  if (action.command === 'prolong' && blocked_at !== null)
    await services.billing.tellBlocked(tx, { tenant: order.tenant, deliverable_id, human_id, occasion: order.id })
  return action.command === 'create' ? convertedTo(given.licence, given) : null
}

/** Delivers what a paid order bought, in the transaction that marks it as paid. */
export const fulfilOrder =
  (services: Services) =>
  async (tx: Tx, order: PaidOrder): Promise<Delivered | null> => {
    let made: Delivered | null = null
    for (const { command, data } of order.actions) {
      const at = order.delivered_at.toISOString()
      const action = OrderAction.parse({ command, ...data, created_at: at, fulfilled_at: null, description: '' })
      made = (await carryOut(services, tx, order, action, SoldFrom.parse(data))) ?? made
    }
    const deliverable_id = made?.id ?? order.deliverable_id
    if (deliverable_id !== null)
      await services.jobs.announce(tx, 'licence_changed', { tenant: order.tenant, deliverable_id })
    return made
  }
