import { Party } from '@foyer/contract/billing/order.ts'
import * as z from 'zod/mini'

/** With the country that decided the tax, for the vendor's books. Invoices issued before it was kept have none. */
export const Buyer = z.extend(Party, { country: z.optional(z.string()) })
export type Buyer = z.infer<typeof Buyer>
