import { en as customers } from './customers.en.ts'
import { en as desk } from './desk.en.ts'
import { en as frame } from './frame.en.ts'
import { en as money } from './money.en.ts'
import { en as products } from './products.en.ts'
import { en as replies } from './replies.en.ts'
import { en as sales } from './sales.en.ts'
import { en as tickets } from './tickets.en.ts'
import { en as work } from './work.en.ts'

export const en = {
  ...frame,
  ...tickets,
  ...replies,
  ...sales,
  ...customers,
  ...money,
  ...work,
  ...desk,
  ...products,
} as const
