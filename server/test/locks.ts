import type { Client } from 'pg'

/** The number of statements that wait for a lock in the onlooker's database. */
const waiting = async (onlooker: Client): Promise<number> => {
  // Within a transaction, PostgreSQL would keep returning its first snapshot.
  await onlooker.query('select pg_stat_clear_snapshot()')
  const { rows } = await onlooker.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Waits until this many statements wait for a lock. The onlooker may be the one that holds it. */
export const untilWaiting = async (onlooker: Client, count: number): Promise<void> => {
  while ((await waiting(onlooker)) < count) await new Promise((resolve) => setTimeout(resolve, 5))
}
