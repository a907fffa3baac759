import type { Manager, StaffDirectory } from '../support/index.ts'
import { opens } from './policy.ts'
import {
  findOperatorByHandle,
  findOperators,
  findOperatorsByName,
  findWatchful,
  namesOfOperators,
  type OperatorRow,
  shareOperatorByHandle,
} from './store.ts'

const managerOf = (row: OperatorRow): Manager => {
  // Programs have no password, and read no mails.
  const isTold = row.password_hash !== null && !row.blocked
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    email: row.email,
    blocked: row.blocked,
    speaks: opens(row, 'tickets:write'),
    mail_ticket_assigned: isTold && row.mail_ticket_assigned,
    mail_customer_replied: isTold && row.mail_customer_replied,
  }
}

const managerIn = async (found: Promise<OperatorRow | undefined>): Promise<Manager | undefined> => {
  const row = await found
  return row && managerOf(row)
}

/** The operators as the support module knows them: the managers of tickets. */
export const staffDirectory: StaffDirectory = {
  byIds: async (tx, ids) => {
    const rows = ids.length === 0 ? [] : await findOperators(tx, ids)
    return new Map(rows.map((row) => [row.id, managerOf(row)]))
  },
  byName: async (tx, name) => {
    const [row, namesake] = await findOperatorsByName(tx, name)
    return row === undefined || namesake !== undefined ? undefined : managerOf(row)
  },
  byHandle: (tx, handle) => managerIn(findOperatorByHandle(tx, handle)),
  holdByHandle: (tx, handle) => managerIn(shareOperatorByHandle(tx, handle)),
  watchful: async (tx) => (await findWatchful(tx)).filter((row) => opens(row, 'tickets:read')).map(managerOf),
  names: namesOfOperators,
}
