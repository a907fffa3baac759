import * as z from 'zod/mini'
import { activationTypes, Deliverable } from '../licensing/deliverable.ts'
import { ChosenDay, Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Quantity } from '../vocabulary/quantity.ts'
import { freeLine, Reason, requiredLine } from '../vocabulary/text.ts'
import { CustomerRef } from './order.ts'

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

const allowed = z.boolean()

/** A licence as staff see it. */
export const StaffLicence = z.extend(z.omit(Deliverable, { owner: true }), {
  customer: CustomerRef,
  /** Since when it is blocked by staff; null while it is not. */
  blocked_at: z.nullable(Time),
  terminated_at: z.nullable(Time),
  /** A price that was agreed for so many, which counts by the unit, whatever the limit; null where its price is the catalogue's. */
  agreed: z.nullable(z.object({ price: Amount, quantity: Quantity })),
  /** What its state allows to be ordered for it. An open invoice may still stand in the way: the refusal names it. */
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

/** The least or the last version that a licence covers. */
export const VersionBound = z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){0,3}$/))

export const IssueLicenceBody = z.strictObject({
  customer_id: Id,
  sku_id: Id,
  quantity: Quantity,
  activation_type: z.enum(activationTypes),
  /** Needed for dongles, and for them alone. */
  usb_serial_number: z.optional(requiredLine(100)),
  /** First day; today unless told. */
  starts_on: z.optional(ChosenDay),
  /** One period of the SKU unless told; null for one that never runs out. */
  paid_till: z.optional(z.nullable(ChosenDay)),
  /** As many as its quantity unless told, where that counts servers. */
  servers_limit: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  user_comment: z.optional(freeLine(255)),
  reason: Reason,
})
export type IssueLicenceBody = z.infer<typeof IssueLicenceBody>

/** What is left out stays as it is. Nothing is charged for it. */
export const LicenceChangeBody = z.strictObject({
  paid_till: z.optional(z.nullable(ChosenDay)),
  servers_limit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)))),
  version_min: z.optional(z.nullable(VersionBound)),
  version_max: z.optional(z.nullable(VersionBound)),
  user_comment: z.optional(freeLine(255)),
  retroview: z.optional(z.boolean()),
  retroview_manageable: z.optional(z.boolean()),
  /** Another dongle in the place of one that is lost or broken; of licences that run on a dongle alone. */
  usb_serial_number: z.optional(requiredLine(100)),
  reason: Reason,
})
export type LicenceChangeBody = z.infer<typeof LicenceChangeBody>

export const LicenceLimitBody = z.strictObject({
  quantity: Quantity,
  /** The limit that was shown: refused where it is another one by now. */
  seen_quantity: z.optional(Quantity),
  reason: Reason,
})
export type LicenceLimitBody = z.infer<typeof LicenceLimitBody>

export const LicenceBlockBody = z.strictObject({ reason: Reason })

export const ServerReleaseBody = z.strictObject({ reason: Reason })

export const LicenceMoveBody = z.strictObject({ /** To whom. */ customer_id: Id, reason: Reason })
export type LicenceMoveBody = z.infer<typeof LicenceMoveBody>
