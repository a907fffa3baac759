import type { Stats } from '@foyer/contract/licensing/stats.ts'
import { serverSilentMs, serversListed } from '@foyer/contract/vocabulary/constants.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicensingServer } from '../../../platform/database/tables.generated.ts'

const reported = [
  'server_id',
  'hostname',
  'ip',
  'version',
  'in_bandwidth',
  'out_bandwidth',
  'sessions',
  'medias',
  'cpu',
  'memory',
  'lifetime',
  'alerts',
  'last_seen_at',
  'lease_expires_at',
] as const satisfies readonly (keyof LicensingServer)[]

/** A server’s last report. */
export type StoredServer = Pick<Selectable<LicensingServer>, (typeof reported)[number]>

/** The totals of all servers of a licence, listed or not. */
interface Totals extends Pick<Stats, 'server_count' | 'in_bandwidth' | 'out_bandwidth' | 'sessions' | 'medias'> {
  readonly servers: number
  readonly places: number
}

export interface ServersOf {
  readonly listed: readonly StoredServer[]
  /** If there may be more servers than are listed. */
  readonly totals: Totals | undefined
}

/** The servers of these licences, by licence: the most recently seen of each. */
const listLatest = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly StoredServer[]>> => {
  const { rows } = await sql<StoredServer & { readonly deliverable_id: string }>`
    select listed.* from unnest(${ids}::uuid[]) as licence (id), lateral (
      select deliverable_id, ${sql.raw(reported.join(', '))} from licensing.server
      where deliverable_id = licence.id and released_at is null and replaced_by is null
      order by last_seen_at desc, server_id limit ${serversListed}) as listed
    order by hostname`.execute(tx)
  return Map.groupBy(rows, ({ deliverable_id }) => deliverable_id)
}

const addUp = async (tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Totals>> => {
  const { rows } = await sql<Totals & { readonly deliverable_id: string }>`
    select deliverable_id, count(*) as servers,
      count(*) filter (where lease_expires_at is null or lease_expires_at > ${now}) as places,
      count(*) filter (where reports) as server_count,
      coalesce(sum(in_bandwidth) filter (where reports), 0) as in_bandwidth,
      coalesce(sum(out_bandwidth) filter (where reports), 0) as out_bandwidth,
      coalesce(sum(sessions) filter (where reports), 0) as sessions,
      coalesce(sum(medias) filter (where reports), 0) as medias
    from (
      select *, last_seen_at >= ${new Date(now.getTime() - serverSilentMs)} as reports from licensing.server
      where deliverable_id = any(${ids}::uuid[]) and released_at is null and replaced_by is null) as server
    group by deliverable_id`.execute(tx)
  return new Map(rows.map((row) => [row.deliverable_id, row]))
}

/** Only a licence with this many servers is read twice. For all others the listed servers are added up. */
export const listServers = async (
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<(licenceId: string) => ServersOf> => {
  const latest = await listLatest(tx, ids)
  const full = [...latest].flatMap(([id, { length }]) => (length < serversListed ? [] : [id]))
  const totals = full.length === 0 ? undefined : await addUp(tx, full, now)
  return (id) => ({ listed: latest.get(id) ?? [], totals: totals?.get(id) })
}
