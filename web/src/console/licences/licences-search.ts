import { activationTypes, deliverableStates } from '@foyer/contract/licensing/deliverable.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

export const licenceViews = ['all', 'expiring', 'unpaid', 'blocked'] as const

const fields = ['created_at', 'human_id', 'sku_name', 'paid_till', 'quantity'] as const

/** The whole state of the list of licences, kept in the address. */
export const licencesSearch = searchOf({
  view: oneOf(...licenceViews),
  query: words,
  /** Only in the view of all licences; the other views imply a state. */
  state: oneOf(...deliverableStates),
  activation_type: oneOf(...activationTypes),
  /** The customer's id. */
  customer: text,
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type LicencesSearch = ReturnType<typeof licencesSearch>
