import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { readBy } from '../list/read-by.ts'

/** How the queue is cut: whose turn it is, and who takes care of it. */
export const views = ['answer', 'mine', 'snoozed', 'waiting', 'closed', 'all'] as const
export type View = (typeof views)[number]

/** What staff sort by; the rest of the contract's kinds is found by words. */
export const queueKinds = ['support', 'payment', 'talks', 'trial', 'demo', 'finance', 'deal'] as const
export const queueProducts = ['iptv', 'vsaas', 'cloud_iptv', 'cloud_vsaas'] as const

/** Whose work it is: that of whoever looks, or nobody's yet. */
export const queueCarers = ['me', 'nobody'] as const

/** The whole state of the queue, kept in the address. */
export const ticketsSearch = searchOf({
  view: oneOf(...views),
  query: words,
  kind: oneOf(...queueKinds),
  product: oneOf(...queueProducts),
  assigned: oneOf(...queueCarers),
  /** E-mail of the customer. */
  customer: readBy(Email),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type TicketsSearch = ReturnType<typeof ticketsSearch>
