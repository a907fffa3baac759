import { skuKinds } from '@foyer/contract/vocabulary/constants.ts'
import { oneOf, searchOf, text, wholeNumber } from '../../../lib/search-params.ts'
import { soldPeriods } from '../offer/sold-periods.ts'

/** What is being chosen, kept in the address; `id` is the trial that is to become what is bought. */
export const purchaseSearch = searchOf({
  id: text,
  terms: oneOf(...skuKinds),
  period: oneOf(...soldPeriods),
  quantity: wholeNumber,
})

export type PurchaseSearch = ReturnType<typeof purchaseSearch>
