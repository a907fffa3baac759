import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { RunningFacts } from '../servers/lease-rules.ts'
import type { OfflineActivationRow } from './activation-store.ts'
import { claimsFor, endOf, hashOf } from './issued-files.ts'

export const presentActivation = (facts: RunningFacts, row: OfflineActivationRow): OfflineActivationKey => {
  const { key, version, server_id, hostname, created_at, request_hash } = row
  return {
    key,
    version,
    server_id,
    hostname,
    created_at: created_at.toISOString(),
    expires_at: endOf(row),
    current: request_hash.equals(hashOf(claimsFor(facts, row))),
    initiator: { email: row.initiator_email, name: row.initiator_name, ip: row.initiator_ip },
  }
}
