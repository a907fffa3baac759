import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { activationTypes, billingKinds, deliverableStates } from '@foyer/contract/licensing/deliverable-facts.ts'
import { day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const licenceViews = ['all', 'ending', 'renewal_failed', 'unpaid', 'blocked'] as const

const fields = ['created_at', 'human_id', 'sku_name', 'paid_till', 'quantity'] as const

/** The whole state of the list of licences, kept in the address. */
export const licencesSearch = searchOf({
  view: oneOf(...licenceViews),
  query: words,
  /** Only in the view of all licences; the other views imply a state. */
  state: oneOf(...deliverableStates),
  activation_type: oneOf(...activationTypes),
  category: oneOf(...categoryNames),
  billing_kind: oneOf(...billingKinds),
  /** Paid until before this day. */
  paid_till_lt: day,
  /** The customer's id. */
  customer: text,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type LicencesSearch = ReturnType<typeof licencesSearch>
