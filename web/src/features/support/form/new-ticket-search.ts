import { searchOf, text } from '../../../lib/search-params.ts'

/** `licence` names the one that the question is about, where it was asked on that licence's page. */
export const newTicketSearch = searchOf({ licence: text })
