import { oneOf, searchOf } from '../../../lib/search-params.ts'

/** Of what is paid the receipt can be asked for; the invoice has no name in the address. */
export const documentSearch = searchOf({ kind: oneOf('receipt') })
