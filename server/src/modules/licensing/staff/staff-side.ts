import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { replaceKeyForCustomer } from '../keys/replace-key.ts'
import type { Services } from '../services.ts'
import { changeForStaff, setBlocked, setLimit } from './change-licence.ts'
import { countOf, namesOf } from './count-store.ts'
import { exportForStaff } from './export-licences.ts'
import { issueForCustomer } from './issue-for-customer.ts'
import { moveForStaff } from './move-licence.ts'
import { orderForCustomer } from './order-for-customer.ts'
import { prolongForCustomer } from './prolong.ts'
import { listForStaff, readForStaff } from './read-licences.ts'
import { releaseForCustomer } from './release-for-customer.ts'
import { sellToCustomer } from './sell-to-customer.ts'
import { readTroubles } from './troubles-store.ts'

/** What operators can do with licences. */
export const createStaffSide = (services: Services) => ({
  /** How many licences an account has. */
  count: (tx: Tx, accountId: string) => countOf(tx, accountId, dayOf(services.clock.now())),
  /** The numbers and products of these licences, by id. */
  names: namesOf,
  list: listForStaff(services),
  export: exportForStaff(services),
  read: readForStaff(services),
  /** Returns its id. */
  issue: issueForCustomer(services),
  change: changeForStaff(services),
  setLimit: setLimit(services),
  setBlocked: setBlocked(services),
  move: moveForStaff(services),
  replaceKey: replaceKeyForCustomer(services),
  releaseServer: releaseForCustomer(services),
  /** The invoice of the next period. Returns its id. */
  prolong: prolongForCustomer(services),
  /** The invoice of a new licence. Returns its id. */
  sell: sellToCustomer(services),
  /** A free change of a licence, carried out as an order. Returns its id. */
  order: orderForCustomer(services),
  /** Licences that end soon, and failing renewals. */
  troubles: (tx: Tx) => readTroubles(tx, services.clock.now()),
})
