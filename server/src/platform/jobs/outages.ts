import type { Pool } from 'pg'
import type { JobWithMetadata } from 'pg-boss'

/**
 * Thrown by a job whose work is not to blame: what it needs, such as the mail server, is away. Such a try does not count, or an
 * outage of an hour would use up what is meant for work that is refused; and what has waited is done as soon as that is back.
 */
export class Away extends Error {
  override readonly name = 'Away'
}

export const lookForReturnMs = 30_000

/** Enough to tell whether something is back, and few enough not to keep a queue busy with what will fail. */
const probes = 20
/** Most of what waits is out of date by then: its tries count from now on. */
const keptDays = 3

type Waited = Pick<JobWithMetadata, 'output' | 'startAfter'>

/** Whether this job's last try met an outage. */
const waitedForReturn = ({ output }: Waited): boolean =>
  typeof output === 'object' && output !== null && 'away' in output && output.away === true

export interface Outages {
  /** Tries the oldest of what waits once more, with all its tries before it, and keeps the rest from using up theirs. */
  probe(queue: string): Promise<void>
  /**
   * These were done. Where some of them had waited for a return, all the rest of their queue is due now: said once, and
   * not again by each of those whom it sent on their way, or a long queue would be read anew for every few of it.
   * Returns whether some had waited.
   */
  over(queue: string, done: readonly Waited[]): Promise<boolean>
}

/** What waits for a return in a queue ($1), for so many days ($2) at most. */
const waiting = `name = $1 and state < 'active' and not blocked and state = 'retry' and (output ->> 'away')::boolean
  and created_on > now() - make_interval(days => $2)`

export const createOutages = (pool: Pool): Outages => {
  /** When each queue was last sent on its way, by the database's clock. */
  const saidAt = new Map<string, Date>()

  /** Returns the moment at which they are due. */
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

  /** Tries that met an outage lie far enough apart by then for this to come between the last two. */
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
