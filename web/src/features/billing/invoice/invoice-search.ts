import { oneOf, searchOf } from '../../../lib/search-params.ts'

/** `from` names the gateway whose page sent the customer back. */
export const invoiceSearch = searchOf({ from: oneOf('paddle', 'paypro') })
