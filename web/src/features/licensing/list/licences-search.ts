import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { deliverableStates } from '@foyer/contract/licensing/deliverable-facts.ts'
import { owner } from '../../../lib/owner-param.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { words } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'

const fields = ['human_id', 'sku_name', 'paid_till', 'period', 'quantity', 'user_comment', 'key'] as const

/** The whole state of the licence list, kept in the address. */
export const licencesSearch = searchOf({
  query: words,
  owner,
  category: oneOf(...categoryNames),
  state: oneOf(...deliverableStates),
  sort: oneOf(...fields, ...fields.map((field) => `-${field}` as const)),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type LicencesSearch = ReturnType<typeof licencesSearch>

export const serverStatuses = ['online', 'error', 'offline'] as const

/** The tab of a licence's page, by default the overview, and the servers to show. */
export const licenceSearch = searchOf({
  tab: oneOf('connect', 'history'),
  server: words,
  status: oneOf(...serverStatuses),
})

export type LicenceSearch = ReturnType<typeof licenceSearch>
export type LicenceTab = LicenceSearch['tab']
