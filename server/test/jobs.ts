import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

/** A mail that never left, as the queue keeps it. Returns the job's id. */
export const failJob = async ({ database_url }: RunningFoyer, tenant = 'aurora'): Promise<string> => {
  const [row] = await askDatabase<{ id: string }>(
    database_url,
    `insert into jobs.job (name, data, state, retry_count, retry_limit, output, created_on, start_after, completed_on)
     values ('mail', jsonb_build_object('tenant', $1::text, 'to', '[]'::jsonb), 'failed', 10, 10, '{"message": "no route to the mail server"}', now(), now(), now())
     returning id`,
    [tenant],
  )
  return row?.id ?? ''
}
