import type { Claims } from '../../platform/auth/access-tokens.ts'
import { failure } from '../../platform/failure.ts'
import { endReused } from './end-reused.ts'
import { confirmRefreshed, isSuperseded, lockRefreshToken } from './refresh-token-store.ts'
import type { Services } from './services.ts'

/** An access token of a superseded refresh token: of the two answers that were given for one token, both are in use. */
const endIfSuperseded = async (services: Services, { tenant }: Claims, hash: Buffer): Promise<void> => {
  const now = services.clock.now()
  const isReused = await services.database.transaction(tenant, async (tx) => {
    const row = await lockRefreshToken(tx, hash)
    if (row === undefined || !isSuperseded(row)) return false
    if (row.revoked_at === null) await endReused(services, tx, { tenant, ip: null }, row, now)
    return true
  })
  if (isReused) throw failure('unauthorized')
}

/**
 * Notes that the answer of a refresh has arrived, when an access token of it is first used: from then on its predecessor may no longer be
 * exchanged again. Each process notes it once per token, which is one small write in ten minutes; all further calls cost nothing. While the
 * database does not accept writes, nothing is noted.
 */
export const confirmRenewal = (services: Services): ((claims: Claims) => Promise<void>) => {
  const { database, clock } = services
  const confirmed = new WeakMap<Claims, Promise<void>>()
  const confirm = async (claims: Claims, renewal: string): Promise<void> => {
    const hash = Buffer.from(renewal, 'base64url')
    const rows = await database.hotWrite(claims.tenant, confirmRefreshed, [hash, clock.now()])
    if (rows.length === 0) await endIfSuperseded(services, claims, hash)
  }
  return async (claims) => {
    if (claims.renewal === null || !database.isWritable()) return
    const known = confirmed.get(claims) ?? confirm(claims, claims.renewal)
    confirmed.set(claims, known)
    await known.catch((error: unknown) => {
      confirmed.delete(claims)
      throw error
    })
  }
}
