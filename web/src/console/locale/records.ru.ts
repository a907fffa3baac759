import { ru as actions } from './actions.ru.ts'
import { ru as log } from './log.ru.ts'

/** Texts of the log, for the pages that show entries of it. */
export const ru = { ...actions, ...log }
