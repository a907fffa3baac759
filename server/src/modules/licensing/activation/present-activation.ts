import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { OfflineActivationRow } from './activation-store.ts'

export const presentActivation = ({
  key,
  version,
  server_id,
  hostname,
  created_at,
  initiator_email: email,
  initiator_name: name,
  initiator_ip: ip,
}: OfflineActivationRow): OfflineActivationKey => ({
  key,
  version,
  server_id,
  hostname,
  created_at: created_at.toISOString(),
  initiator: { email, name, ip },
})
