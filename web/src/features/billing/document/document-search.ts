import { oneOf, searchOf } from '../../../lib/search-params.ts'

/** A paid order also has a receipt; the invoice is the default and needs no parameter. */
export const documentSearch = searchOf({ kind: oneOf('receipt') })
