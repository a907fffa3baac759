import { serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Statement, Tx } from '../../../platform/database/database.ts'
import type {
  LicensingDeliverable,
  LicensingEarlyEnd,
  LicensingServer,
} from '../../../platform/database/tables.generated.ts'
import { keyWorksIn } from '../keys/key-store.ts'
import { stopDayIn } from '../licence-rules.ts'
import { byDongleIn, runsIn, type StopReason, stopsAt } from './lease-rules.ts'

export type ServerRow = Selectable<LicensingServer>
export type LicenceRow = Selectable<LicensingDeliverable>

/**
 * A heartbeat of a known server that may run and reports nothing unusual: stores its figures and reads the facts of its licence in one
 * statement. `kept` is false if the full path is needed, or if the server is refused, of which nothing is stored. No row if its key has
 * ended.
 */
export const keepHeartbeat: Statement = {
  name: 'licensing.keep_heartbeat',
  text: `
    with licence as (
      select key, activation_type, quantity, version_min, version_max, billing_terms, paid_till, cancellation_reason, held_till,
        blocked_at, terminated_at, ${byDongleIn} as by_dongle,
        ${stopsAt} as stops_at, ${runsIn('$17::int[]', '$14')} as runs
      from licensing.deliverable where id = $1 and ${keyWorksIn('$18', '$14')}),
    kept as (
      update licensing.server set
        hostname = $3, ip = $4, version = $5, in_bandwidth = $6, out_bandwidth = $7, sessions = $8, medias = $9,
        cpu = $10, memory = $11, lifetime = $12, last_seen_at = $14, country = $16,
        lease_expires_at = case when lease_expires_at is null then null
          when (select by_dongle from licence) then $14
          else least($15::timestamptz, (select stops_at from licence)) end
      where deliverable_id = $1 and server_id = $2 and alerts = $13::text[] and offline_at is null
        and released_at is null and replaced_by is null and (
          lease_expires_at is null or lease_expires_at > $14 or (select by_dongle from licence))
        and (select runs from licence)
      returning 1)
    select key, activation_type, quantity, version_min, version_max, billing_terms, paid_till, cancellation_reason, held_till,
      blocked_at, terminated_at, exists (select from kept) as kept
    from licence`,
}

/** Ended since its last report, for example because the limit was lowered. A seat from a file has no lease. */
export const endLease: Statement = {
  name: 'licensing.end_lease',
  text: `
    update licensing.server set lease_expires_at = last_seen_at
    where deliverable_id = $1 and server_id = $2 and lease_expires_at > last_seen_at`,
}

/** The same within a transaction. */
export const endLeaseIn = async (
  tx: Tx,
  { deliverable_id, server_id }: Pick<ServerRow, 'deliverable_id' | 'server_id'>,
): Promise<void> => {
  await tx
    .updateTable('licensing.server')
    .set((eb) => ({ lease_expires_at: eb.ref('last_seen_at') }))
    .where('deliverable_id', '=', deliverable_id)
    .where('server_id', '=', server_id)
    .execute()
}

export const findServer = (tx: Tx, deliverableId: string, serverId: string): Promise<ServerRow | undefined> =>
  tx
    .selectFrom('licensing.server')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('server_id', '=', serverId)
    .executeTakeFirst()

/** Servers that hold a seat of the licence now. */
const places = (tx: Tx, deliverableId: string, now: Date) =>
  tx
    .selectFrom('licensing.server')
    .where('deliverable_id', '=', deliverableId)
    .where('released_at', 'is', null)
    .where('replaced_by', 'is', null)
    .where((eb) => eb.or([eb('lease_expires_at', 'is', null), eb('lease_expires_at', '>', now)]))

export const countPlaces = async (tx: Tx, deliverableId: string, now: Date): Promise<number> => {
  const { count } = await places(tx, deliverableId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Servers with this host name, ignoring case. */
export const listNamesakes = (tx: Tx, deliverableId: string, hostname: string, now: Date): Promise<ServerRow[]> =>
  places(tx, deliverableId, now)
    .selectAll()
    .where(sql<boolean>`lower(hostname) = lower(${hostname})`)
    .execute()

/** Stores the last report of a server that holds a seat. */
export const putServer = async (tx: Tx, row: Insertable<LicensingServer>): Promise<void> => {
  const { first_seen_at: _first, ...rest } = row
  await tx
    .insertInto('licensing.server')
    .values(row)
    .onConflict((conflict) => conflict.columns(['deliverable_id', 'server_id']).doUpdateSet(rest))
    .execute()
}

export const updateServer = async (
  tx: Tx,
  { deliverable_id, server_id }: Pick<ServerRow, 'deliverable_id' | 'server_id'>,
  change: Updateable<LicensingServer>,
): Promise<void> => {
  await tx
    .updateTable('licensing.server')
    .set(change)
    .where('deliverable_id', '=', deliverable_id)
    .where('server_id', '=', server_id)
    .execute()
}

export type ReportedServer = Pick<ServerRow, 'deliverable_id' | 'server_id' | 'last_seen_at'>

export const listServers = (tx: Tx): Promise<ReportedServer[]> =>
  tx
    .selectFrom('licensing.server')
    .select(['deliverable_id', 'server_id', 'last_seen_at'])
    .where('released_at', 'is', null)
    .where('replaced_by', 'is', null)
    .execute()

/** The owner of a licence, and whether events of its media servers are taken. */
export interface LicenceSource {
  readonly account_id: string
  /** Why nothing of its servers is accepted any more; null while it is. After the licence has ended, only viewing events are still accepted. */
  readonly stopped: Exclude<StopReason, 'ended'> | null
  /** Whether viewing events of its servers are collected. */
  readonly retroview: boolean
}

export const findSource = (tx: Tx, deliverableId: string): Promise<LicenceSource> =>
  tx
    .selectFrom('licensing.deliverable')
    .select([
      'account_id',
      'retroview',
      sql<LicenceSource['stopped']>`
        case when terminated_at is not null then 'terminated' when blocked_at is not null then 'blocked' end`.as(
        'stopped',
      ),
    ])
    .where('id', '=', deliverableId)
    .executeTakeFirstOrThrow()

export type ServerAddress = Pick<ServerRow, 'server_id' | 'hostname' | 'ip' | 'country'>

/** Where some media servers of a licence are, by their last reports. A licence may have had any number of servers. */
export const findAddresses = (tx: Tx, deliverableId: string, serverIds: readonly string[]): Promise<ServerAddress[]> =>
  tx
    .selectFrom('licensing.server')
    .select(['server_id', 'hostname', 'ip', 'country'])
    .where('deliverable_id', '=', deliverableId)
    .where(sql<boolean>`server_id = any(${[...serverIds]}::text[])`)
    .execute()

export interface ReportedAlerts {
  readonly server_id: string
  readonly alerts: readonly string[]
}

/** The last reports of some accounts’ servers, if there are any. */
export const findAlerts = (tx: Tx, accountIds: readonly string[], now: Date): Promise<ReportedAlerts[]> =>
  tx
    .selectFrom('licensing.server')
    .innerJoin('licensing.deliverable', 'licensing.deliverable.id', 'licensing.server.deliverable_id')
    .select(['licensing.server.server_id', 'licensing.server.alerts'])
    .where(sql<boolean>`licensing.deliverable.account_id = any(${[...accountIds]}::uuid[])`)
    .where('released_at', 'is', null)
    .where('replaced_by', 'is', null)
    // Reports of silent servers no longer count, as in `isSilent`: servers activated by file are never marked.
    .where('last_seen_at', '>=', new Date(now.getTime() - serverSilentMs))
    .where('alerts', '<>', sql<string[]>`'{}'`)
    .execute()

/** Whether a licence of some accounts collects statistics, and whether the caller has a Watcher of their own. */
export const findCollecting = (
  tx: Tx,
  accountIds: readonly string[],
  callerId: string,
): Promise<{ readonly collecting: boolean; readonly owns_watcher: boolean }> =>
  tx
    .selectNoFrom([
      sql<boolean>`exists (select from licensing.deliverable
        where account_id = any(${[...accountIds]}::uuid[]) and outcome = 'license' and retroview and terminated_at is null)`.as(
        'collecting',
      ),
      sql<boolean>`exists (select from licensing.deliverable
        where account_id = ${callerId} and category = 'watcher' and terminated_at is null)`.as('owns_watcher'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Nobody is notified of servers whose licence has ended or was stopped: the owners know that already, and the servers were refused. The
 * same goes for servers whose lease ended with their last report because the licence allows fewer now.
 */
const isRunning = (today: string) => sql<boolean>`(
  select (${sql.raw(byDongleIn)} or lease_expires_at > last_seen_at) and terminated_at is null and blocked_at is null and (paid_till is null or ${sql.raw(stopDayIn)} > ${today}::date)
  from licensing.deliverable where id = deliverable_id)`

/** Records a round of checks, and since when there was no break between two of them. Moving the clock by more than a break counts as one. */
export const keepListening = async (tx: Tx, tenant: string, now: Date, breakMs: number): Promise<Date> => {
  const [from, to] = [new Date(now.getTime() - breakMs), new Date(now.getTime() + breakMs)]
  const { since } = await tx
    .insertInto('licensing.listening')
    .values({ tenant, since: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('tenant').doUpdateSet({
        since: sql`case when listening.last_at between ${from} and ${to} then listening.since else excluded.since end`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .returning('since')
    .executeTakeFirstOrThrow()
  return since
}

export interface SilentServer extends ServerRow {
  /** Its licence lets it run. */
  readonly runs: boolean
}

/** Marks servers that became silent before that moment. Each is returned once. */
export const markSilent = (tx: Tx, before: Date, now: Date): Promise<SilentServer[]> =>
  tx
    .updateTable('licensing.server')
    .set({ offline_at: now })
    .where('offline_at', 'is', null)
    .where('last_seen_at', '<', before)
    .where('released_at', 'is', null)
    .where('replaced_by', 'is', null)
    // Servers activated by file never have to report.
    .where('lease_expires_at', 'is not', null)
    .returningAll()
    .returning(isRunning(dayOf(now)).as('runs'))
    .execute()

export const insertRelease = async (
  tx: Tx,
  row: { id: string; tenant: string; deliverable_id: string; server_id: string; released_at: Date },
): Promise<void> => {
  await tx.insertInto('licensing.server_release').values(row).execute()
}

/** When seats of the licence were released since that moment, earliest first. */
export const releasesSince = async (tx: Tx, deliverableId: string, since: Date): Promise<Date[]> => {
  const rows = await tx
    .selectFrom('licensing.server_release')
    .select('released_at')
    .where('deliverable_id', '=', deliverableId)
    .where('released_at', '>', since)
    .orderBy('released_at')
    .execute()
  return rows.map(({ released_at }) => released_at)
}

export const insertEarlyEnd = async (tx: Tx, row: Insertable<LicensingEarlyEnd>): Promise<void> => {
  await tx.insertInto('licensing.early_end').values(row).execute()
}

/** How many seats of the licence became free before their leases ended, since that moment. */
export const countEarlyEnds = async (tx: Tx, deliverableId: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('licensing.early_end')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deliverable_id', '=', deliverableId)
    .where('ended_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
