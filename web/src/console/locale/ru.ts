import type { Translation } from '../../lib/translation.ts'
import { ru as customers } from './customers.ru.ts'
import { ru as desk } from './desk.ru.ts'
import type { en } from './en.ts'
import { ru as frame } from './frame.ru.ts'
import { ru as money } from './money.ru.ts'
import { ru as products } from './products.ru.ts'
import { ru as replies } from './replies.ru.ts'
import { ru as sales } from './sales.ru.ts'
import { ru as tickets } from './tickets.ru.ts'
import { ru as work } from './work.ru.ts'

export const ru: Translation<typeof en> = {
  ...frame,
  ...tickets,
  ...replies,
  ...sales,
  ...customers,
  ...money,
  ...work,
  ...desk,
  ...products,
}
