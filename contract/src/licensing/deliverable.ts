import * as z from 'zod/mini'
import { SkuCategory } from '../catalogue/category.ts'
import { BillingPeriod, Period } from '../vocabulary/billing-period.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Percent, Quantity } from '../vocabulary/quantity.ts'
import { Stats } from './stats.ts'

export const upgradeStatuses = ['enabled', 'sku_is_not_upgradable', 'unpaid', 'not_autorenewable'] as const
export const billingKinds = ['internal', 'external', 'manual'] as const
export const outcomes = ['license', 'hardware', 'vsaas', 'support'] as const
export const activationTypes = ['online', 'offline', 'usb'] as const
/**
 * `expired`: nothing runs on it any more, or soon nothing will; what waits for its money past its paid day is `unpaid` meanwhile.
 * `blocked`: the vendor has stopped it; nothing runs on it and nothing is charged for it until they let it go on.
 */
export const deliverableStates = ['active', 'trial', 'expiring', 'expired', 'unpaid', 'blocked', 'terminated'] as const

/** Whether its limit may be changed now, and if not, why not. */
export const UpgradeStatus = z.enum(upgradeStatuses)
export type UpgradeStatus = z.infer<typeof UpgradeStatus>
export const BillingKind = z.enum(billingKinds)
export type BillingKind = z.infer<typeof BillingKind>
/** What was sold: a licence of the software, hardware, an account of the VSaaS service or support. */
export const Outcome = z.enum(outcomes)
export type Outcome = z.infer<typeof Outcome>
export const ActivationType = z.enum(activationTypes)
export type ActivationType = z.infer<typeof ActivationType>
export const DeliverableState = z.enum(deliverableStates)
export type DeliverableState = z.infer<typeof DeliverableState>

/** Media server versions that a licence allows; null is no bound. */
export const VersionRange = z.object({ min: z.nullable(z.string()), max: z.nullable(z.string()) })
export type VersionRange = z.infer<typeof VersionRange>

const base = {
  id: Id,
  /** Its number as people say it and mails tell it; calls take the id. */
  human_id: z.string(),
  quantity: Quantity,
  created_at: Time,
  /** Per period, without tax; price_correction is added to it. */
  price: Amount,
  price_correction: Amount,
  tax: Percent,
  gateway: z.nullable(Gateway),
  sku_id: Id,
  /** A trial that its owner may end. */
  terminatable: z.boolean(),
  upgrade_status: UpgradeStatus,
}

const periodical = {
  /** The midnight in UTC up to which it is paid: the one that begins the first day that is not. */
  paid_till: z.nullable(Time),
  /** The one that it is in, or was in last; null where it has none that was paid. */
  last_paid_period: z.nullable(Period),
  cancellation_reason: z.nullable(z.string()),
  billing_kind: BillingKind,
  auto_renewable: z.boolean(),
}

const licence = {
  outcome: Outcome,
  stats: Stats,
  key: z.string(),
  activation_type: ActivationType,
  usb_serial_number: z.nullable(z.string()),
  available_versions: VersionRange,
  servers_limit: z.nullable(z.int().check(z.minimum(1))),
  user_comment: z.nullable(z.string()),
  retroview: z.boolean(),
  retroview_manageable: z.boolean(),
}

/** What the screens show beside it, so that a row needs no second call. */
const forScreens = {
  sku_name: z.string(),
  period: BillingPeriod,
  currency: Currency,
  category: SkuCategory,
  owner: Owner,
  /** The one word that a badge shows. */
  state: DeliverableState,
  /** The invoice to pay, where there is one. */
  unpaid_order_id: z.nullable(Id),
  /** Null where nothing will be charged. */
  next_charge: z.nullable(z.object({ date: Day, amount: Amount.check(z.minimum(0)) })),
}

/** Something that was sold: a licence, hardware, a VSaaS account or support. */
export const Deliverable = z.object({ ...base, ...periodical, ...licence, ...forScreens })
export type Deliverable = z.infer<typeof Deliverable>
