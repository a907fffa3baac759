import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { placedServer, takeFromLicence } from '../servers/release-server.ts'
import type { Services } from '../services.ts'
import { lockForStaff } from './change-licence.ts'

/** Releases a server’s seat for a customer who has used up their releases. It does not count against them. */
export const releaseForCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, serverId: string, reason: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      const server = await placedServer(tx, licence, serverId)
      await takeFromLicence(services, tx, licence, server, { ...auditedByOperator(call), reason })
    })
