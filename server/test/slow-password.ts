import { argon2Sync } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

/** A hash with so many passes that everything else is done long before the password has been checked. */
export const slowHashOf = (password: string): string => {
  const nonce = Buffer.alloc(16, 'salt')
  const settings = { memory: 19_456, passes: 40, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...settings })
  return `$argon2id$v=19$m=19456,t=40,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** Resets the counters, so that the next attempt is noticed. */
export const forgetTries = ({ database_url }: RunningFoyer): Promise<unknown> =>
  askDatabase(database_url, 'delete from platform.rate_limit')

/** Waits until an attempt is counted, so the password is being checked. */
export const tryIsUnderWay = ({ database_url }: RunningFoyer): Promise<void> =>
  vi.waitFor(
    async () => expect(await askDatabase(database_url, 'select key from platform.rate_limit')).not.toEqual([]),
    { timeout: 10_000 },
  )
