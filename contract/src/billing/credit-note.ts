import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Percent } from '../vocabulary/quantity.ts'
import { CreditNote } from './order.ts'

const Sum = Amount.check(z.minimum(0))

/** A credit note in a list. For the books, it counts on its own day, whenever its invoice was issued. */
export const IssuedCreditNote = z.extend(CreditNote, {
  /** The id of the invoice that it reverses. */
  order_id: Id,
  /** The number of the invoice that it reverses. */
  order_number: z.string(),
  /** Without tax. */
  net_amount: Sum,
  /** The tax rate of the invoice in percent. */
  tax: Percent,
  /** The tax contained in `amount`. */
  tax_amount: Sum,
  currency: Currency,
  owner: Owner,
})
export type IssuedCreditNote = z.infer<typeof IssuedCreditNote>
