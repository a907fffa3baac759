import type { Pool } from 'pg'
import type { JobWithMetadata } from 'pg-boss'

/**
 * Thrown by a job when a service it needs, such as the mail server, is unavailable. The attempt does not count;
 * otherwise an outage of an hour would use up attempts that are meant for rejected work. Waiting jobs run as soon as
 * the service is back.
 */
export class Away extends Error {
  override readonly name = 'Away'
}

export const lookForReturnMs = 30_000

/** Enough to notice that a service is back, and few enough not to keep a queue busy with attempts that fail. */
const probes = 20
/** After this time most waiting jobs are out of date, so their attempts count from then on. */
const keptDays = 3

type Waited = Pick<JobWithMetadata, 'output' | 'startAfter'>

/** Whether the job's last attempt failed because of an outage. */
const waitedForReturn = ({ output }: Waited): boolean =>
  typeof output === 'object' && output !== null && 'away' in output && output.away === true

export interface Outages {
  /** Retries the oldest waiting jobs with their attempts reset, and keeps the others from running out of attempts. */
  probe(queue: string): Promise<void>
  /**
   * Called with completed jobs. If some of them had waited for a service, all other waiting jobs of their queue become
   * due. This happens only once per recovery: jobs that were made due by it do not trigger it again, because that would
   * scan a long queue over and over. Returns whether some had waited.
   */
  over(queue: string, done: readonly Waited[]): Promise<boolean>
}

/** Jobs of a queue ($1) that wait for a service, up to an age of some days ($2). */
const waiting = `name = $1 and state < 'active' and not blocked and state = 'retry' and (output ->> 'away')::boolean
  and created_on > now() - make_interval(days => $2)`

export const createOutages = (pool: Pool): Outages => {
  /** When the jobs of each queue were last made due, by the database's clock. */
  const saidAt = new Map<string, Date>()

  /** Returns the time at which the jobs are due. */
  const bringForward = async (queue: string, atMost: number | null): Promise<Date | undefined> => {
    const { rows } = await pool.query<{ at: Date }>(
      `with brought as (
         update jobs.job set start_after = now(), retry_count = 0
         where name = $1 and state = 'retry' and id in (
           select id from jobs.job
           where ${waiting} and start_after > now()
           order by created_on limit $3))
       select now() as at`,
      [queue, keptDays, atMost],
    )
    return rows[0]?.at
  }

  /** By then the backoff is long enough for this to run between the last two attempts. */
  const keepTries = (queue: string): Promise<unknown> =>
    pool.query(`update jobs.job set retry_count = retry_limit - 2 where ${waiting} and retry_count > retry_limit - 2`, [
      queue,
      keptDays,
    ])

  return {
    probe: async (queue) => {
      await keepTries(queue)
      await bringForward(queue, probes)
    },
    over: async (queue, done) => {
      const waited = done.filter(waitedForReturn)
      const said = saidAt.get(queue)
      if (waited.some(({ startAfter }) => said === undefined || startAfter > said)) {
        const at = await bringForward(queue, null)
        if (at !== undefined) saidAt.set(queue, at)
      }
      return waited.length > 0
    },
  }
}
