import type { Client } from 'pg'

/** How many statements wait for a lock in the database that the onlooker is connected to. */
const waiting = async (onlooker: Client): Promise<number> => {
  // Within a transaction the first look would be all that it ever sees.
  await onlooker.query('select pg_stat_clear_snapshot()')
  const { rows } = await onlooker.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Looks until so many statements wait for a lock. The onlooker may be whoever holds it. */
export const untilWaiting = async (onlooker: Client, count: number): Promise<void> => {
  while ((await waiting(onlooker)) < count) await new Promise((resolve) => setTimeout(resolve, 5))
}
