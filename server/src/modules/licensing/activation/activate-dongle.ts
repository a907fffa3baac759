import { decodeDongleRequest, dongleRefusal } from '@foyer/contract/licensing/activation-request.ts'
import type { UsbActivationKey } from '@foyer/contract/licensing/activation.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import { ownedSince } from '../history/history-store.ts'
import { licensingPolicy } from '../policy.ts'
import { readableLicence } from '../read-licence.ts'
import { refuseToRun } from '../servers/grant-lease.ts'
import { type RunningFacts, stopReason } from '../servers/lease-rules.ts'
import { fileClaims } from '../servers/signed-claims.ts'
import type { Services } from '../services.ts'
import { noteDongleFile } from './ending-file-store.ts'
import { signDocument } from './signed-document.ts'

/** A request file names the dongle of its server, so a wrong dongle is noticed here and not at the server. */
const refuseRequest = (facts: RunningFacts, serial: string, encoded: string, now: Date): void => {
  const request = decodeDongleRequest(encoded)
  if (request === undefined) throw failure('bad_activation_request', { parameter: 'request' })
  const reason = dongleRefusal(request, serial)
  if (reason !== undefined) {
    const meta = { reason, found: request.usb_serial_number ?? null, usb_serial_number: serial }
    throw failure('wrong_dongle', { parameter: 'request', meta })
  }
  refuseToRun(facts, request.version, now)
}

/**
 * The file for a dongle: any server that the dongle is plugged into may run. It contains no time of the request, so it is the same each
 * time, with or without a request. 422 `wrong_dongle` if the request is for another dongle; then nothing is logged.
 */
export const activateDongle =
  (services: Services) =>
  (call: ActorCall, id: string, request?: string): Promise<UsbActivationKey> =>
    services.database.transaction(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.getUsbActivationKey)
      const { usb_serial_number, activation_type, account_id, created_at } = licence
      if (usb_serial_number === null) throw failure('wrong_activation_type', { meta: { activation_type } })
      const now = services.clock.now()
      const reason = stopReason(licence, now)
      if (reason !== undefined) throw failure('licence_stopped', { meta: { reason } })
      if (request !== undefined && request !== '') refuseRequest(licence, usb_serial_number, request, now)
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'activated_usb',
        ...ofLicence(id, account_id),
        changes: { usb_serial_number },
      })
      const { expires_at: ends_at } = fileClaims(licence)
      const owned_since = await ownedSince(tx, call.tenant, id)
      await noteDongleFile(tx, { tenant: call.tenant, deliverable_id: id, ends_at, given_at: now, owned_since })
      // In the past and always the same: the period of an early payment has not begun yet.
      const issued_at = new Date(dayOf(created_at)).toISOString()
      const claims = { ...fileClaims(licence), usb_serial_number, issued_at }
      return { key: signDocument(services.licenceKeys, 'usb', claims), usb_serial_number }
    })
