import * as z from 'zod/mini'
import { LicenceInvoice } from '../billing/licence-invoice.ts'
import { SkuCategory } from '../catalogue/category.ts'
import { Amount } from '../vocabulary/amount.ts'
import { BillingPeriod, Period } from '../vocabulary/billing-period.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Percent, Quantity } from '../vocabulary/quantity.ts'
import { activationTypes, billingKinds, deliverableStates } from './deliverable-facts.ts'
import { Stats } from './stats.ts'

export const upgradeStatuses = ['enabled', 'sku_is_not_upgradable', 'unpaid', 'not_autorenewable'] as const
export const outcomes = ['license', 'hardware', 'vsaas', 'support'] as const

/**
 * Whether the limit can be raised now. `sku_is_not_upgradable`: never for this SKU. `unpaid`: an invoice has to be paid first.
 * `not_autorenewable`: automatic renewal is off, or an external service charges the renewals.
 */
export const UpgradeStatus = z.enum(upgradeStatuses)
export type UpgradeStatus = z.infer<typeof UpgradeStatus>
/**
 * How renewals are paid. `internal`: the server charges a saved card. `external`: an external service (Paddle, PayPro) charges. `manual`:
 * someone pays each invoice.
 */
export const BillingKind = z.enum(billingKinds)
export type BillingKind = z.infer<typeof BillingKind>
/** What was sold: a software licence, hardware, a VSaaS account or support. */
export const Outcome = z.enum(outcomes)
/** Narrows a list to one outcome, or with `other` to everything but licences. */
export const OutcomeFilter = z.enum([...outcomes, 'other'])
export type Outcome = z.infer<typeof Outcome>
/** How media servers are activated: `online`, `offline` with a file, or `usb` with a dongle. */
export const ActivationType = z.enum(activationTypes)
export type ActivationType = z.infer<typeof ActivationType>
/**
 * The state to show. `expiring`: ends within 7 days without renewing. `expired`: nothing runs on it any more, or soon nothing will.
 * `unpaid`: an invoice is due and the licence still works. `blocked`: stopped by the vendor, not charged meanwhile. `terminated`: ended for
 * good.
 */
export const DeliverableState = z.enum(deliverableStates)
export type DeliverableState = z.infer<typeof DeliverableState>

/** The media server versions that a licence covers. Null means no bound. */
export const VersionRange = z.object({ min: z.nullable(z.string()), max: z.nullable(z.string()) })
export type VersionRange = z.infer<typeof VersionRange>

const base = {
  id: Id,
  /** The number people use for it, such as `MS-1001`. Calls take `id` instead. */
  human_id: z.string(),
  quantity: Quantity,
  created_at: Time,
  /** For the whole quantity and one period, without tax and without `price_correction`. */
  price: Amount,
  /** Added to `price` for each period, without tax; negative for a discount. */
  price_correction: Amount,
  /** The tax rate in percent. */
  tax: Percent,
  /** The gateway that renewals are paid through; null if none is set. */
  gateway: z.nullable(Gateway),
  sku_id: Id,
  /** Whether it is a trial that its owner may end. */
  terminatable: z.boolean(),
  upgrade_status: UpgradeStatus,
}

const periodical = {
  /** Midnight UTC at which the paid time ends: the start of the first unpaid day. Null if it never ends. */
  paid_till: z.nullable(Time),
  /** The current or last paid period; null if none was paid. */
  last_paid_period: z.nullable(Period),
  /** Why automatic renewal was turned off; null if it was not. */
  cancellation_reason: z.nullable(z.string()),
  billing_kind: BillingKind,
  /** Whether it renews automatically. */
  auto_renewable: z.boolean(),
}

const licence = {
  outcome: Outcome,
  stats: Stats,
  /** The secret key for media servers. */
  key: z.string(),
  activation_type: ActivationType,
  /** The serial number of its dongle; null for other activation types. */
  usb_serial_number: z.nullable(z.string()),
  available_versions: VersionRange,
  /** How many media servers may run on it at the same time; null means no limit. */
  servers_limit: z.nullable(z.int().check(z.minimum(1))),
  /** The owner’s own note; null if there is none. */
  user_comment: z.nullable(z.string()),
  /** Whether usage statistics are collected. */
  retroview: z.boolean(),
  /** Whether its owner may turn statistics on and off. */
  retroview_manageable: z.boolean(),
}

/** What screens show with a licence, so that a row needs no second call. */
const forScreens = {
  sku_name: z.string(),
  period: BillingPeriod,
  currency: Currency,
  category: SkuCategory,
  owner: Owner,
  /** The state to show. */
  state: DeliverableState,
  /** The day on which its media servers stop if nothing more is paid for it, past if they have; null if they never do, or if it was ended for good. */
  stops_on: z.nullable(Day),
  /** The invoice to pay; null if there is none. */
  unpaid_order_id: z.nullable(Id),
  /** That invoice; null as well if the caller may not see the owner’s invoices. */
  unpaid_order: z.nullable(LicenceInvoice),
  /** The next automatic charge of a saved card, with tax; null if nothing will be charged. */
  next_charge: z.nullable(z.object({ date: Day, amount: Amount.check(z.minimum(0)) })),
}

/** Something that was sold: a licence, hardware, a VSaaS account or support. */
export const Deliverable = z.object({ ...base, ...periodical, ...licence, ...forScreens })
export type Deliverable = z.infer<typeof Deliverable>
