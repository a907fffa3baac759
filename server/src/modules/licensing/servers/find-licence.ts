import { failure } from '../../../platform/failure.ts'
import type { ResolveLicence } from '../../../platform/http/identify.ts'
import { hashSecret } from '../../../platform/ids.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import type { Services } from '../services.ts'
import { type KeyOwner, keyOwner } from './server-store.ts'

/**
 * Recently used keys. The licence of a key never changes, so it is read once per process. What the licence allows is read with each call.
 */
const remembered = 50_000

/** Finds the licence of a media server’s call by its key. Throws 401 `licence_unknown` for a key that no licence has. */
export const findLicence = ({ database }: Services): ResolveLicence => {
  const known = createTtlCache<KeyOwner>(remembered)
  return async (key) => {
    const hash = hashSecret(key)
    const name = hash.toString('base64')
    const found = known.get(name) ?? (await database.pool.query<KeyOwner>({ ...keyOwner, values: [hash] })).rows[0]
    if (found === undefined) throw failure('licence_unknown')
    known.set(name, found)
    return found
  }
}
