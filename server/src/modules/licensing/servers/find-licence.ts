import { failure } from '../../../platform/failure.ts'
import type { ResolveLicence } from '../../../platform/http/identify.ts'
import { hashSecret } from '../../../platform/ids.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import { type KeyOwner, keyOwner } from '../keys/key-store.ts'
import type { Services } from '../services.ts'
import { nameOf } from './signed-claims.ts'

/** How many keys are remembered. */
const mostRemembered = 50_000

/**
 * Finds the licence of a media server’s call by its key. Throws 401 `licence_unknown` for a key that no licence ever had. Whose key it is never
 * changes, so it is remembered; whether it still works is asked with each call, by the statement that serves it.
 */
export const findLicence = ({ database }: Services): ResolveLicence => {
  const known = createTtlCache<KeyOwner>(mostRemembered)
  return async (key) => {
    const key_hash = hashSecret(key)
    const name = key_hash.toString('base64')
    const recent = known.get(name)
    const found = recent ?? (await database.pool.query<KeyOwner>({ ...keyOwner, values: [key_hash] })).rows[0]
    if (found === undefined) throw failure('licence_unknown')
    if (recent === undefined) known.set(name, found)
    return { ...found, key_hash, license: nameOf(key) }
  }
}
