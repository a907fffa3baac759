import type { StaffDirectory } from '../support/index.ts'
import { findOperatorByHandle, findOperators, shareOperatorByHandle } from './store.ts'

/** The operators as the support module knows them: the managers of tickets. */
export const staffDirectory: StaffDirectory = {
  byIds: async (tx, ids) => {
    const rows = ids.length === 0 ? [] : await findOperators(tx, ids)
    return new Map(rows.map((row) => [row.id, row]))
  },
  byHandle: findOperatorByHandle,
  holdByHandle: shareOperatorByHandle,
}
