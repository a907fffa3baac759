import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { email, lineUpTo } from '../../lib/search-texts.ts'
import { words } from '../../lib/search-words.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The views of the queue: by whose turn it is, and by owner. */
export const views = ['answer', 'mine', 'snoozed', 'waiting', 'closed', 'all'] as const
export type View = (typeof views)[number]

/** The kinds that staff filter by; tickets of other kinds are found by search. */
export const queueKinds = ['support', 'payment', 'talks', 'trial', 'demo', 'finance', 'deal'] as const
export const queueProducts = ['iptv', 'vsaas', 'cloud_iptv', 'cloud_vsaas'] as const

/** Whose tickets: the user's own, or unassigned ones. Anything else is the handle of a colleague. */
export const queueCarers = ['me', 'nobody'] as const

/** The whole state of the queue, kept in the address. */
export const ticketsSearch = searchOf({
  view: oneOf(...views),
  query: words,
  kind: oneOf(...queueKinds),
  product: oneOf(...queueProducts),
  assigned: lineUpTo(64),
  /** The customer's e-mail. */
  customer: email,
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type TicketsSearch = ReturnType<typeof ticketsSearch>

/** The parameters that are kept when switching views. */
export const keptOf = ({ query, kind, product, assigned, customer }: TicketsSearch) => ({
  query,
  kind,
  product,
  assigned,
  customer,
})
