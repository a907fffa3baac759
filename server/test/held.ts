import { Client } from 'pg'
import { expect, vi } from 'vitest'
import { askDatabase } from './rows.ts'

/** Someone else's uncommitted transaction. */
export interface Held {
  /** Commits once someone waits for it. */
  letGo(): Promise<void>
}

/** Runs a statement in a transaction that stays open, bypassing row-level security. */
export const hold = async (
  url: string,
  statements: readonly (readonly [string, readonly unknown[]])[],
): Promise<Held> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  for (const [text, values] of statements) await client.query(text, [...values])
  return {
    letGo: async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      try {
        await vi.waitFor(async () => expect(await askDatabase(url, waiting)).not.toEqual([]), { timeout: 30_000 })
        await client.query('commit')
      } finally {
        await client.end()
      }
    },
  }
}
