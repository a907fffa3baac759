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

/** Whether this job's last try met an outage. */
export const waitedForReturn = ({ output }: Pick<JobWithMetadata, 'output'>): boolean =>
  typeof output === 'object' && output !== null && 'away' in output && output.away === true

export interface Outages {
  /** Tries the oldest of what waits once more, with all its tries before it. */
  probe(queue: string): Promise<void>
  /** Something that had waited was done: all the rest is due now. */
  over(queue: string): Promise<void>
}

export const createOutages = (pool: Pool): Outages => {
  const bringForward = async (queue: string, atMost: number | null): Promise<void> => {
    await pool.query(
      `update jobs.job set start_after = now(), retry_count = 0
       where name = $1 and state = 'retry' and id in (
         select id from jobs.job
         where name = $1 and state < 'active' and not blocked and state = 'retry' and start_after > now()
           and (output ->> 'away')::boolean and created_on > now() - make_interval(days => $2)
         order by created_on limit $3)`,
      [queue, keptDays, atMost],
    )
  }
  return { probe: (queue) => bringForward(queue, probes), over: (queue) => bringForward(queue, null) }
}
