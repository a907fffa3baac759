import * as z from 'zod/mini'
import { activationTypes } from '../licensing/deliverable-facts.ts'
import { Deliverable } from '../licensing/deliverable.ts'
import { Amount } from '../vocabulary/amount.ts'
import { ChosenDay, Id, Time } from '../vocabulary/ids.ts'
import { Quantity } from '../vocabulary/quantity.ts'
import { freeLine, Reason, requiredLine } from '../vocabulary/text.ts'
import { CustomerRef } from './customer-ref.ts'

/** What staff can order for a licence, by the words of `createStaffOrder`. */
export const licenceOrders = [
  'change_sku',
  'decrease',
  'set_price_correction',
  'update_properties',
  'prolong',
  'discontinue',
  'recommence',
  'terminate',
  'restore',
] as const
export type LicenceOrder = (typeof licenceOrders)[number]

/**
 * What staff look at daily. `ending`: runs, does not renew automatically, and its paid time ends within fourteen days. `renewal_failed`: a
 * card was declined for its next period, or it has stopped unpaid within the last thirty days.
 */
export const licenceTroubles = ['ending', 'renewal_failed'] as const
export type LicenceTrouble = (typeof licenceTroubles)[number]

const allowed = z.boolean()

/** A licence as staff see it. */
export const StaffLicence = z.extend(z.omit(Deliverable, { owner: true }), {
  customer: CustomerRef,
  /** When staff blocked it; null while it is not blocked. */
  blocked_at: z.nullable(Time),
  /** When it was ended; null while it is not. */
  terminated_at: z.nullable(Time),
  /** A price agreed for a quantity, which holds per unit at any limit; null if the catalogue price applies. */
  agreed: z.nullable(z.object({ price: Amount, quantity: Quantity })),
  /** Which orders its state allows. An open invoice may still prevent one; the error then names it. */
  can: z.object({
    change_sku: allowed,
    decrease: allowed,
    set_price_correction: allowed,
    update_properties: allowed,
    prolong: allowed,
    discontinue: allowed,
    recommence: allowed,
    terminate: allowed,
    restore: allowed,
  } satisfies Record<LicenceOrder, typeof allowed>),
})
export type StaffLicence = z.infer<typeof StaffLicence>

/** The lowest or highest media server version that a licence covers. */
export const VersionBound = z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){0,3}$/))

export const IssueLicenceBody = z.strictObject({
  customer_id: Id,
  sku_id: Id,
  quantity: Quantity,
  activation_type: z.enum(activationTypes),
  /** Required for dongles, and only allowed for them. */
  usb_serial_number: z.optional(requiredLine(100)),
  /** The first day; defaults to today. */
  starts_on: z.optional(ChosenDay),
  /** The first unpaid day; defaults to the end of one period of the SKU, or of a trial's days. Null for a licence that never ends. */
  paid_till: z.optional(z.nullable(ChosenDay)),
  /** Defaults to the quantity, if that counts servers. */
  servers_limit: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  user_comment: z.optional(freeLine(255)),
  reason: Reason,
})
export type IssueLicenceBody = z.infer<typeof IssueLicenceBody>

/** Fields left out stay as they are. Nothing is charged. */
export const LicenceChangeBody = z.strictObject({
  /** The first unpaid day; null for a licence that never ends. */
  paid_till: z.optional(z.nullable(ChosenDay)),
  /** The end that you saw. If it has changed since, a new `paid_till` is refused. */
  seen_paid_till: z.optional(z.nullable(ChosenDay)),
  /** Null removes the limit. */
  servers_limit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)))),
  /** Null removes the bound. */
  version_min: z.optional(z.nullable(VersionBound)),
  /** Null removes the bound. */
  version_max: z.optional(z.nullable(VersionBound)),
  user_comment: z.optional(freeLine(255)),
  retroview: z.optional(z.boolean()),
  retroview_manageable: z.optional(z.boolean()),
  /** A replacement for a lost or broken dongle; only for licences with a dongle. */
  usb_serial_number: z.optional(requiredLine(100)),
  reason: Reason,
})
export type LicenceChangeBody = z.infer<typeof LicenceChangeBody>

export const LicenceLimitBody = z.strictObject({
  /** The new limit. */
  quantity: Quantity,
  /** The limit that you saw. If it has changed since, the call is refused. */
  seen_quantity: z.optional(Quantity),
  reason: Reason,
})
export type LicenceLimitBody = z.infer<typeof LicenceLimitBody>

export const LicenceBlockBody = z.strictObject({ reason: Reason })

export const ServerReleaseBody = z.strictObject({ reason: Reason })

export const LicenceMoveBody = z.strictObject({
  /** The customer who gets the licence. */
  customer_id: Id,
  reason: Reason,
})
export type LicenceMoveBody = z.infer<typeof LicenceMoveBody>
