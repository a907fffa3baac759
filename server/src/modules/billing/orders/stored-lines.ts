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

/** What is charged for, its money in plain decimals of the order's currency. */
export const storedLines = ({ lines }: Pick<OrderRow, 'lines'>): z.infer<typeof StoredLines> => StoredLines.parse(lines)
