import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A file that a server runs on. */
export interface RunningFile {
  readonly id: string
  readonly key: string
  readonly hostname: string
  readonly created_at: Date
  readonly end_told_at: Date | null
}

/** Licences that run, by how their servers are activated. */
const running = sql`d.terminated_at is null and d.blocked_at is null`

/** The newest file of each server that still holds its seat. */
const newest = (among: ReturnType<typeof sql>) => sql<RunningFile & { readonly deliverable_id: string }>`
  select distinct on (server.deliverable_id, server.server_id)
    file.id, file.deliverable_id, file.key, file.hostname, file.created_at, file.end_told_at
  from licensing.deliverable d
  join licensing.server on server.deliverable_id = d.id
  join licensing.offline_activation file on file.deliverable_id = d.id and file.server_id = server.server_id
  where d.activation_type = 'offline' and ${running} and ${among}
    and server.lease_expires_at is null and server.released_at is null and server.replaced_by is null
  order by server.deliverable_id, server.server_id, file.created_at desc`

/** The files that the servers of a brand run on. Only each file itself says when it ends. */
export const listRunningFiles = async (
  tx: Tx,
  tenant: string,
): Promise<(RunningFile & { readonly deliverable_id: string })[]> =>
  (await newest(sql`d.tenant = ${tenant}`).execute(tx)).rows

export const listFilesOf = async (tx: Tx, deliverableId: string): Promise<RunningFile[]> =>
  (await newest(sql`d.id = ${deliverableId}`).execute(tx)).rows

export const noteFilesTold = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  await tx.updateTable('licensing.offline_activation').set({ end_told_at: at }).where('id', 'in', ids).execute()
}

/** Notes that the file of a licence’s dongle was given out. The same owner is not told twice of the same one. */
export const noteDongleFile = async (
  tx: Tx,
  file: {
    readonly tenant: string
    readonly deliverable_id: string
    /** Null if it never ends: then nobody has to be told. */
    readonly ends_at: string | null
    readonly given_at: Date
    /** Since when the licence has its present owner. */
    readonly owned_since: Date
  },
): Promise<void> => {
  const { tenant, deliverable_id, ends_at, given_at, owned_since } = file
  if (ends_at === null) {
    await tx.deleteFrom('licensing.dongle_file').where('deliverable_id', '=', deliverable_id).execute()
    return
  }
  await sql`
    insert into licensing.dongle_file as known (deliverable_id, tenant, ends_at, given_at)
    values (${deliverable_id}, ${tenant}, ${ends_at}, ${given_at})
    on conflict (deliverable_id) do update set ends_at = excluded.ends_at, given_at = excluded.given_at,
      end_told_at = case when known.ends_at = excluded.ends_at and known.given_at >= ${owned_since} then known.end_told_at end`.execute(
    tx,
  )
}

/** Licences whose dongle’s file ends by then and whose owner has not been told. */
export const listEndingDongles = async (tx: Tx, tenant: string, now: Date, till: Date): Promise<string[]> => {
  const { rows } = await sql<{ deliverable_id: string }>`
    select file.deliverable_id from licensing.dongle_file file join licensing.deliverable d on d.id = file.deliverable_id
    where file.tenant = ${tenant} and file.end_told_at is null and file.ends_at > ${now} and file.ends_at <= ${till}
      and d.activation_type = 'usb' and ${running} order by file.deliverable_id`.execute(tx)
  return rows.map(({ deliverable_id }) => deliverable_id)
}

/** When the dongle’s file ends, locked; undefined if its owner has been told. */
export const lockDongleEnd = async (tx: Tx, deliverableId: string): Promise<Date | undefined> => {
  const row = await tx
    .selectFrom('licensing.dongle_file')
    .select('ends_at')
    .where('deliverable_id', '=', deliverableId)
    .where('end_told_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.ends_at
}

export const noteDongleTold = async (tx: Tx, deliverableId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('licensing.dongle_file')
    .set({ end_told_at: at })
    .where('deliverable_id', '=', deliverableId)
    .execute()
}
