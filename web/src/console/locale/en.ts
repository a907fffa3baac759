import { en as frame } from './frame.en.ts'
import { en as tickets } from './tickets.en.ts'

export const en = { ...frame, ...tickets } as const
