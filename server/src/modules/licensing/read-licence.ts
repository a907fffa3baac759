import type { CategoryName, DeliverableCounts } from '@foyer/contract/licensing/counts.ts'
import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { DataRule } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import { billingPolicy } from '../billing/index.ts'
import { expiringDays } from './licence-rules.ts'
import { addDays } from './period-rules.ts'
import { licensingPolicy } from './policy.ts'
import { presentDeliverable } from './present.ts'
import type { Services } from './services.ts'
import {
  countDeliverables,
  type DeliverableFilter,
  type DeliverableRow,
  findDeliverable,
  type LockedRow,
  listDeliverables,
  lockDeliverable,
  type StateFacts,
} from './store.ts'

export interface LicenceQuery {
  readonly cursor?: string | undefined
  readonly limit: number
  readonly sort: string
  readonly query?: string | undefined
  readonly outcome?: string | undefined
  readonly owner?: string | undefined
  readonly category?: string | undefined
  readonly state?: string | undefined
}

/** Adds what stands beside the rows: open invoices and, for rows of others, whose they are. */
const presentAll = async (
  { billing, company, clock }: Services,
  tx: Tx,
  { actor }: ActorCall,
  rows: readonly DeliverableRow[],
): Promise<Deliverable[]> => {
  const open = new Map(
    (
      await billing.openOrders(
        tx,
        rows.map(({ id }) => id),
      )
    ).map((order) => [order.deliverable_id, order.id]),
  )
  const owners = await company.ownersOf(tx, actor.account_id, rows)
  const now = clock.now()
  return rows.map((row) =>
    presentDeliverable(row, {
      now,
      owner: owners.get(row.account_id) ?? null,
      unpaid_order_id: open.get(row.id) ?? null,
    }),
  )
}

type Narrowing = Pick<LicenceQuery, 'query' | 'outcome' | 'owner' | 'category' | 'state'>

/** Whose licences of which kind, and what their states hang on. */
const filterFor = async (
  { company, billing, clock }: Services,
  tx: Tx,
  { actor }: ActorCall,
  { query: text, owner, ...rest }: Narrowing,
): Promise<readonly [DeliverableFilter, StateFacts]> => {
  const owners = await company.listedOwners(tx, actor.account_id, 'deliverables', owner)
  const today = clock.now().toISOString().slice(0, 10)
  const near = addDays(today, expiringDays + 1)
  return [
    { owners, text, ...rest },
    { today, near, unpaid: await billing.unpaidLicences(tx, owners) },
  ]
}

export const listLicences =
  (services: Services) =>
  (call: ActorCall, { cursor, limit, sort, ...asked }: LicenceQuery): Promise<Page<Deliverable>> =>
    services.database.read(call.tenant, async (tx) => {
      const [filter, facts] = await filterFor(services, tx, call, asked)
      const page = await listDeliverables(tx, filter, facts, { cursors: services.cursors, sort, cursor, limit })
      return { ...page, rows: await presentAll(services, tx, call, page.rows) }
    })

export const countLicences =
  (services: Services) =>
  (call: ActorCall, asked: Narrowing): Promise<DeliverableCounts> =>
    services.database.read(call.tenant, async (tx) => {
      const kinds = await countDeliverables(tx, ...(await filterFor(services, tx, call, asked)))
      // The table's categories are those of the catalogue.
      return { counts: kinds.map((kind) => ({ ...kind, category: kind.category as CategoryName })) }
    })

/** The licence, if the caller may do with it what the rule is about: another's is 404, one of the own company without the role 403. */
export const readableLicence = async (
  { company }: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<DeliverableRow> => {
  const row = isId(id) ? await findDeliverable(tx, id) : undefined
  if (row === undefined) throw failure('not_found')
  await company.admit(tx, call, row.account_id, rule)
  return row
}

/** The same for a licence that the body names: its field is at fault where there is none. */
export const namedLicence = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<DeliverableRow> => {
  try {
    return await readableLicence(services, tx, call, id, rule)
  } catch (error) {
    throw error instanceof Failure && error.status === 404
      ? failure('not_found', { pointer: '/deliverable_id' })
      : error
  }
}

/** The licence that an order's body names, locked, if the caller may order changes of it. */
export const orderedLicence = async (services: Services, tx: Tx, call: ActorCall, id: string): Promise<LockedRow> =>
  lockDeliverable(tx, (await namedLicence(services, tx, call, id, billingPolicy.createOrder)).id)

export const readLicence =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Deliverable> =>
    services.database.read(call.tenant, async (tx) => {
      const row = await readableLicence(services, tx, call, id, licensingPolicy.getDeliverable)
      const [presented] = await presentAll(services, tx, call, [row])
      if (presented === undefined) throw new Error('unreachable: one row in, one out')
      return presented
    })

export const readVersions =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<VersionRange> =>
    services.database.read(call.tenant, async (tx) => {
      const { version_min, version_max } = await readableLicence(
        services,
        tx,
        call,
        id,
        licensingPolicy.getAvailableVersions,
      )
      return { min: version_min, max: version_max }
    })
