import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** SQLSTATE of a write on a standby, or where all transactions begin as `read only`. */
const isReadOnly = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === '25006'

/** Notices that the database can only be read, and when it can be written again. */
export interface Writability {
  /** Whether the error is a write that was refused because of it. If so, it is logged here, once. */
  explains(error: unknown): boolean
  readonly isWritable: () => boolean
  stop(): void
}

const lookEveryMs = 1_000

/** Asks over a connection of its own, because the address may lead to another server by now. */
const asksAnew = async (url: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer looks',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ writable: boolean }>(
      `select not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean as writable`,
    )
    return rows[0]?.writable === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * After a failover, connections to the former primary, now a standby, go on answering reads and refuse every write.
 * Nothing ends them by itself, and reads on them are welcome as long as there is nothing better. So from the first refused
 * write on, a new connection is tried every second, and `renew` is called once it can write.
 */
export const watchWritable = (url: string, log: Log, renew: () => Promise<void>, ask = asksAnew): Writability => {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWatching = false

  const watch = async (): Promise<void> => {
    isWatching = true
    log.error('the database can only be read: writes are refused meanwhile')
    while (!signal.aborted && !(await ask(url))) await delay(lookEveryMs, undefined, { ref: false })
    if (!signal.aborted) {
      await renew()
      log.warn('the database can be written again')
    }
    isWatching = false
  }

  return {
    explains: (error) => {
      if (!isReadOnly(error)) return false
      if (!signal.aborted && !isWatching) void watch()
      return true
    },
    isWritable: () => !isWatching,
    stop: () => stopping.abort(),
  }
}
