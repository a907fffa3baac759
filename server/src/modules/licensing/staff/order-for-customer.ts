import type { OrderPurpose } from '@foyer/contract/billing/order-purpose.ts'
import type { LicenceOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import type { LicenceDecision } from '@foyer/contract/push/notification.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { fromWire, money, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { atFault, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { PlannedAction } from '../../billing/index.ts'
import { wordsFor } from '../purchase/words-for.ts'
import { bringBack, leaveUnrenewed, replan } from '../renewals/switch-renewal.ts'
import { tellOff } from '../renewals/tell-off.ts'
import { type Back, tellBack } from '../renewals/tell.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'
import {
  announceDecision,
  lockOfCustomer,
  refuseOverlooked,
  refuseTooDear,
  refuseWhileDue,
  refuseWhileOwing,
} from './change-licence.ts'
import { beginsFrom, isAnotherPlan } from './licence-order-rules.ts'

type Command = LicenceOrderBody['action']
type BodyOf<C extends Command> = Extract<LicenceOrderBody, { action: C }>
type DataOf<C extends Command> = Extract<PlannedAction, { command: C }>['data']

/** Commands without a purpose of their own are only ordered by operators, like `custom`. */
const purposes: Partial<Readonly<Record<Command, OrderPurpose>>> = {
  change_sku: 'change_sku',
  terminate: 'terminate',
  restore: 'restore',
  update_properties: 'update_properties',
}

/** Commands that change something for the customer. */
const decisions: Partial<Readonly<Record<Command, LicenceDecision>>> = {
  terminate: 'terminated',
  restore: 'restored',
}

/** What each command stores for its fulfilment. Throws 422 at the field that does not fit the licence. */
const dataOf: {
  readonly [C in Command]: (
    services: Services,
    tx: Tx,
    body: BodyOf<C>,
    licence: LockedRow,
  ) => Promise<DataOf<C>> | DataOf<C>
} = {
  change_sku: async ({ catalogue }, tx, { sku_id, seen_sku_id }, licence) => {
    refuseOverlooked(licence.sku_id, seen_sku_id, '/sku_id')
    const priced = await catalogue.get(tx, sku_id).catch(atFault('/sku_id'))
    if (!isAnotherPlan(priced, licence)) throw failure('invalid', { pointer: '/sku_id' })
    refuseTooDear(priced.price(Math.max(licence.quantity, priced.sku.min_quantity)), priced.sku.period, '/sku_id')
    return { sku_id, sku_version: priced.version }
  },
  decrease: async ({ catalogue }, tx, { quantity_delta, seen_quantity }, licence) => {
    refuseOverlooked(licence.quantity, seen_quantity)
    const { sku, version } = await catalogue.get(tx, licence.sku_id)
    if (licence.quantity + quantity_delta < sku.min_quantity)
      throw failure('quantity_too_small', { pointer: '/quantity_delta', meta: { min_quantity: sku.min_quantity } })
    return { quantity_delta, sku_version: version }
  },
  set_price_correction: (_, __, { price_correction, seen_price_correction }, licence) => {
    const currency = currencyOf(licence.currency)
    refuseOverlooked(wireAmount(money(licence.price_correction, currency)), seen_price_correction, '/price_correction')
    try {
      fromWire(price_correction, currency)
    } catch {
      throw failure('invalid', { pointer: '/price_correction' })
    }
    return { price_correction }
  },
  terminate: (_, __, { reason }) => ({ reason }),
  restore: () => ({}),
  discontinue: (_, __, { reason }) => ({ reason }),
  recommence: () => ({}),
  update_properties: (_, __, { comment, retroview }, licence) => {
    if (comment === undefined && retroview === undefined) throw failure('required', { pointer: '/comment' })
    if (retroview !== undefined && retroview !== licence.retroview && !licence.retroview_manageable)
      throw failure('retroview_not_manageable', { pointer: '/retroview' })
    return { gateway: null, comment: comment ?? null, retroview: retroview ?? null }
  },
}

const describe = async (services: Services, tx: Tx, action: Command, licence: LockedRow): Promise<string> => {
  const words = await wordsFor(services, tx, licence.account_id)
  const { human_id, sku_name } = licence
  return action === 'update_properties'
    ? words.properties(human_id)
    : `${words.changed[action]}: ${human_id} ${sku_name}`
}

/** A licence that ends is not renewed: the invoice of its next period is cancelled. One that had stopped may get such an invoice again. */
const settle = async (
  services: Services,
  tx: Tx,
  licence: LockedRow,
  body: LicenceOrderBody,
  actor: string,
): Promise<Back | null> => {
  const { action, reason } = body
  if (action === 'terminate') await leaveUnrenewed(services, tx, licence, { actor, reason })
  if (action === 'discontinue') {
    const order_id = await leaveUnrenewed(services, tx, licence, { actor, reason, has_letter: true })
    await tellOff(services, tx, licence, { actor, order_id })
  }
  if (action === 'recommence') {
    const back = await bringBack(services, tx, licence, { actor })
    await replan(services, tx, licence, licence.billing_kind)
    return back
  }
  if (action === 'terminate') await refuseWhileOwing(services, tx, licence)
  if (action === 'decrease' || action === 'change_sku') await refuseWhileDue(services, tx, licence)
  return null
}

/**
 * Places a free order by staff that changes a customer's licence, and delivers it in the same transaction. 422 at `/deliverable_id` if
 * the licence is not theirs, 409 if its state does not allow the order or an invoice stands in the way (`order_id`). Returns the order's
 * id.
 */
export const orderForCustomer =
  (services: Services) =>
  (call: OperatorCall, body: LicenceOrderBody): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { action, reason } = body
      const licence = await lockOfCustomer(tx, body)
      if (!beginsFrom[action](licence)) throw failure('conflict')
      const by = auditedByOperator(call)
      const back = await settle(services, tx, licence, body, by.actor)
      const description = await describe(services, tx, action, licence)
      // The table has a handler for the body of each command.
      const data = await dataOf[action](services, tx, body as never, licence)
      const decision = decisions[action]
      if (decision !== undefined) await announceDecision(services, tx, licence, decision)
      const id = await services.billing.issue(tx, {
        ...by,
        account_id: licence.account_id,
        purpose: purposes[action] ?? 'custom',
        description,
        lines: [],
        actions: [{ command: action, description, data } as PlannedAction],
        deliverable: { id: licence.id, human_id: licence.human_id, name: licence.sku_name },
        due_on: null,
        reason,
      })
      // The letter says how the licence is paid from now on.
      if (back !== null) await tellBack(services, tx, licence.id, back)
      return id
    })
