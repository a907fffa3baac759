import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { ConsistencyRule } from '../consistency.ts'
import type { Tx } from '../database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../database/paging.ts'

/** A job that needs a person's attention. */
export interface TroubledJob {
  readonly id: string
  readonly queue: string
  readonly state: 'failed' | 'late'
  readonly created_at: Date
  readonly due_at: Date
  readonly tries: number
  readonly message: string | null
}

/** Workers poll more often than this, so a job that is overdue for longer indicates a problem. */
const lateAfter = `now() - interval '5 minutes'`

/**
 * A job is late if no worker has taken it, or if it has waited this long for an unavailable service. In the latter case
 * its next attempt may be soon.
 */
const late = `state in ('created', 'retry') and (start_after < ${lateAfter} or (output ->> 'away')::boolean and created_on < ${lateAfter})`

/**
 * The queue's table has no tenant column and no row-level security. The tenant is in the job's data, so this condition
 * keeps brands apart.
 */
const ofTenant = sql<boolean>`coalesce(data ->> 'tenant', data -> 'call' ->> 'tenant') = platform.tenant()`

const isFailed = sql<boolean>`state = 'failed'`
const isLate = sql<boolean>`${sql.raw(late)}`

/** The doctor's checks of the queue, across all brands. */
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

/** Whether the queue has a job with this id, or has had one within the last week. */
export const hasJob = async (tx: Tx, queue: string, id: string): Promise<boolean> => {
  const { rows } = await sql`select from jobs.job where name = ${queue} and id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Which of these keys have a job in the queue that has not started. */
export const jobsWaiting = async (tx: Tx, queue: string, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from jobs.job
    where name = ${queue} and state in ('created', 'retry') and singleton_key = any(${keys})`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** Counts the queue's jobs across all brands, for monitoring. */
export const countJobs = async (pool: Pool): Promise<JobCounts> => {
  const { rows } = await pool.query<JobCounts>(`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where ${late})::int as late,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed')`)
  return rows[0] ?? { waiting: 0, active: 0, late: 0, failed: 0 }
}

/** A brand's jobs that failed permanently or are late. */
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

/** Which of them; all of them without. */
export interface JobFilter {
  readonly state?: TroubledJob['state'] | undefined
  readonly queue?: string | undefined
}

const fitting = (tx: Tx, { state, queue }: JobFilter) =>
  ofBrand(tx)
    .$if(state !== undefined, (jobs) => jobs.where('state', '=', state ?? 'failed'))
    .$if(queue !== undefined, (jobs) => jobs.where('queue', '=', queue ?? ''))

export const listTroubledJobs = (tx: Tx, filter: JobFilter, page: PageRequest): Promise<Page<TroubledJob>> =>
  readPage(fitting(tx, filter), jobList, page)

/** The latest of a brand's jobs that failed permanently or are late, and their numbers. */
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

export interface RetriedJob {
  readonly id: string
  readonly queue: string
}

/** Retries failed or late jobs of the brand at once, with all their attempts. Returns those that still were. */
const retryThose = async (tx: Tx, ids: readonly string[]): Promise<readonly RetriedJob[]> => {
  const { rows } = await sql<RetriedJob>`
    update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, keep_until = default, deletion_seconds = default
    where id = any(${ids}::uuid[]) and (${isFailed} or (${isLate})) and ${ofTenant} returning id::text, name as queue`.execute(
    tx,
  )
  return rows
}

/** Retries one at once. Returns its queue, or undefined if the brand has no such job. */
export const retryJob = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await retryThose(tx, [id]))[0]?.queue

/** Retries the oldest that fit, at most so many. */
export const retryJobs = async (tx: Tx, filter: JobFilter, most: number): Promise<readonly RetriedJob[]> => {
  const jobs = await fitting(tx, filter).orderBy('created_at').orderBy('id').limit(most).execute()
  return retryThose(
    tx,
    jobs.map(({ id }) => id),
  )
}

/** Discards a failed or late job. Returns its queue, or undefined if the brand has no such job. */
export const discardJob = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'cancelled', completed_on = now(), deletion_seconds = default
    where id = ${id}::uuid and (${isFailed} or (${isLate})) and ${ofTenant} returning name`.execute(tx)
  return rows[0]?.name
}

interface Unattended {
  /** A prefix of the queues' names. */
  readonly under: string
  /** Those of the queues that have workers. */
  readonly attended: readonly string[]
  readonly dueBefore: Date
}

/** Discards overdue jobs in queues without workers, which would otherwise count as late for as long as they are kept. */
export const discardUnattended = async (tx: Tx, { under, attended, dueBefore }: Unattended): Promise<void> => {
  await sql`
    update jobs.job set state = 'cancelled', completed_on = now(), deletion_seconds = default
    where name in (select name from jobs.queue where starts_with(name, ${under}) and name <> all(${attended}))
      and state in ('created', 'retry') and start_after <= ${dueBefore}`.execute(tx)
}

/**
 * The queue's library deletes jobs a week after they ended. Failed jobs are kept until somebody retries or discards
 * them: one may be a receipt that was never sent.
 */
export const keepFailed = (pool: Pool): Promise<unknown> =>
  pool.query(`update jobs.job set deletion_seconds = 0 where state = 'failed' and deletion_seconds > 0`)
