import { failure } from '../../../platform/failure.ts'
import type { ResolveLicence } from '../../../platform/http/identify.ts'
import { hashSecret } from '../../../platform/ids.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import type { Services } from '../services.ts'
import { type KeyOwner, keyOwner } from './server-store.ts'
import { nameOf } from './signed-claims.ts'

/** How many recently used keys are remembered, and for how long: a replaced key ends this much later at most, on every process. */
const remembered = { most: 50_000, ms: 5_000 } as const

/** Finds the licence of a media server’s call by its key. Throws 401 `licence_unknown` for a key that no licence has, or has any more. */
export const findLicence = ({ database, clock }: Services): ResolveLicence => {
  const known = createTtlCache<KeyOwner>(remembered.most, remembered.ms)
  return async (key) => {
    const hash = hashSecret(key)
    const name = hash.toString('base64')
    const recent = known.get(name)
    const found = recent ?? (await database.pool.query<KeyOwner>({ ...keyOwner, values: [hash] })).rows[0]
    if (found === undefined) throw failure('licence_unknown')
    // Not prolonged by its use: a server that calls all the time must be looked up as well.
    if (recent === undefined) known.set(name, found)
    if (found.ends_at !== null && found.ends_at <= clock.now()) throw failure('licence_unknown')
    return { tenant: found.tenant, deliverable_id: found.deliverable_id, license: nameOf(key) }
  }
}
