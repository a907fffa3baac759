import * as z from 'zod'
import type { OrderRow } from './order-store.ts'

const StoredLines = z.array(
  z.object({
    title: z.string(),
    detail: z.string().nullable(),
    quantity: z.number(),
    unit_price: z.string(),
    amount: z.string(),
  }),
)

/** The charged lines, with money as plain decimals in the order's currency. */
export const storedLines = ({ lines }: Pick<OrderRow, 'lines'>): z.infer<typeof StoredLines> => StoredLines.parse(lines)
