import { publicHalfOf } from '@foyer/contract/licensing/licence-key.ts'
import type { LeaseClaims } from '@foyer/contract/licensing/media-server.ts'
import { hashSecret } from '../../../platform/ids.ts'
import { stopsOn } from '../licence-rules.ts'
import { leaseEnd, type RunningFacts } from './lease-rules.ts'

/** The part of the key that names the licence without opening it. A key of another system has no such part. */
export const nameOf = (key: string): string => publicHalfOf(key) ?? hashSecret(key).toString('base64url').slice(0, 22)

/** What every signed document says about the licence. */
const grantOf = ({ key, quantity, version_min, version_max }: RunningFacts) => ({
  license: nameOf(key),
  quantity,
  versions: { min: version_min, max: version_max },
})

/** A lease names the licence as the calling server’s own key does, which may be the former one of a replaced key. */
export const leaseClaims = (
  facts: RunningFacts,
  { license, server_id }: Pick<LeaseClaims, 'license' | 'server_id'>,
  now: Date,
): LeaseClaims => {
  const { quantity, versions } = grantOf(facts)
  const issued_at = now.toISOString()
  return { license, server_id, quantity, versions, issued_at, expires_at: leaseEnd(facts, now).toISOString() }
}

/** What every file says. Files are not renewed by heartbeats, so they last as long as the paid time. */
export const fileClaims = (facts: RunningFacts) => {
  const day = stopsOn(facts)
  return { ...grantOf(facts), expires_at: day === null ? null : new Date(day).toISOString() }
}
