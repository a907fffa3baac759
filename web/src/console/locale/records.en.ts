import { en as actions } from './actions.en.ts'
import { en as log } from './log.en.ts'

/** Texts of the log, for the pages that show entries of it. */
export const en = { ...actions, ...log } as const
