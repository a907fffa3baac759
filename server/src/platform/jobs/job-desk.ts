import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { ConsistencyRule } from '../consistency.ts'
import type { Tx } from '../database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../database/paging.ts'

/** A job that a person should look at. */
export interface TroubledJob {
  readonly id: string
  readonly queue: string
  readonly state: 'failed' | 'late'
  readonly created_at: Date
  readonly due_at: Date
  readonly tries: number
  readonly message: string | null
}

/** A job waits no longer than its worker takes to look; after this something is wrong. */
const lateAfter = `now() - interval '5 minutes'`

/** Nobody has looked at it, or what it needs is away: the next try is soon, and yet it has waited for too long. */
const late = `state in ('created', 'retry') and (start_after < ${lateAfter} or (output ->> 'away')::boolean and created_on < ${lateAfter})`

/** The queue's own table has no tenant and no policy: what a job is about stands in its data, and nobody sees another brand's. */
const ofTenant = sql<boolean>`coalesce(data ->> 'tenant', data -> 'call' ->> 'tenant') = platform.tenant()`

const isFailed = sql<boolean>`state = 'failed'`
const isLate = sql<boolean>`${sql.raw(late)}`

/** What the doctor tells of the queue, over all brands. */
export const jobTroubles: readonly ConsistencyRule[] = [
  {
    says: 'no job has failed for good, or waits for longer than five minutes',
    broken: `select name || ' (' || count(*) || ')' as id from jobs.job
      where state = 'failed' or ${late} group by name order by name`,
  },
]

export interface JobCounts {
  readonly waiting: number
  readonly active: number
  readonly late: number
  readonly failed: number
}

/** Those of these keys that have a job in the queue which nobody has begun. */
export const jobsWaiting = async (tx: Tx, queue: string, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from jobs.job
    where name = ${queue} and state in ('created', 'retry') and singleton_key = any(${keys})`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** The whole queue, of all brands, for who watches the installation. */
export const countJobs = async (pool: Pool): Promise<JobCounts> => {
  const { rows } = await pool.query<JobCounts>(`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where ${late})::int as late,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed')`)
  return rows[0] ?? { waiting: 0, active: 0, late: 0, failed: 0 }
}

/** A brand's jobs that failed for good or are late. */
const ofBrand = (tx: Tx) =>
  tx
    .selectFrom(
      sql<TroubledJob>`(
        select id::text, name as queue, case when ${isFailed} then 'failed' else 'late' end as state, created_on as created_at,
          start_after as due_at, retry_count as tries, output ->> 'message' as message
        from jobs.job where (${isFailed} or (${isLate})) and ${ofTenant})`.as('troubled'),
    )
    .selectAll()

const jobList = {
  name: 'jobs',
  sortKeys: {
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    due_at: { expression: sql`due_at`, type: 'timestamptz' },
  },
  id: sql`id`,
} as const satisfies ListShape

export const listTroubledJobs = (
  tx: Tx,
  state: TroubledJob['state'] | undefined,
  page: PageRequest,
): Promise<Page<TroubledJob>> => {
  const jobs = ofBrand(tx)
  return readPage(state === undefined ? jobs : jobs.where('state', '=', state), jobList, page)
}

/** The latest of a brand's jobs that failed for good or are late, and how many of each there are. */
export const troubledJobs = async (
  tx: Tx,
  limit: number,
): Promise<{ readonly failed: number; readonly late: number; readonly jobs: readonly TroubledJob[] }> => {
  const [{ rows: counts }, jobs] = await Promise.all([
    sql<{ failed: number; late: number }>`
      select count(*) filter (where ${isFailed})::int as failed, count(*) filter (where ${isLate})::int as late
      from jobs.job where state in ('failed', 'created', 'retry') and ${ofTenant}`.execute(tx),
    ofBrand(tx).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),
  ])
  return { failed: counts[0]?.failed ?? 0, late: counts[0]?.late ?? 0, jobs }
}

/** Sends a job that failed or is late round again, at once and with all its tries. The queue it is in, or undefined where the brand has none such. */
export const retryJob = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, keep_until = default, deletion_seconds = default
    where id = ${id}::uuid and (${isFailed} or (${isLate})) and ${ofTenant} returning name`.execute(tx)
  return rows[0]?.name
}

/** Gives a job up that failed or is late; it is not tried again. The queue it was in, or undefined where the brand has none such. */
export const discardJob = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'cancelled', completed_on = now(), deletion_seconds = default
    where id = ${id}::uuid and (${isFailed} or (${isLate})) and ${ofTenant} returning name`.execute(tx)
  return rows[0]?.name
}

interface Unattended {
  /** How the names of these queues begin. */
  readonly under: string
  /** Those among them that have their workers. */
  readonly attended: readonly string[]
  readonly dueBefore: Date
}

/** Gives up what was due in queues that nobody works on any more: it would be late for as long as it is kept. */
export const discardUnattended = async (tx: Tx, { under, attended, dueBefore }: Unattended): Promise<void> => {
  await sql`
    update jobs.job set state = 'cancelled', completed_on = now(), deletion_seconds = default
    where name in (select name from jobs.queue where starts_with(name, ${under}) and name <> all(${attended}))
      and state in ('created', 'retry') and start_after <= ${dueBefore}`.execute(tx)
}

/** The queue deletes what ended a week ago. What failed stays until somebody retries or discards it: it may be a receipt that never left. */
export const keepFailed = (pool: Pool): Promise<unknown> =>
  pool.query(`update jobs.job set deletion_seconds = 0 where state = 'failed' and deletion_seconds > 0`)
