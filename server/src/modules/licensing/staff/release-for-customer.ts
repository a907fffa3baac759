import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { placedServer, takeFromLicence } from '../servers/release-server.ts'
import type { Services } from '../services.ts'
import { lockForStaff } from './change-licence.ts'

/** Takes a server's place back for whoever may not any more: staff answer for it, so it counts among none of the customer's. */
export const releaseForCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, serverId: string, reason: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await lockForStaff(tx, id)
      const server = await placedServer(tx, licence, serverId)
      await takeFromLicence(services, tx, licence, server, { ...auditedByOperator(call), reason })
    })
