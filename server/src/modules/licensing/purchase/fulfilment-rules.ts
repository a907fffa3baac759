import type { OrderAction, OrderCommand } from '@foyer/contract/billing/order-action.ts'
import type { BillingKind } from '@foyer/contract/licensing/deliverable.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { decimalOf, fromWire, money } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import type { LicenceChange, LockedRow } from '../store.ts'
import { ownPriced } from './agreed-price-rules.ts'
import { firstPeriodColumns, nextPeriodColumns, serversBought, skuColumns } from './column-rules.ts'

export type ActionOf<C extends OrderCommand> = Extract<OrderAction, { command: C }>

/** The input of a decision. */
export interface Given {
  readonly licence: LockedRow
  readonly now: Date
  /** For the period that begins, if one does. */
  readonly period_id: string
}

/** The input of a decision that involves a SKU. */
export interface PricedGiven extends Given {
  /** The SKU that `skuOf` names, or the licence’s own. */
  readonly priced: PricedSku
  /** The end of a period of the SKU that begins today. */
  readonly ends_on: string | null
  readonly billing_kind: BillingKind
}

const pricedCommands = ['create', 'increase', 'decrease', 'change_sku', 'recommence'] as const satisfies OrderCommand[]
type PricedCommand = (typeof pricedCommands)[number]

/** Whether its decision involves a SKU. */
export const isPriced = (command: OrderCommand): boolean => pricedCommands.some((one) => one === command)

/** The change to the licence, and how its history tells it. */
export interface Change {
  readonly action: string
  readonly set: LicenceChange
  readonly told?: Readonly<Record<string, unknown>>
}

/** Subscriptions and support renew until they are stopped. Trials and one-time purchases do not. */
export const renews = ({ sku: { billing_terms, period } }: PricedSku): boolean =>
  period !== 'one_time' && billing_terms !== 'trial'

/** If the number of servers equalled the quantity, it stays equal. A number agreed separately is kept. */
export const serversOf = (
  { servers_limit, quantity }: Pick<LockedRow, 'servers_limit' | 'quantity'>,
  changed: number,
): Pick<LicenceChange, 'servers_limit'> => (servers_limit === quantity ? { servers_limit: changed } : {})

const repriced = ({ licence, priced }: PricedGiven, delta: number) => {
  // Both bounds were checked when the order was made. What was paid for must be delivered even if they have changed.
  const quantity = Math.max(1, licence.quantity + delta)
  return { quantity, price: decimalOf(ownPriced(licence, priced).price(quantity)), ...serversOf(licence, quantity) }
}

const stopRenewal = (reason: string) => ({ auto_renewable: false, cancellation_reason: reason })

/** What each command does to its licence. A new licence is made elsewhere, and `custom` is done by a person. */
export const decisions: {
  readonly [C in Exclude<OrderCommand, 'custom'>]: (
    action: ActionOf<C>,
    given: C extends PricedCommand ? PricedGiven : Given,
  ) => Change
} = {
  /** A trial becomes what was bought and keeps its id, key, servers and comment. */
  create: ({ quantity, price_correction_delta, servers_count }, given) => ({
    action: 'licence_converted',
    set: {
      ...skuColumns(given.priced, quantity),
      ...firstPeriodColumns(given.period_id, dayOf(given.now), given.ends_on),
      price_correction: decimalOf(money(String(price_correction_delta), given.priced.sku.currency)),
      servers_limit: servers_count ?? serversBought(given.priced, quantity),
      auto_renewable: renews(given.priced),
      billing_kind: given.billing_kind,
      cancellation_reason: null,
      terminated_at: null,
    },
    told: { from: given.licence.sku_id, to: given.priced.sku.id, quantity },
  }),
  prolong: ({ starts_on, ends_on }, { licence, period_id }) => ({
    action: 'licence_prolonged',
    set: nextPeriodColumns(licence, period_id, starts_on, ends_on),
    told: { from: licence.paid_till, to: ends_on },
  }),
  increase: ({ quantity_delta }, given) => ({
    action: 'licence_increased',
    set: repriced(given, quantity_delta),
    told: { from: given.licence.quantity, to: given.licence.quantity + quantity_delta },
  }),
  decrease: ({ quantity_delta }, given) => ({
    action: 'licence_decreased',
    set: repriced(given, quantity_delta),
    told: { from: given.licence.quantity, to: given.licence.quantity + quantity_delta },
  }),
  change_sku: (_, { licence, priced }) => {
    const quantity = Math.max(licence.quantity, priced.sku.min_quantity)
    return {
      action: 'licence_sku_changed',
      set: { ...skuColumns(priced, quantity), ...serversOf(licence, quantity) },
      told: { from: licence.sku_id, to: priced.sku.id },
    }
  },
  terminate: ({ reason }, { now }) => ({
    action: 'licence_terminated',
    set: { terminated_at: now, ...stopRenewal(reason) },
    told: { reason },
  }),
  // It no longer renews, as after `discontinue`: it works until the end of its paid time, and if it has ended it begins again with its next period.
  restore: () => ({ action: 'licence_restored', set: { terminated_at: null } }),
  set_price_correction: ({ price_correction }, { licence }) => {
    const currency = currencyOf(licence.currency)
    const from = decimalOf(money(licence.price_correction, currency))
    const to = decimalOf(fromWire(price_correction, currency))
    return { action: 'licence_price_corrected', set: { price_correction: to }, told: { from, to, currency } }
  },
  recommence: (_, { priced }) => ({
    action: 'licence_recommenced',
    set: { auto_renewable: renews(priced), cancellation_reason: null },
  }),
  discontinue: ({ reason }) => ({ action: 'licence_discontinued', set: stopRenewal(reason), told: { reason } }),
  update_properties: ({ gateway, comment, retroview }) => ({
    action: 'licence_properties_changed',
    set: {
      ...(gateway !== null && { gateway }),
      ...(comment !== null && { user_comment: comment }),
      ...(retroview !== null && { retroview }),
    },
    // Properties that are left out stay as they are.
    told: Object.fromEntries(Object.entries({ gateway, comment, retroview }).filter(([, value]) => value !== null)),
  }),
}

/** The SKU of an action, if it differs from the licence’s own. */
export const skuOf = (action: OrderAction, licence: LockedRow): string =>
  action.command === 'create' || action.command === 'change_sku' ? action.sku_id : licence.sku_id
