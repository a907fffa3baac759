import { skuKinds } from '@foyer/contract/vocabulary/constants.ts'
import { wholeNumber } from '../../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { soldPeriods } from '../offer/sold-periods.ts'

/** The current choice, kept in the address. `id` is the trial to convert. */
export const purchaseSearch = searchOf({
  id: text,
  terms: oneOf(...skuKinds),
  period: oneOf(...soldPeriods),
  quantity: wholeNumber,
})

export type PurchaseSearch = ReturnType<typeof purchaseSearch>
