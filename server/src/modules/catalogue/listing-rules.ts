import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { PageRequest } from '../../platform/database/paging.ts'

export interface SkuFilter {
  readonly category?: string | undefined
  readonly product?: string | undefined
  readonly billing_terms?: string | undefined
  readonly period?: string | undefined
  readonly currency?: string | undefined
  readonly published: boolean
  /** If given, only SKUs with these ids. */
  readonly ids?: readonly string[]
}

const alphabet = new Intl.Collator('en', { numeric: true })

interface Place {
  readonly value: string
  readonly id: string
}

type SortField = 'name' | 'min_quantity'

const placeOf = (sku: Sku, field: SortField): Place => ({ value: String(sku[field]), id: sku.id })

/** Ties are broken by id, so that every SKU has exactly one position. */
const compare = (a: Place, b: Place): number =>
  alphabet.compare(a.value, b.value) || (a.id < b.id ? -1 : Number(a.id > b.id))

export const isListed = ({ published, ids, ...wanted }: SkuFilter, sku: Sku): boolean => {
  const product = 'product' in sku.category ? sku.category.product : undefined
  const facts = { ...sku, category: sku.category.name, product }
  if (sku.published !== published || ids?.includes(sku.id) === false) return false
  return (['category', 'product', 'billing_terms', 'period', 'currency'] as const).every(
    (field) => wanted[field] === undefined || wanted[field] === facts[field],
  )
}

/** The currency in which each category is sold to a customer: the first of these in which there are prices. */
export const currenciesSold = (
  skus: readonly Sku[],
  wanted: readonly Currency[],
): ((category: Sku['category']['name']) => Currency) => {
  const priced = new Map<string, Set<Currency>>()
  for (const { category, currency, published } of skus)
    if (published) priced.set(category.name, (priced.get(category.name) ?? new Set()).add(currency))
  return (category) => wanted.find((currency) => priced.get(category)?.has(currency)) ?? 'EUR'
}

/** Keyset pagination in memory, with cursors like any other list: pages stay stable as the catalogue changes. */
export const pageOfSkus = (skus: readonly Sku[], { cursors, sort, cursor, limit }: PageRequest): Page<Sku> => {
  const field: SortField = sort.endsWith('min_quantity') ? 'min_quantity' : 'name'
  const from = cursor === undefined ? null : cursors.read(cursor, 'skus', sort)
  const backwards = from?.direction === 'prev'
  const direction = sort.startsWith('-') === backwards ? 1 : -1
  const beyond = skus
    .filter((sku) => from === null || compare(placeOf(sku, field), from) * direction > 0)
    .toSorted((a, b) => compare(placeOf(a, field), placeOf(b, field)) * direction)
  const shown = backwards ? beyond.slice(0, limit).toReversed() : beyond.slice(0, limit)
  const more = beyond.length > limit
  const at = (sku: Sku | undefined, towards: 'next' | 'prev'): string | null =>
    sku === undefined ? null : cursors.write({ list: 'skus', sort, ...placeOf(sku, field), direction: towards })
  return {
    rows: shown,
    estimated_count: skus.length,
    next: (backwards ? from !== null : more) ? at(shown.at(-1), 'next') : null,
    prev: (backwards ? more : from !== null) ? at(shown[0], 'prev') : null,
  }
}
