import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const most = 3
const isVictim = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')

/**
 * Retries a transaction that PostgreSQL aborted because of a deadlock or a serialization failure, up to three attempts
 * with a short random delay. This is safe: everything was rolled back, and transactions have no effects outside the
 * database.
 */
export const inSpiteOfOthers = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isVictim(error) || attempt === most) throw error
      await delay(Math.random() * 50 * attempt)
    }
  }
}
