import type { KeyReplacementBody } from '@foyer/contract/licensing/key-replacement.ts'
import type {
  IssueLicenceBody,
  LicenceChangeBody,
  LicenceLimitBody,
  LicenceMoveBody,
  StaffLicence,
} from '@foyer/contract/operator/licence.ts'
import type { CreateOrderBody, LicenceOrderBody } from '@foyer/contract/operator/order-bodies.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { CsvTable } from '../../../platform/http/csv.ts'
import { replaceKeyForCustomer } from '../keys/replace-key.ts'
import type { Services } from '../services.ts'
import { changeForStaff, setBlocked, setLimit } from './change-licence.ts'
import { countOf, type LicenceCount, namesOf } from './count-store.ts'
import { exportForStaff } from './export-licences.ts'
import { issueForCustomer } from './issue-for-customer.ts'
import { moveForStaff } from './move-licence.ts'
import { orderForCustomer } from './order-for-customer.ts'
import { prolongForCustomer, type ProlongWish } from './prolong.ts'
import { listForStaff, readForStaff, type StaffLicenceQuery } from './read-licences.ts'
import { releaseForCustomer } from './release-for-customer.ts'
import { sellToCustomer } from './sell-to-customer.ts'
import { type LicenceTroubles, readTroubles } from './troubles-store.ts'

/** What operators can do with licences. */
export interface LicensingStaffSide {
  /** How many licences an account has. */
  count(tx: Tx, accountId: string): Promise<LicenceCount>
  /** The numbers and products of these licences, by id. */
  readonly names: typeof namesOf
  list(call: OperatorCall, query: StaffLicenceQuery): Promise<Page<StaffLicence>>
  export(call: OperatorCall, query: StaffLicenceQuery): CsvTable
  read(call: OperatorCall, id: string): Promise<StaffLicence>
  /** Returns its id. */
  issue(call: OperatorCall, body: IssueLicenceBody): Promise<string>
  change(call: OperatorCall, id: string, body: LicenceChangeBody): Promise<void>
  setLimit(call: OperatorCall, id: string, limit: LicenceLimitBody): Promise<void>
  setBlocked(call: OperatorCall, id: string, blocked: boolean, reason?: string): Promise<void>
  move(call: OperatorCall, id: string, body: LicenceMoveBody): Promise<void>
  replaceKey(call: OperatorCall, id: string, body: KeyReplacementBody): Promise<void>
  releaseServer(call: OperatorCall, id: string, serverId: string, reason: string): Promise<void>
  /** The invoice of the next period. Returns its id. */
  prolong(call: OperatorCall, wish: ProlongWish): Promise<string>
  /** The invoice of a new licence. Returns its id. */
  sell(call: OperatorCall, body: CreateOrderBody): Promise<string>
  /** A free change of a licence, carried out as an order. Returns its id. */
  order(call: OperatorCall, body: LicenceOrderBody): Promise<string>
  /** Licences that end soon, and failing renewals. */
  troubles(tx: Tx): Promise<LicenceTroubles>
}

export const createStaffSide = (services: Services): LicensingStaffSide => ({
  count: (tx, accountId) => countOf(tx, accountId, dayOf(services.clock.now())),
  names: namesOf,
  list: listForStaff(services),
  export: exportForStaff(services),
  read: readForStaff(services),
  issue: issueForCustomer(services),
  change: changeForStaff(services),
  setLimit: setLimit(services),
  setBlocked: setBlocked(services),
  move: moveForStaff(services),
  replaceKey: replaceKeyForCustomer(services),
  releaseServer: releaseForCustomer(services),
  prolong: prolongForCustomer(services),
  sell: sellToCustomer(services),
  order: orderForCustomer(services),
  troubles: (tx) => readTroubles(tx, services.clock.now()),
})
