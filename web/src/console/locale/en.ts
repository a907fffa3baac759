import { en as customers } from './customers.en.ts'
import { en as frame } from './frame.en.ts'
import { en as tickets } from './tickets.en.ts'

export const en = { ...frame, ...tickets, ...customers } as const
