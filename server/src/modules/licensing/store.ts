import type { DeliverableState } from '@foyer/contract/licensing/deliverable.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import { type Tx, writeAlong } from '../../platform/database/database.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { DB, LicensingDeliverable } from '../../platform/database/tables.generated.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Owners } from '../company/index.ts'
import { type StateFacts, stateIn, stillRunsIn } from './state-store.ts'

export type DeliverableRow = Selectable<LicensingDeliverable>

export interface DeliverableFilter {
  /** Left out for staff, who see all. */
  readonly owners?: Owners
  readonly outcome?: string | undefined
  readonly text?: string | undefined
  readonly category?: string | undefined
  /** Leave it out if the state is not needed: the facts then need not be read. */
  readonly state?: { readonly is: string; readonly facts: StateFacts } | undefined
  readonly activation_type?: string | undefined
  readonly billing_kind?: string | undefined
  readonly blocked?: boolean | undefined
  /** Paid time ends before this day. */
  readonly paid_till_lt?: string | undefined
  /** The result of `isIn`. */
  readonly troubled?: RawBuilder<boolean> | undefined
  /** The result of `foundForStaff`. */
  readonly found?: RawBuilder<boolean> | undefined
}

/** From the shortest billing period to the one that never ends. */
const byLength: readonly BillingPeriod[] = [
  'hourly',
  'daily',
  'monthly',
  'quarterly',
  'semiannually',
  'annually',
  'one_time',
]

const deliverableList = {
  name: 'deliverables',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    // MS-99 comes before MS-1000.
    human_id: {
      expression: sql`rtrim(human_id, '0123456789') || lpad(substring(human_id from '[0-9]*$'), 20, '0')`,
      type: 'text',
    },
    sku_name: { expression: sql`sku_name`, type: 'text' },
    paid_till: { expression: sql`coalesce(paid_till, 'infinity')`, type: 'date' },
    period: { expression: sql`coalesce(array_position(${byLength}::text[], period), 0)`, type: 'integer' },
    quantity: { expression: sql`quantity`, type: 'integer' },
    user_comment: { expression: sql`user_comment`, type: 'text' },
    key: { expression: sql`key`, type: 'text' },
  },
  id: sql`id`,
} as const satisfies ListShape

const searched = ['human_id', 'sku_name', 'user_comment', 'key'] as const

/**
 * Whether a media server with this name or address runs on the licence: a person who is alerted to a server searches for its licence. A
 * licence has few servers, so they are looked up by licence; `exists` might read everybody's.
 */
const runsOnServer = (pattern: string) => sql<boolean>`coalesce((
  select bool_or(server.hostname ilike ${pattern} or server.ip ilike ${pattern}) from licensing.server
  where server.deliverable_id = licensing.deliverable.id and server.released_at is null and server.replaced_by is null), false)`

const narrowed = <Row>(
  query: SelectQueryBuilder<DB, 'licensing.deliverable', Row>,
  { owners, text, state, outcome, blocked, paid_till_lt, found, troubled, ...same }: DeliverableFilter,
) => {
  // The condition of the index for the list of all licences.
  let narrow = query.where(
    owners === undefined ? sql<boolean>`human_id <> ''` : sql<boolean>`account_id = any(${owners})`,
  )
  if (outcome !== undefined)
    narrow = outcome === 'other' ? narrow.where('outcome', '<>', 'license') : narrow.where('outcome', '=', outcome)
  for (const column of ['category', 'activation_type', 'billing_kind'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) narrow = narrow.where(column, '=', wanted)
  }
  if (blocked !== undefined) narrow = narrow.where('blocked_at', blocked ? 'is not' : 'is', null)
  if (paid_till_lt !== undefined) narrow = narrow.where('paid_till', '<', paid_till_lt)
  if (state !== undefined) narrow = narrow.where(sql<boolean>`${stateIn(state.facts)} = ${state.is}`)
  if (text !== undefined && text !== '') {
    const pattern = contains(text)
    narrow = narrow.where((eb) =>
      eb.or([...searched.map((column) => eb(column, 'ilike', pattern)), runsOnServer(pattern)]),
    )
  }
  if (found !== undefined) narrow = narrow.where(found)
  if (troubled !== undefined) narrow = narrow.where(troubled)
  return narrow
}

export const listDeliverables = (tx: Tx, filter: DeliverableFilter, page: PageRequest): Promise<Page<DeliverableRow>> =>
  readPage(narrowed(tx.selectFrom('licensing.deliverable').selectAll(), filter), deliverableList, page)

export interface CountedKind {
  readonly category: string
  readonly state: DeliverableState
  readonly count: number
}

/** The numbers of licences in each category and state. */
export const countDeliverables = (tx: Tx, filter: DeliverableFilter, facts: StateFacts): Promise<CountedKind[]> =>
  narrowed(tx.selectFrom('licensing.deliverable'), filter)
    .select(['category', stateIn(facts).as('state'), sql<number>`count(*)`.as('count')])
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .execute()

export const findDeliverable = (tx: Tx, id: string): Promise<DeliverableRow | undefined> =>
  tx.selectFrom('licensing.deliverable').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDeliverable = (tx: Tx, id: string): Promise<DeliverableRow> =>
  tx.selectFrom('licensing.deliverable').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export type LockedRow = DeliverableRow
export type LicenceChange = Updateable<LicensingDeliverable>

/** The licence alone, if it exists, locked until the transaction ends. */
export const findLocked = (tx: Tx, id: string): Promise<LockedRow | undefined> =>
  tx.selectFrom('licensing.deliverable').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The account’s own running trials. Counted under a lock of the account, so that two at once cannot both be the last one. */
export const countRunningTrials = async (tx: Tx, accountId: string, today: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trials of ${accountId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('licensing.deliverable')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('billing_terms', '=', 'trial')
    .where('terminated_at', 'is', null)
    .where((eb) => eb.or([eb('paid_till', 'is', null), eb('paid_till', '>', today)]))
    .executeTakeFirstOrThrow()
  return count
}

export const insertDeliverable = async (tx: Tx, row: Insertable<LicensingDeliverable>): Promise<void> => {
  await tx.insertInto('licensing.deliverable').values(row).execute()
  const { id: deliverable_id, tenant, key } = row
  await tx
    .insertInto('licensing.key_owner')
    .values({ key_hash: hashSecret(key), tenant, deliverable_id })
    .execute()
}

/** Licences of another system, with their keys. */
export const insertDeliverables = async (
  tx: Tx,
  rows: readonly (Insertable<LicensingDeliverable> & { readonly id: string })[],
): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insertInto('licensing.deliverable')
    .values([...rows])
    .execute()
  const owners = rows.map(({ id, tenant, key }) => ({ key_hash: hashSecret(key), tenant, deliverable_id: id }))
  await tx.insertInto('licensing.key_owner').values(owners).execute()
}

/** Which of these keys already belong to a licence at any brand. */
export const findUsedKeys = async (tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const byHash = new Map(keys.map((key) => [hashSecret(key).toString('hex'), key]))
  const rows = await tx
    .selectFrom('licensing.key_owner')
    .select('key_hash')
    .where((eb) => eb('key_hash', '=', eb.fn.any(sql<Buffer[]>`${keys.map(hashSecret)}::bytea[]`)))
    .execute()
  return new Set(rows.flatMap(({ key_hash }) => byHash.get(key_hash.toString('hex')) ?? []))
}

/** Which of these readable ids belong to a licence. Looked up one by one through the index, even if the planner has no statistics yet. */
export const findUsedHumanIds = async (tx: Tx, humanIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ human_id: string }>`
    select wanted.human_id from unnest(${humanIds}::text[]) as wanted (human_id), lateral (
      select from licensing.deliverable d
      where d.tenant = platform.tenant() and d.human_id = wanted.human_id limit 1) as used`.execute(tx)
  return new Set(rows.map(({ human_id }) => human_id))
}

/** The names of these licences for other modules. */
export const findNames = async (tx: Tx, ids: readonly string[]): Promise<NamedLicence[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select(['id', 'account_id', 'human_id', 'sku_name'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return rows.map(({ sku_name, ...row }) => ({ ...row, name: sku_name }))
}

export interface NamedLicence {
  readonly id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
}

export const updateDeliverable = async (tx: Tx, id: string, change: LicenceChange): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await writeAlong(tx, tx.updateTable('licensing.deliverable').set(change).where('id', '=', id).compile())
}

/** Takes this many consecutive numbers and returns the last one. */
export const takeHumanNumbers = async (
  tx: Tx,
  tenant: string,
  prefix: string,
  first: number,
  count: number,
): Promise<number> => {
  const { last } = await tx
    .insertInto('licensing.human_id_sequence')
    .values({ tenant, prefix, last: first + count - 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'prefix']).doUpdateSet({ last: sql`licensing.human_id_sequence.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export const takeHumanNumber = (tx: Tx, tenant: string, prefix: string, first: number): Promise<number> =>
  takeHumanNumbers(tx, tenant, prefix, first, 1)

export const findSkusOf = async (tx: Tx, owners: Owners): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select('sku_id')
    .distinct()
    .where(sql<boolean>`account_id = any(${owners})`)
    .execute()
  return rows.map(({ sku_id }) => sku_id)
}

/** How many licences that have not ended there are for each SKU. */
export const runningLicences = async (
  tx: Tx,
  today: string,
  skuIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (skuIds?.length === 0) return new Map()
  let query = tx
    .selectFrom('licensing.deliverable')
    .select(['sku_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where(stillRunsIn(today))
    .groupBy('sku_id')
  if (skuIds !== undefined) query = query.where('sku_id', 'in', skuIds)
  return new Map((await query.execute()).map(({ sku_id, count }) => [sku_id, count]))
}
