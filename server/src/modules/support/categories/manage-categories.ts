import type { CategoryBody, CategoryChange, StaffCategory } from '@foyer/contract/operator/category.ts'
import type { TicketCategory } from '@foyer/contract/support/category.ts'
import { type AuditedBy, auditedByOperator, type AuditEntry } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import {
  type CategoryRow,
  findCategory,
  insertCategory,
  listAllCategories,
  lockCategories,
  updateCategory,
} from './category-store.ts'

type By = AuditedBy & Pick<AuditEntry, 'reason'>

// Only values of the contract are ever written to the table.
const present = ({ id, name, kind, product, offered }: CategoryRow): StaffCategory => ({
  id,
  name,
  kind: kind as StaffCategory['kind'],
  product: product as StaffCategory['product'],
  offered,
})

/**
 * Names must be unique within a kind and product, or they could not be told apart. Fails with 409 `name_taken` at
 * `/name`.
 */
const refuseTaken = async (
  tx: Tx,
  { id, name, kind, product }: Pick<CategoryRow, 'id' | 'name' | 'kind' | 'product'>,
): Promise<void> => {
  const others = await listAllCategories(tx, { kind, product })
  const isTaken = others.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw failure('name_taken', { pointer: '/name' })
}

const add = async (
  { clock, audit }: Services,
  tx: Tx,
  by: By,
  category: Pick<CategoryRow, 'name' | 'kind' | 'product'>,
): Promise<CategoryRow> => {
  const row = { ...category, id: makeId(clock), tenant: by.tenant, offered: true }
  await lockCategories(tx)
  await refuseTaken(tx, row)
  await insertCategory(tx, row)
  const about = { object_type: 'ticket_category', object_id: row.id, account_id: null }
  await audit(tx, { ...by, ...about, action: 'ticket_category_added', changes: { ...category } })
  return row
}

export interface NewCategory extends Omit<TicketCategory, 'id'> {
  readonly tenant: string
  readonly actor: string
}

/** Adds a category that tickets of this kind and product can have, and returns its id. Fails with 409 `name_taken`. */
export const addCategory =
  (services: Services) =>
  ({ tenant, actor, ...category }: NewCategory): Promise<string> =>
    services.database.transaction(tenant, async (tx) => {
      const { id } = await add(services, tx, { tenant, actor, actor_ip: null }, category)
      return id
    })

/** The same by an operator. Fails with 409 `name_taken`. */
export const addCategoryAsStaff =
  (services: Services) =>
  (call: OperatorCall, { reason, ...category }: CategoryBody): Promise<StaffCategory> =>
    services.database.transaction(call.tenant, async (tx) => {
      const by = { ...auditedByOperator(call), reason }
      return present(await add(services, tx, by, category))
    })

/**
 * Renames a category, or changes whether it is offered. Tickets keep theirs. Fails with 404 for an unknown id, and with
 * 409 `name_taken`.
 */
export const changeCategory =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason, name, offered }: CategoryChange): Promise<StaffCategory> =>
    services.database.transaction(call.tenant, async (tx) => {
      await lockCategories(tx)
      const before = await found(tx, id, findCategory)
      const after = { ...before, name: name ?? before.name, offered: offered ?? before.offered }
      await refuseTaken(tx, after)
      await updateCategory(tx, id, { name: after.name, offered: after.offered })
      await services.audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'ticket_category_changed',
        object_type: 'ticket_category',
        object_id: id,
        account_id: null,
        changes: changesOf(before, { name: after.name, offered: after.offered }),
      })
      return present(after)
    })

export const listCategoriesForStaff =
  ({ database }: Services) =>
  (
    { tenant }: OperatorCall,
    pair: { readonly kind?: string | undefined; readonly product?: string | undefined },
  ): Promise<StaffCategory[]> =>
    database.read(tenant, async (tx) => (await listAllCategories(tx, pair)).map(present))
