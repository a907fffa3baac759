import type { UsbActivationKey } from '@foyer/contract/licensing/activation.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { fileClaims, stopReason } from './lease-rules.ts'
import { licensingPolicy } from './policy.ts'
import { readableLicence } from './read-licence.ts'
import type { Services } from './services.ts'
import { signDocument } from './signed-document.ts'

/** The file for a dongle: whichever server it is plugged into may run. Nothing in it tells when it was asked for, so it is the same each time. */
export const activateDongle =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<UsbActivationKey> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.getUsbActivationKey)
      const { usb_serial_number, activation_type, account_id, period_starts_on, created_at } = licence
      if (usb_serial_number === null) throw failure('wrong_activation_type', { meta: { activation_type } })
      const reason = stopReason(licence, services.clock.now())
      if (reason !== undefined) throw failure('licence_stopped', { meta: { reason } })
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'activated_usb',
        object_type: 'deliverable',
        object_id: id,
        account_id,
        changes: { usb_serial_number },
      })
      const issued_at = new Date(period_starts_on ?? created_at).toISOString()
      const claims = { ...fileClaims(licence), usb_serial_number, issued_at }
      return { key: signDocument(services.licenceKeys, 'usb', claims), usb_serial_number }
    })
