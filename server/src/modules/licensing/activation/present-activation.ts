import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { RunningFacts } from '../servers/lease-rules.ts'
import type { OfflineActivationRow } from './activation-store.ts'
import { claimsFor, endOf, hashOf } from './issued-files.ts'

/** `newest`: the newest file of each server that still holds its seat. */
export const presentActivation = (
  facts: RunningFacts,
  row: OfflineActivationRow,
  newest: ReadonlySet<string>,
): OfflineActivationKey => {
  const current = row.request_hash.equals(hashOf(claimsFor(facts, row)))
  const { key, version, server_id, hostname, created_at } = row
  return {
    key,
    version,
    server_id,
    hostname,
    created_at: created_at.toISOString(),
    expires_at: endOf(row),
    current,
    renewable: !current && newest.has(key),
    initiator: { email: row.initiator_email, name: row.initiator_name, ip: row.initiator_ip },
  }
}
