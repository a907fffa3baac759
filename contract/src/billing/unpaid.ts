import * as z from 'zod/mini'
import { Amount } from '../vocabulary/amount.ts'
import { Currency } from '../vocabulary/currency.ts'
import { Id } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { Count } from '../vocabulary/quantity.ts'
import { LicenceInvoice } from './licence-invoice.ts'

/** What a notice shows of an unpaid invoice. */
export const UnpaidInvoice = z.object({ id: Id, description: z.string(), ...LicenceInvoice.shape, owner: Owner })
export type UnpaidInvoice = z.infer<typeof UnpaidInvoice>

/**
 * The unpaid invoices of the caller, their company and those who share theirs, in figures. An invoice is charged automatically while its day
 * has not passed and no payment was tried; all others are to be paid.
 */
export const UnpaidSummary = z.object({
  /** All that are unpaid. */
  count: Count,
  to_pay: z.object({
    count: Count,
    /** What is to be paid, by currency. */
    sums: z.array(z.object({ currency: Currency, amount: Amount })),
    /** The first three, the earliest due first; without a due day they come last. */
    first: z.array(UnpaidInvoice),
  }),
  charged: z.object({
    count: Count,
    /** The one that is charged next; null if there is none. */
    next: z.nullable(UnpaidInvoice),
  }),
  /** The oldest of the unpaid purchases; null if there is none. */
  purchase: z.nullable(UnpaidInvoice),
})
export type UnpaidSummary = z.infer<typeof UnpaidSummary>
