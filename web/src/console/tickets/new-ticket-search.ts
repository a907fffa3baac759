import { searchOf, text } from '../../lib/search-params.ts'

/** `customer` is the id of the customer on whose page it was begun. */
export const newTicketSearch = searchOf({ customer: text })
