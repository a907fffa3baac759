import { searchOf, text } from '../../../lib/search-params.ts'

/** The id of the licence or the invoice that the question is about, if it was begun on its page. */
export const newTicketSearch = searchOf({ licence: text, invoice: text })
