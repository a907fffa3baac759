import type { CategoryName, DeliverableCounts } from '@foyer/contract/licensing/counts.ts'
import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { DataRule } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/database/found.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import { billingPolicy } from '../billing/index.ts'
import type { Owners } from '../company/index.ts'
import { readContexts } from './licence-context.ts'
import { expiringDays, isAhead } from './licence-rules.ts'
import { licensingPolicy } from './policy.ts'
import { presentDeliverable } from './present.ts'
import { taxesOf } from './purchase/taxes.ts'
import type { Services } from './services.ts'
import { findOwned, type OwnedRow } from './several-store.ts'
import type { StateFacts } from './state-store.ts'
import {
  countDeliverables,
  type DeliverableRow,
  findDeliverable,
  findSkusOf,
  listDeliverables,
  lockDeliverable,
  type LockedRow,
} from './store.ts'

export interface LicenceQuery extends SortedPageQuery {
  readonly query?: string | undefined
  readonly outcome?: string | undefined
  readonly owner?: string | undefined
  readonly category?: string | undefined
  readonly state?: string | undefined
}

/** Whose orders the caller may see. A licence may be shared without its invoices. For their own, nothing is asked. */
const seenOrders = async (
  { company }: Services,
  tx: Tx,
  viewerId: string,
  rows: readonly DeliverableRow[],
): Promise<(row: DeliverableRow) => boolean> => {
  if (rows.every(({ account_id }) => account_id === viewerId)) return () => true
  const owners = new Set(await company.listedOwnerIds(tx, viewerId, 'billing', undefined))
  return ({ account_id }) => owners.has(account_id)
}

/** Adds what is shown with the rows, such as the owner of rows of others. */
const presentAll = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  rows: readonly DeliverableRow[],
): Promise<Deliverable[]> => {
  const [around, owners, taxOf, seesOrder] = await Promise.all([
    readContexts(services, tx, rows),
    services.company.ownersOf(tx, call.actor.account_id, rows),
    taxesOf(services, tx, call, rows),
    seenOrders(services, tx, call.actor.account_id, rows),
  ])
  return rows.map((row) =>
    presentDeliverable(row, around(row, owners.get(row.account_id) ?? null, taxOf(row), seesOrder(row))),
  )
}

type Narrowing = Pick<LicenceQuery, 'query' | 'outcome' | 'owner' | 'category' | 'state'>

/** What the states of licences depend on, for these owners or for all. */
export const readStateFacts = async (
  { billing, clock }: Services,
  tx: Tx,
  owners: Owners | undefined,
): Promise<StateFacts> => {
  const today = dayOf(clock.now())
  const open = await billing.openOrdersOf(tx, owners)
  const idsOf = (ahead: boolean): string[] =>
    open.filter((order) => isAhead(order, today) === ahead).map(({ deliverable_id }) => deliverable_id)
  return { today, near: addDays(today, expiringDays + 1), unpaid: idsOf(false), ahead: idsOf(true) }
}

/** Lists the licences that the caller may see: their own, their company’s and those shared with them. */
export const listLicences =
  (services: Services) =>
  (call: ActorCall, asked: LicenceQuery): Promise<Page<Deliverable>> =>
    services.database.read(call.tenant, async (tx) => {
      const { company, cursors } = services
      const { cursor, limit, sort, query: text, owner, state: is, ...narrowing } = asked
      const owners = await company.listedOwners(tx, call.actor.account_id, 'deliverables', owner)
      const state = is === undefined ? undefined : { is, facts: await readStateFacts(services, tx, owners) }
      const page = await listDeliverables(tx, { ...narrowing, owners, text, state }, { cursors, sort, cursor, limit })
      return { ...page, rows: await presentAll(services, tx, call, page.rows) }
    })

/** The SKUs of the licences that a person can see. */
export const seenSkus =
  ({ company }: Services) =>
  async (tx: Tx, viewerId: string): Promise<readonly string[]> =>
    findSkusOf(tx, await company.listedOwners(tx, viewerId, 'deliverables', undefined))

/** Counts the licences of the caller’s list, with the same filters, by category and state. */
export const countLicences =
  (services: Services) =>
  (
    { tenant, actor }: ActorCall,
    { query: text, owner, state: is, ...narrowing }: Narrowing,
  ): Promise<DeliverableCounts> =>
    services.database.read(tenant, async (tx) => {
      const owners = await services.company.listedOwners(tx, actor.account_id, 'deliverables', owner)
      const facts = await readStateFacts(services, tx, owners)
      const state = is === undefined ? undefined : { is, facts }
      const kinds = await countDeliverables(tx, { ...narrowing, owners, text, state }, facts)
      // The table's categories are those of the catalogue.
      return { counts: kinds.map((kind) => ({ ...kind, category: kind.category as CategoryName })) }
    })

/** The licence, if the rule allows the caller this. Throws 404 for strangers and 403 if a role is missing. */
export const readableLicence = async (
  { company }: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<DeliverableRow> => {
  const row = await found(tx, id, findDeliverable)
  await company.admit(tx, call, row.account_id, rule)
  return row
}

/**
 * The same, locked. If the licence was transferred while waiting for the lock, access is checked again for its new owner: what happens next
 * would be done with their card and in their name.
 */
export const lockReadable = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<LockedRow> => {
  const { account_id } = await readableLicence(services, tx, call, id, rule)
  const licence = await lockDeliverable(tx, id)
  if (licence.account_id !== account_id) await services.company.admit(tx, call, licence.account_id, rule)
  return licence
}

/** If the body names a licence that does not exist, the error points to that field. */
const asNamedBy =
  (pointer: string) =>
  (error: unknown): never => {
    throw error instanceof Failure && error.status === 404 ? failure('not_found', { pointer }) : error
  }
const asNamed = asNamedBy('/deliverable_id')

/** The licence that the body names, if the rule allows the caller this. */
export const namedLicence = (
  services: Services,
  tx: Tx,
  call: ActorCall,
  id: string,
  rule: DataRule,
): Promise<DeliverableRow> => readableLicence(services, tx, call, id, rule).catch(asNamed)

/**
 * The licences that the body names, if the rule allows the caller this for each of them. Access is decided once for each owner, not for each
 * licence.
 */
export const namedLicences = async (
  { company }: Services,
  tx: Tx,
  call: ActorCall,
  { ids, pointer }: { readonly ids: readonly string[]; readonly pointer: string },
  rule: DataRule,
): Promise<readonly OwnedRow[]> => {
  const named = [...new Set(ids)]
  const rows = named.every(isId) ? await findOwned(tx, named) : []
  if (rows.length < named.length) throw failure('not_found', { pointer })
  for (const owner of new Set(rows.map(({ account_id }) => account_id)))
    await company.admit(tx, call, owner, rule).catch(asNamedBy(pointer))
  return rows
}

/** The licence that an order’s body names, locked, if the caller may order changes to it. */
export const orderedLicence = (services: Services, tx: Tx, call: ActorCall, id: string): Promise<LockedRow> =>
  lockReadable(services, tx, call, id, billingPolicy.createOrder).catch(asNamed)

/** The licence as its page shows it. Throws 404 for strangers and 403 if the caller’s role does not include licences. */
export const readLicence =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Deliverable> =>
    services.database.read(call.tenant, async (tx) => {
      const row = await readableLicence(services, tx, call, id, licensingPolicy.getDeliverable)
      const [presented] = await presentAll(services, tx, call, [row])
      if (presented === undefined) throw new Error('unreachable: one row in, one out')
      return presented
    })

/** The media server versions that a licence covers. Throws like `readLicence`. */
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
