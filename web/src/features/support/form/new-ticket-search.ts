import { searchOf, text } from '../../../lib/search-params.ts'

/** `licence` names the licence that the question is about, if it was started on that licence's page. */
export const newTicketSearch = searchOf({ licence: text })
