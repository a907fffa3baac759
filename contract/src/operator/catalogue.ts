import * as z from 'zod/mini'
import { SkuCategory, WrittenCategory } from '../catalogue/category.ts'
import { BillingTerms, PurchaseQuote } from '../catalogue/sku.ts'
import { BillingPeriod } from '../vocabulary/billing-period.ts'
import { Currency } from '../vocabulary/currency.ts'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Amount } from '../vocabulary/money.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'
import { Reason, requiredLine } from '../vocabulary/text.ts'

/** The price of one from this quantity upwards, in the currency of its SKU. */
export const SkuTier = z.strictObject({
  from_quantity: Quantity,
  /** In some currencies what one costs is above what one order may come to: it is sold on request. */
  unit_price: Amount.check(z.minimum(0), z.maximum(1_000_000_000)),
})
export type SkuTier = z.infer<typeof SkuTier>

/** Names of SKUs are chosen by people and stand in contracts, imports and programs. */
export const SkuId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

const facts = {
  name: requiredLine(200),
  category: SkuCategory,
  billing_terms: BillingTerms,
  period: BillingPeriod,
  currency: Currency,
  min_quantity: Quantity,
  published: z.boolean(),
  supported_external_gateways: z.array(ExternalGateway).check(z.maxLength(10)),
  /** From the smallest quantity upwards. */
  tiers: z.array(SkuTier).check(z.minLength(1), z.maxLength(50)),
}

/** All that the vendor says of one thing on sale, its prices included. */
export const SkuFacts = z.object(facts)
export type SkuFacts = z.infer<typeof SkuFacts>

/** What stays as it is once it was published: invoices and licences name the SKU, and mean this by it. */
export const fixedFields = ['category', 'billing_terms', 'period', 'currency'] as const

/** A SKU as customers see it now, and as it would be after publishing. */
export const CatalogueEntry = z.object({
  id: Id,
  /** Null where it has not been published yet. */
  published: z.nullable(SkuFacts),
  /** Null where nothing is to be changed. */
  draft: z.nullable(SkuFacts),
  /** Rises with every change of either: whoever changes one names the state that they saw. */
  revision: z.int(),
  /** It was published anew since the draft was begun, which therefore cannot be published. */
  outdated: z.boolean(),
  /** Of the draft: handle of whoever changed it last. */
  edited_by: z.nullable(z.string()),
  edited_at: z.nullable(Time),
  /** Licences that name it and have not ended. */
  licences: Count,
})
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** What a person should look at before publishing; none of it is forbidden. */
export const catalogueWarnings = ['price_jumps', 'tier_dearer', 'free', 'above_cap', 'no_gateway'] as const
export const CatalogueWarning = z.object({
  code: z.enum(catalogueWarnings),
  /** JSON pointer into the SKU. */
  pointer: z.string(),
})
export type CatalogueWarning = z.infer<typeof CatalogueWarning>

/** One SKU before and after; null where it was not there. */
export const SkuChange = z.object({
  id: Id,
  before: z.nullable(SkuFacts),
  after: SkuFacts,
  /** Names of what differs. */
  fields: z.array(z.string()),
})
export type SkuChange = z.infer<typeof SkuChange>

/** All that is to be published. */
export const CatalogueDraft = z.object({
  /** Of the whole draft: publishing names the one that was looked at. */
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

/** One publishing: everything in it became valid at one moment. */
export const CatalogueVersion = z.object({
  number: z.int(),
  at: Time,
  /** `operator:<handle>` or `system`. */
  actor: z.string(),
  reason: z.nullable(z.string()),
  /** The version that it brought back. */
  restores: z.nullable(z.int()),
  /** How many SKUs changed. */
  skus: Count,
  current: z.boolean(),
})
export type CatalogueVersion = z.infer<typeof CatalogueVersion>

export const CatalogueVersionDetail = z.extend(CatalogueVersion, { changes: z.array(SkuChange) })
export type CatalogueVersionDetail = z.infer<typeof CatalogueVersionDetail>

const written = { ...facts, category: WrittenCategory }

export const NewSkuBody = z.strictObject({ id: SkuId, ...written })
export type NewSkuBody = z.infer<typeof NewSkuBody>

const changes = z.partial(z.strictObject(written))

export const SkuChangeBody = z.extend(changes, {
  /** Of the SKU, as whoever changes it saw it. */
  revision: z.int(),
})
export type SkuChangeBody = z.infer<typeof SkuChangeBody>

export const SkuDiscardBody = z.strictObject({ revision: z.int() })

export const PublishBody = z.strictObject({ revision: z.int(), reason: Reason })
export type PublishBody = z.infer<typeof PublishBody>

export const ApplyCatalogueBody = z.strictObject({
  /** Those not named stay as they are. */
  skus: z.array(NewSkuBody).check(z.minLength(1), z.maxLength(1000)),
  reason: Reason,
  /** Answers what would change, and changes nothing. */
  dry_run: z.optional(z.boolean()),
})
export type ApplyCatalogueBody = z.infer<typeof ApplyCatalogueBody>

export const AppliedCatalogue = z.object({
  /** Null where nothing was published. */
  version: z.nullable(CatalogueVersion),
  changes: z.array(SkuChange),
})
export type AppliedCatalogue = z.infer<typeof AppliedCatalogue>

/** What is typed stands for what is in the draft; the rest is as the draft, else as published. */
export const PreviewBody = z.extend(changes, {
  id: z.optional(Id),
  quantity: Quantity,
  /** Two letters; decides the tax; without it none is shown. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
})
export type PreviewBody = z.infer<typeof PreviewBody>

/** What a customer pays, now and after publishing; null where it cannot be bought. */
export const CataloguePreview = z.object({
  current: z.nullable(PurchaseQuote),
  proposed: z.nullable(PurchaseQuote),
})
export type CataloguePreview = z.infer<typeof CataloguePreview>
