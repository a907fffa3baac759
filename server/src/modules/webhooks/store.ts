import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { WebhooksAttempt, WebhooksDelivery, WebhooksMessage } from '../../platform/database/tables.generated.ts'

export type MessageRow = Selectable<WebhooksMessage>
export type DeliveryRow = Selectable<WebhooksDelivery>
export interface NamedDelivery extends DeliveryRow {
  readonly object_name: string | null
}
export type AttemptRow = Selectable<WebhooksAttempt>

/** Returns false if the message exists already: a job that writes it may run twice. */
export const insertMessage = async (tx: Tx, row: Insertable<WebhooksMessage>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhooks.message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface Told {
  readonly types: readonly string[]
  /** Ids, of which the messages name at least one. */
  readonly about: readonly string[]
  readonly since: Date
}

export const listTold = (tx: Tx, { types, about, since }: Told): Promise<Pick<MessageRow, 'id' | 'body'>[]> =>
  tx
    .selectFrom('webhooks.message')
    .select(['id', 'body'])
    .where('tenant', '=', sql<string>`platform.tenant()`)
    .where('created_at', '>=', since)
    .where('type', 'in', types)
    .where(
      sql<boolean>`exists (select from unnest(${about}::text[]) as named (id) where position(named.id in body) > 0)`,
    )
    .forUpdate()
    .execute()

export const updateBody = async (tx: Tx, id: string, body: string): Promise<void> => {
  await tx.updateTable('webhooks.message').set({ body }).where('id', '=', id).execute()
}

export const insertDelivery = async (tx: Tx, row: Insertable<WebhooksDelivery>): Promise<void> => {
  await tx.insertInto('webhooks.delivery').values(row).execute()
}

export interface Claimed extends DeliveryRow {
  readonly body: string
}

/** Claims one attempt, unless another worker has. The claim holds until the lease runs out. */
export const claimAttempt = async (
  tx: Tx,
  id: string,
  attempt: number,
  leasedUntil: Date,
): Promise<Claimed | undefined> => {
  const row = await tx
    .updateTable('webhooks.delivery')
    .set({ attempts: attempt, next_attempt_at: leasedUntil })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt - 1)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { body } = await tx
    .selectFrom('webhooks.message')
    .select('body')
    .where('id', '=', row.message_id)
    .executeTakeFirstOrThrow()
  return { ...row, body }
}

export const insertAttempt = async (tx: Tx, row: Insertable<WebhooksAttempt>): Promise<void> => {
  await tx.insertInto('webhooks.attempt').values(row).execute()
}

export type Standing = Pick<DeliveryRow, 'state' | 'status' | 'error' | 'next_attempt_at' | 'settled_at'>

/** Records the outcome of an attempt. If a later attempt has begun meanwhile, only a successful delivery counts. */
export const settleAttempt = async (tx: Tx, id: string, attempt: number, standing: Standing): Promise<void> => {
  const waiting = tx.updateTable('webhooks.delivery').set(standing).where('id', '=', id).where('state', '=', 'waiting')
  await (standing.state === 'delivered' ? waiting : waiting.where('attempts', '=', attempt)).execute()
}

export type Due = Pick<DeliveryRow, 'id' | 'attempts'>

interface DueAsked {
  readonly endpoint: string
  readonly now: Date
  readonly leasedUntil: Date
  readonly limit: number
}

/** Takes due retries and attempts whose worker never returned. Rows locked by another process are skipped. */
export const takeDue = async (tx: Tx, { endpoint, now, leasedUntil, limit }: DueAsked): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    update webhooks.delivery set next_attempt_at = ${leasedUntil}
    where id = any (array(
      select id from webhooks.delivery
      where tenant = platform.tenant() and endpoint = ${endpoint} and state = 'waiting' and next_attempt_at <= ${now}
      order by next_attempt_at limit ${limit} for update skip locked))
    returning id, attempts`.execute(tx)
  return rows
}

/** Gives up deliveries that are long overdue at endpoints not in `known`. */
export const giveUpStrangers = async (
  tx: Tx,
  known: readonly string[],
  error: string,
  { now, overdueSince }: Readonly<Record<'now' | 'overdueSince', Date>>,
): Promise<void> => {
  await sql`
    update webhooks.delivery set state = 'dead', status = null, error = ${error}, next_attempt_at = null, settled_at = ${now}
    where tenant = platform.tenant() and endpoint <> all(${known}) and state = 'waiting' and next_attempt_at <= ${overdueSince}`.execute(
    tx,
  )
}

export interface DeliveryFilter {
  readonly endpoint?: string | undefined
  readonly state?: string | undefined
  readonly type?: string | undefined
  readonly object_id?: string | undefined
}

/**
 * Taken from the message, so that it is known even when the order or ticket is gone. Formatted like the names in the
 * audit log of the console.
 */
const objectName = sql<string | null>`(
  select coalesce(
    data #>> '{order,number}',
    '#' || (data #>> '{ticket,number}') || ' ' || (data #>> '{ticket,title}'),
    (data #>> '{licence,human_id}') || ' ' || (data #>> '{licence,sku_name}'),
    data #>> '{customer,email}')
  from (select body::json -> 'data' as data from webhooks.message where id = message_id) as message)`

const namedDeliveries = (tx: Tx) =>
  tx.selectFrom('webhooks.delivery').selectAll('webhooks.delivery').select(objectName.as('object_name'))

const deliveryList = {
  name: 'webhook deliveries',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listDeliveries = (
  tx: Tx,
  { endpoint, state, type, object_id }: DeliveryFilter,
  page: PageRequest,
): Promise<Page<NamedDelivery>> => {
  let query = namedDeliveries(tx)
  if (endpoint !== undefined) query = query.where('endpoint', '=', endpoint)
  if (state === 'discarded') query = query.where('discarded_at', 'is not', null)
  else if (state !== undefined) query = query.where('state', '=', state).where('discarded_at', 'is', null)
  if (type !== undefined) query = query.where('type', '=', type)
  if (object_id !== undefined) query = query.where('object_id', '=', object_id)
  return readPage(query, deliveryList, page)
}

export const findDelivery = (tx: Tx, id: string): Promise<NamedDelivery | undefined> =>
  namedDeliveries(tx).where('id', '=', id).executeTakeFirst()

export const lockDelivery = (tx: Tx, id: string): Promise<NamedDelivery | undefined> =>
  namedDeliveries(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const getMessage = (tx: Tx, id: string): Promise<MessageRow> =>
  tx.selectFrom('webhooks.message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const listAttempts = (tx: Tx, deliveryId: string): Promise<AttemptRow[]> =>
  tx.selectFrom('webhooks.attempt').selectAll().where('delivery_id', '=', deliveryId).orderBy('number').execute()

/** Sets the delivery to waiting again, with `more` further attempts. */
export const reviveDelivery = (tx: Tx, id: string, more: number, due: Date): Promise<DeliveryRow> =>
  tx
    .updateTable('webhooks.delivery')
    .set({
      state: 'waiting',
      last_attempt: sql<number>`attempts + ${more}`,
      next_attempt_at: due,
      settled_at: null,
      discarded_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** One by one, because an index finds no rows by what they are not. */
const isUndelivered = sql.raw(`state in ('waiting', 'dead')`)
/** A delivery that was given up and needs somebody's attention. */
const isDead = sql.raw(`state = 'dead' and discarded_at is null`)

/** Discards a delivery that was given up. */
export const discardOne = (tx: Tx, id: string, at: Date): Promise<DeliveryRow> =>
  tx
    .updateTable('webhooks.delivery')
    .set({ discarded_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

interface Dead {
  readonly endpoint: string
  readonly since: Date | null
  readonly limit: number
}

/**
 * Revives dead deliveries in the same way, oldest first, and returns how many. They are chosen in an array, once: the plan
 * of an `in` may choose again, and each time more.
 */
export const reviveDead = async (
  tx: Tx,
  { endpoint, since, limit }: Dead,
  more: number,
  due: Date,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update webhooks.delivery set state = 'waiting', last_attempt = attempts + ${more}, next_attempt_at = ${due}, settled_at = null, discarded_at = null
    where id = any (array(
      select id from webhooks.delivery
      where tenant = platform.tenant() and endpoint = ${endpoint} and ${isDead}
        and (${since}::timestamptz is null or settled_at >= ${since})
      order by settled_at limit ${limit} for update skip locked))`.execute(tx)
  return Number(numAffectedRows)
}

/** Discards deliveries that were given up, oldest first, and returns how many. */
export const discardSome = async (tx: Tx, { endpoint, since, limit }: Dead, at: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update webhooks.delivery set discarded_at = ${at}
    where id = any (array(
      select id from webhooks.delivery
      where tenant = platform.tenant() and endpoint = ${endpoint} and ${isDead}
        and (${since}::timestamptz is null or settled_at >= ${since})
      order by settled_at limit ${limit} for update skip locked))`.execute(tx)
  return Number(numAffectedRows)
}

export const countDead = async (tx: Tx, { endpoint, since }: Pick<Dead, 'endpoint' | 'since'>): Promise<number> => {
  const { rows } = await sql<{ readonly dead: number }>`
    select count(*)::int as dead from webhooks.delivery
    where tenant = platform.tenant() and endpoint = ${endpoint} and ${isDead}
      and (${since}::timestamptz is null or settled_at >= ${since})`.execute(tx)
  return rows[0]?.dead ?? 0
}

export interface EndpointFigures {
  readonly endpoint: string
  readonly waiting: number
  readonly dead: number
  readonly delivered_at: Date | null
}

/** Reads only what is not delivered, and the last that is: nearly all deliveries of a month are. */
export const countByEndpoint = async (tx: Tx, endpoints: readonly string[]): Promise<EndpointFigures[]> => {
  const { rows } = await sql<EndpointFigures>`
    select endpoint, waiting, dead, (
      select max(settled_at) from webhooks.delivery
      where tenant = platform.tenant() and delivery.endpoint = known.endpoint and state = 'delivered') as delivered_at
    from unnest(${endpoints}::text[]) as known (endpoint), lateral (
      select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where ${isDead}) as dead
      from webhooks.delivery
      where tenant = platform.tenant() and delivery.endpoint = known.endpoint and ${isUndelivered}) figures`.execute(tx)
  return rows
}

/** Deletes messages from before this time with their deliveries and attempts, and returns how many. */
export const deleteOld = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from webhooks.message where id in (
      select id from webhooks.message where tenant = platform.tenant() and created_at < ${before} limit ${limit})`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** Counts the dead and the waiting deliveries of these endpoints. */
export const countUndelivered = async (
  tx: Tx,
  endpoints: readonly string[],
): Promise<{ readonly dead: number; readonly waiting: number }> => {
  const { rows } = await sql<{ dead: number; waiting: number }>`
    select count(*) filter (where ${isDead})::int as dead, count(*) filter (where state = 'waiting')::int as waiting
    from webhooks.delivery where tenant = platform.tenant() and ${isUndelivered} and endpoint = any(${endpoints})`.execute(
    tx,
  )
  return rows[0] ?? { dead: 0, waiting: 0 }
}
