import type { Lease } from '@foyer/contract/licensing/media-server.ts'
import { versionRefusal } from '@foyer/contract/licensing/version.ts'
import { heartbeatSeconds } from '@foyer/contract/vocabulary/constants.ts'
import { failure } from '../../../platform/failure.ts'
import { signDocument } from '../activation/signed-document.ts'
import type { Services } from '../services.ts'
import { type RunningFacts, stopReason } from './lease-rules.ts'
import { leaseClaims } from './signed-claims.ts'

/** Throws 403 if the licence does not run, and 422 if it does not cover the version. */
export const refuseToRun = (facts: RunningFacts, version: string, now: Date): void => {
  const reason = stopReason(facts, now)
  if (reason !== undefined) throw failure('licence_stopped', { meta: { reason } })
  const { version_min: min, version_max: max } = facts
  const why = versionRefusal(version, { min, max })
  if (why !== undefined)
    throw failure('version_out_of_range', { pointer: '/version', meta: { reason: why, version, min, max } })
}

export const grantLease = (
  { licenceKeys }: Services,
  facts: RunningFacts,
  server: Parameters<typeof leaseClaims>[1],
  now: Date,
): Lease => {
  const claims = leaseClaims(facts, server, now)
  return { ...claims, lease: signDocument(licenceKeys, 'lease', claims), heartbeat_in: heartbeatSeconds }
}
