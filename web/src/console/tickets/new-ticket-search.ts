import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { queueKinds } from './tickets-search.ts'

/** Where it was begun: `customer` and `licence` are ids; kind and title can still be changed. */
export const newTicketSearch = searchOf({ customer: text, licence: text, kind: oneOf(...queueKinds), title: text })
