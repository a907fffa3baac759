import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Day } from '../vocabulary/ids.ts'
import { OrderPurpose } from './order-purpose.ts'

/** What a licence shows of the invoice to pay for it. */
export const LicenceInvoice = z.object({
  /** The number people quote. */
  number: z.string(),
  /** With tax. */
  amount: Amount.check(z.minimum(0)),
  currency: Currency,
  purpose: OrderPurpose,
  /** The day it is due; null if it has none. */
  due_on: z.nullable(Day),
  /** The day a saved card of the owner is charged automatically; null if someone has to pay it. */
  charged_on: z.nullable(Day),
})
export type LicenceInvoice = z.infer<typeof LicenceInvoice>
