import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const catalogueViews = ['on_sale', 'hidden', 'changed'] as const
export type CatalogueView = (typeof catalogueViews)[number]

/** The whole state of the list, kept in the address. */
export const catalogueSearch = searchOf({
  view: oneOf(...catalogueViews),
  query: words,
  category: oneOf(...categoryNames),
  currency: oneOf(...currencies),
})
export type CatalogueSearch = ReturnType<typeof catalogueSearch>

/** A new SKU can start as a copy of another. */
export const newSkuSearch = searchOf({ from: text })

export const versionsSearch = searchOf({
  sort: oneOf('number', '-number'),
  cursor: text,
  limit: oneOf(...pageSizes),
})
