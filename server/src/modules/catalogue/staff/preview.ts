import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { type CataloguePreview, type PreviewBody, SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { refuseBreaches } from '../draft-rules.ts'
import { pricedSku } from '../present.ts'
import { quoteFor } from '../quote-price.ts'
import type { Services } from '../services.ts'
import { factsOf, type NewSku, skuOfFacts } from '../sku-facts.ts'
import { changedFacts } from './edit-draft.ts'
import { draftOf, findEntry, publishedOf } from './entry.ts'

/** A SKU that does not exist yet must have all its fields. Fails with 422 `required` at the first missing one. */
const whole = (facts: unknown): SkuFacts => {
  const { data, error } = SkuFacts.safeParse(facts)
  if (data === undefined) throw failure('required', { pointer: `/${error.issues[0]?.path.join('/') ?? ''}` })
  return data
}

/**
 * What the quantity costs a customer of that country, at present and once the draft with the edits in the form is
 * published. Fails with the same 422 as saving would.
 */
export const previewSku =
  (services: Services) =>
  ({ tenant }: OperatorCall, { id, quantity, country = '', ...changes }: PreviewBody): Promise<CataloguePreview> =>
    services.database.read(tenant, async (tx) => {
      const entry = id === undefined ? undefined : await findEntry(tx, id)
      const published = entry === undefined ? null : publishedOf(entry)
      const known = (entry === undefined ? null : draftOf(entry)) ?? published
      const facts = known === null ? whole(changes) : changedFacts(factsOf(known), changes)
      const proposed = skuOfFacts(id ?? 'new', facts)
      refuseBreaches(proposed, published)
      const quote = (sku: NewSku | null): PurchaseQuote | null =>
        sku === null || !sku.published || quantity < sku.min_quantity
          ? null
          : quoteFor(services, { tenant, country }, pricedSku(sku), quantity)
      return { current: quote(published), proposed: quote(proposed) }
    })
