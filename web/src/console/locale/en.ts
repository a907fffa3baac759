import { en as customers } from './customers.en.ts'
import { en as desk } from './desk.en.ts'
import { en as frame } from './frame.en.ts'
import { en as money } from './money.en.ts'
import { en as tickets } from './tickets.en.ts'
import { en as work } from './work.en.ts'

export const en = { ...frame, ...tickets, ...customers, ...money, ...work, ...desk } as const
