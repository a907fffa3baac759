import * as z from 'zod/mini'
import { SkuCategory, WrittenCategory } from '../catalogue/category.ts'
import { BillingTerms, PurchaseQuote } from '../catalogue/sku.ts'
import { Amount } from '../vocabulary/amount.ts'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { Country } from '../vocabulary/contact.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'

/** The price per unit from a quantity upwards, in the SKU’s currency. */
export const SkuTier = z.strictObject({
  /** The smallest quantity this price applies to. */
  from_quantity: Quantity,
  /** For one unit and one period, without tax. Prices above the order limit are possible: such SKUs are sold on request. */
  unit_price: Amount.check(z.minimum(0), z.maximum(1_000_000_000)),
})
export type SkuTier = z.infer<typeof SkuTier>

/** The id of a SKU, chosen by the vendor: lower-case letters, digits and hyphens. */
export const SkuId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

const facts = {
  name: requiredLine(200),
  category: SkuCategory,
  billing_terms: BillingTerms,
  period: BillingPeriod,
  currency: Currency,
  /** The smallest quantity that can be bought. */
  min_quantity: Quantity,
  /** Whether it is on sale. */
  published: z.boolean(),
  /** External payment services that can charge its renewals. */
  supported_external_gateways: z.array(ExternalGateway).check(z.maxLength(10)),
  /** In ascending order of quantity. */
  tiers: z.array(SkuTier).check(z.minLength(1), z.maxLength(50)),
}

/** Everything the vendor states about a SKU, including its prices. */
export const SkuFacts = z.object(facts)
export type SkuFacts = z.infer<typeof SkuFacts>

/** What stays as it is once it was published: invoices and licences name the SKU, and mean this by it. */
export const fixedFields = ['category', 'billing_terms', 'period', 'currency'] as const

/** A SKU as customers see it now, and as it will be after publishing. */
export const CatalogueEntry = z.object({
  id: Id,
  /** Null if it has not been published yet. */
  published: z.nullable(SkuFacts),
  /** Null if there are no unpublished changes. */
  draft: z.nullable(SkuFacts),
  /** Increases with every change. Send the last one you saw with your own change. */
  revision: z.int(),
  /** Whether it was published again after the draft was started. Such a draft cannot be published. */
  outdated: z.boolean(),
  /** The handle of the operator who last changed the draft; null without a draft. */
  edited_by: z.nullable(z.string()),
  /** Null without a draft. */
  edited_at: z.nullable(Time),
  /** The number of licences for this SKU that have not ended. */
  licences: Count,
})
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** What a person should look at before publishing; none of it is forbidden. */
export const catalogueWarnings = ['price_jumps', 'tier_dearer', 'free', 'above_cap', 'no_gateway'] as const
/** Something to check before publishing. Warnings do not prevent it. */
export const CatalogueWarning = z.object({
  /**
   * `price_jumps`: more than half as much again, or less than half. `tier_dearer`: dearer per unit than the tier before. `free`: costs
   * nothing. `above_cap`: more than one order may cost. `no_gateway`: no gateway takes this currency.
   */
  code: z.enum(catalogueWarnings),
  /** Where it is in the SKU, as a JSON pointer. */
  pointer: z.string(),
})
export type CatalogueWarning = z.infer<typeof CatalogueWarning>

/** A SKU before and after a change. */
export const SkuChange = z.object({
  id: Id,
  /** Null if it was new. */
  before: z.nullable(SkuFacts),
  after: SkuFacts,
  /** The names of the changed fields. */
  fields: z.array(z.string()),
})
export type SkuChange = z.infer<typeof SkuChange>

/** All changes that publishing would make. */
export const CatalogueDraft = z.object({
  /** The revision of the whole draft. Publishing takes the one that you reviewed. */
  revision: z.int(),
  changes: z.array(
    z.extend(SkuChange, {
      warnings: z.array(CatalogueWarning),
      outdated: z.boolean(),
      edited_by: z.string(),
      edited_at: Time,
      licences: Count,
    }),
  ),
})
export type CatalogueDraft = z.infer<typeof CatalogueDraft>

/** All changes that rolling back to a version would make. */
export const CatalogueRollback = z.object({
  /** The revision of the whole catalogue. Restoring takes the one that you reviewed. */
  revision: z.int(),
  changes: z.array(z.extend(SkuChange, { warnings: z.array(CatalogueWarning), licences: Count })),
})
export type CatalogueRollback = z.infer<typeof CatalogueRollback>

/** A published version. All its changes took effect at the same time. */
export const CatalogueVersion = z.object({
  number: z.int(),
  at: Time,
  /** `operator:<handle>` or `system`. */
  actor: z.string(),
  /** Null if none was given. */
  reason: z.nullable(z.string()),
  /** The earlier version that it published again; null if it did not. */
  restores: z.nullable(z.int()),
  /** The number of SKUs that changed. */
  skus: Count,
  /** Whether it is the version in effect. */
  current: z.boolean(),
})
export type CatalogueVersion = z.infer<typeof CatalogueVersion>

export const CatalogueVersionDetail = z.extend(CatalogueVersion, { changes: z.array(SkuChange) })
export type CatalogueVersionDetail = z.infer<typeof CatalogueVersionDetail>

const written = { ...facts, category: WrittenCategory }

export const NewSkuBody = z.strictObject({ id: SkuId, ...written })
export type NewSkuBody = z.infer<typeof NewSkuBody>

const changes = z.partial(z.strictObject(written))

/** Fields left out stay as they are. */
export const SkuChangeBody = z.extend(changes, {
  /** The revision of the SKU that you saw. If it has changed since, the call fails with `conflict`. */
  revision: z.int(),
})
export type SkuChangeBody = z.infer<typeof SkuChangeBody>

export const SkuDiscardBody = z.strictObject({
  /** The revision of the SKU that you saw. */
  revision: z.int(),
})

export const PublishBody = z.strictObject({
  /** The revision of the whole draft that you reviewed. */
  revision: z.int(),
  reason: Reason,
})
export type PublishBody = z.infer<typeof PublishBody>

export const ApplyCatalogueBody = z.strictObject({
  /** SKUs left out stay as they are. */
  skus: z.array(NewSkuBody).check(z.minLength(1), z.maxLength(1000)),
  reason: Reason,
  /** Return the changes without making them. */
  dry_run: z.optional(z.boolean()),
})
export type ApplyCatalogueBody = z.infer<typeof ApplyCatalogueBody>

export const AppliedCatalogue = z.object({
  /** Null if nothing was published. */
  version: z.nullable(CatalogueVersion),
  changes: z.array(SkuChange),
})
export type AppliedCatalogue = z.infer<typeof AppliedCatalogue>

/** Fields given here replace those of the draft. The rest is taken from the draft, or else from what is published. */
export const PreviewBody = z.extend(changes, {
  /** The SKU; left out for a new one. */
  id: z.optional(Id),
  quantity: Quantity,
  /** Two letters; decides the tax. Without it no tax is added. */
  country: z.optional(Country),
})
export type PreviewBody = z.infer<typeof PreviewBody>

/** What a customer pays now and after publishing. Null if it cannot be bought. */
export const CataloguePreview = z.object({
  current: z.nullable(PurchaseQuote),
  proposed: z.nullable(PurchaseQuote),
})
export type CataloguePreview = z.infer<typeof CataloguePreview>
